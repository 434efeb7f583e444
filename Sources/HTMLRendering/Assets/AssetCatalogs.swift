package import Diagnostics
import Foundation

/// The images and colors of the asset catalogs (`.xcassets`) in the sources of targets, by their names.
package struct AssetCatalogs: Hashable, Sendable {
    private var images: [String: [AssetImage]] = [:]
    /// The image sets of which a browser shows no file, with the first one.
    private var unsupported: [String: String] = [:]
    private(set) var colors: [String: AssetColors] = [:]
    /// What is wrong in the catalogs. All other images and colors are shown.
    package private(set) var problems: [Diagnostic] = []

    /// Creates no catalogs.
    package init() {}

    /// Reads the catalogs. The first image or color of a name applies.
    package init(in targets: [TargetFolder]) {
        for target in targets {
            let files = ViewFiles(in: target).assets
            guard !files.isEmpty else { continue }
            var reader = AssetReader(files, of: target)
            reader.read()
            images.merge(reader.images) { first, _ in first }
            colors.merge(reader.colors) { first, _ in first }
            unsupported.merge(reader.unsupported) { first, _ in first }
            problems += reader.problems
        }
    }

    /// The names of the images.
    var imageNames: [String] { Array(images.keys) }

    /// Returns an image. Nil if there is none of this name.
    func image(named name: String, isRightToLeft: Bool, isDark: Bool?) -> PackageImage? {
        images[name].flatMap { PackageImage($0, isRightToLeft: isRightToLeft, isDark: isDark) }
    }

    /// Returns the name of a file that no browser shows, if the image set of this name has only such files.
    func unsupportedFile(ofImageNamed name: String) -> String? { images[name] == nil ? unsupported[name] : nil }

    /// Whether browsers show a file as an image.
    static func isShown(_ name: String) -> Bool {
        ["svg", "avif", "webp", "png", "jpg", "jpeg", "gif"].contains(URL(filePath: name).pathExtension.lowercased())
    }
}

/// Reads the catalogs of a target.
private struct AssetReader {
    private(set) var images: [String: [AssetImage]] = [:]
    private(set) var unsupported: [String: String] = [:]
    private(set) var colors: [String: AssetColors] = [:]
    private(set) var problems: [Diagnostic] = []
    private let target: TargetFolder
    private let files: [String: FolderFile]
    /// The paths of folders whose names are part of the names in them.
    private var namespaces: Set<String> = []

    private static let sizeLimit = 1 << 20
    private static let contentsName = "/Contents.json"

    init(_ files: [FolderFile], of target: TargetFolder) {
        self.target = target
        self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    }

    /// Reads the folders, and those around an item before it.
    mutating func read() {
        for path in files.keys.sorted(by: { ($0.count, $0) < ($1.count, $1) }) where path.hasSuffix(Self.contentsName) {
            let folder = String(path.dropLast(Self.contentsName.count))
            guard let kind = AssetKind(ofFolder: folder), let file = files[path] else { continue }
            do throws(Diagnostic) {
                let text = try BoundedFile(URL(filePath: file.resolvedPath), limit: Self.sizeLimit).text()
                read(JSONFile(text, file: file.file), of: kind, in: folder)
            } catch {
                problems.append(error)
            }
        }
    }

    private mutating func read(_ json: JSONFile, of kind: AssetKind, in folder: String) {
        do throws(Diagnostic) {
            let contents = try json.decode(AssetContents.self, .invalidAsset, named: "The asset catalog")
            let name = name(ofItem: folder)
            switch kind {
            case .group: if contents.providesNamespace { namespaces.insert(folder) }
            case .colors: colors[name] = AssetColors(contents.colors ?? [], name: name)
            case .images: images[name] = set(contents, named: name, in: folder, json)
            }
        } catch {
            problems.append(error)
        }
    }

    /// Returns the images of a set. Nil if there is none that browsers show.
    private mutating func set(
        _ contents: AssetContents, named name: String, in folder: String, _ json: JSONFile
    ) -> [AssetImage]? {
        let entries = contents.images ?? []
        for (index, entry) in entries.enumerated() {
            guard let file = entry.filename, files["\(folder)/\(file)"] == nil else { continue }
            let path: [any CodingKey] = [JSONKey("images"), JSONKey(index), JSONKey("filename")]
            problems.append(
                Diagnostic(
                    .invalidAsset, "There is no file '\(file.prefix(100))' in the image set '\(name.prefix(100))'.",
                    at: json.place(of: path), subject: name))
        }
        let present = entries.filter { entry in entry.filename.map { files["\(folder)/\($0)"] != nil } ?? false }
        let used = present.preferringIdiom(\.idiom) { AssetCatalogs.isShown($0.filename ?? "") }
        let images = used.compactMap { image(of: $0, in: folder, isTemplate: contents.isTemplate) }
        if images.isEmpty { unsupported[name] = present.first?.filename }
        return images.isEmpty ? nil : images
    }

    private func image(of entry: AssetContents.Image, in folder: String, isTemplate: Bool) -> AssetImage? {
        guard let name = entry.filename, let file = files["\(folder)/\(name)"],
            let appearance = AssetAppearance(entry.appearances)
        else { return nil }
        return AssetImage(
            address: PackageAssets.address(ofAsset: target.path(of: file)), scale: entry.scale?.pixels ?? 1,
            appearance: appearance, direction: entry.direction, pixels: PixelSize(ofFile: file.resolvedPath),
            isTemplate: isTemplate)
    }

    /// Returns the name of an item, with those of the namespaces around it.
    private func name(ofItem folder: String) -> String {
        let parts = folder.split(separator: "/")
        let spaces = parts.indices.dropLast().filter { namespaces.contains(parts[...$0].joined(separator: "/")) }
        let own = parts.last.map { $0.lastIndex(of: ".").map { dot in parts[parts.count - 1][..<dot] } ?? $0 } ?? ""
        return (spaces.map { parts[$0] } + [own]).joined(separator: "/")
    }
}

/// What a folder of an asset catalog contains.
private enum AssetKind {
    case group, images, colors

    /// Nil for icons of apps, data and everything else that views do not show.
    init?(ofFolder path: String) {
        switch URL(filePath: path).pathExtension {
        case "imageset": self = .images
        case "colorset": self = .colors
        case "", "xcassets": self = .group
        default: return nil
        }
    }
}
