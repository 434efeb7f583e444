import Diagnostics
import FOSFoundation
import Foundation
import HTTPCore

/// A file of the site or the program, `/assets/{path}`.
///
/// Its name may have the digest of its content, as in `site.3f9a12bc04d5e6f7.css`. Such an address never leads to other
/// bytes, so a browser does not ask for it again. When the content has changed, it leads on to the current address.
struct AssetFile: FileEndpoint {
    static let pattern = PathPattern("assets", values: 1...Int.max)
    // They change stylesheets.
    static let parameters = MediaEmulation.parameters
    // It is in memory already.
    static let isCacheable = false
    let path: String

    func answer(in context: PageContext) throws(PageError) -> Answer {
        let assets = context.content.assets
        let emulation = MediaEmulation(context.parameters)
        if let asset = assets[path] { return .response(asset.emulating(emulation, at: address).response) }
        guard let name = DigestedName(path: path), let asset = assets[name.plainPath] else {
            throw .unknownAsset(path)
        }
        var response = asset.emulating(emulation, at: address).response
        guard name.digest == asset.body.digest else {
            let current = context.links.address(assets.file(at: name.plainPath))
            return .response(HTTPResponse(status: .temporaryRedirect, headers: [.location: current]))
        }
        response.headers[.cacheControl] = "public, max-age=31536000, immutable"
        return .response(response)
    }
}

/// A file's path with the digest of its content before the extension.
private struct DigestedName {
    let plainPath: String
    let digest: String

    init(plainPath: String, digest: String) {
        self.plainPath = plainPath
        self.digest = digest
    }

    /// Nil for a path without a digest.
    init?(path: String) {
        let parts = path.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 2, let digest = parts.dropLast().last, digest.count == 16, digest.allSatisfy(\.isHexDigit)
        else { return nil }
        plainPath = (parts.dropLast(2) + parts.suffix(1)).joined(separator: ".")
        self.digest = String(digest)
    }

    /// The path; the plain one for a file without an extension.
    var path: String {
        guard let dot = plainPath.lastIndex(of: "."), !plainPath[dot...].contains("/") else { return plainPath }
        return "\(plainPath[..<dot]).\(digest)\(plainPath[dot...])"
    }
}

/// The site's scripts with the digests of other scripts in their imports, so that a browser asks for none of them again.
private struct ScriptImports {
    /// The scripts by their paths.
    private(set) var assets: [String: Asset] = [:]
    /// The scripts as they were read.
    private let files: [String: Asset]
    /// The scripts whose imports are being replaced, which import each other in a circle.
    private var open: Set<String> = []

    init(_ files: [String: Asset]) {
        self.files = Self.scripts(among: files)
        for path in self.files.keys { _ = script(at: path) }
    }

    /// Returns the same scripts, unless a script differs.
    func ofSameFiles(_ files: [String: Asset]) -> ScriptImports? {
        let scripts = Self.scripts(among: files)
        let isSame = scripts.count == self.files.count && scripts.allSatisfy { self.files[$0]?.body == $1.body }
        return isSame ? self : nil
    }

    private static func scripts(among files: [String: Asset]) -> [String: Asset] {
        files.filter { BuiltInFolders.isAsset($0.key) && $0.key.hasSuffix(".js") }
    }

    private mutating func script(at path: String) -> Asset? {
        if let known = assets[path] { return known }
        guard let file = files[path], open.insert(path).inserted else { return files[path] }
        defer { open.remove(path) }
        let text = String(decoding: file.body, as: UTF8.self)
        // Bytes, because finding line breaks among characters is slow.
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let imported = lines.map { withDigests(Substring($0)) }.joined(separator: "\n")
        let script = Asset(mediaType: file.mediaType, body: HTTPBody(Array(imported.utf8)))
        assets[path] = script
        return script
    }

    /// Returns a line of a script with the digests in the path of its import.
    private mutating func withDigests(_ line: Substring) -> Substring {
        guard line.hasPrefix("import ") || line.hasPrefix("} from ") else { return line }
        let parts = line.components(separatedBy: Self.pathStart)
        return Substring((parts.prefix(1) + parts.dropFirst().map { withDigest($0) }).joined(separator: Self.pathStart))
    }

    /// How the path of an import begins.
    private static let pathStart = "\"./"

    /// Returns a text that begins with the name of a script, with the digest in the name.
    private mutating func withDigest(_ text: String) -> String {
        let name = String(text.prefix { $0 != "\"" })
        guard let script = script(at: "\(BuiltInFolders.assetsPath)/\(name)") else { return text }
        return DigestedName(plainPath: name, digest: script.body.digest).path + text.dropFirst(name.count)
    }
}

/// The served files by their paths, so that no path of a request reaches the file system.
struct AssetTable: Sendable {
    /// The maximum size of a file in bytes, because all files are kept in memory.
    static let limit = 33_554_432

    /// The path of the stylesheet with the colors of asset catalogs.
    private static let colorsPath = "\(BuiltInFolders.assetsPath)/asset-colors.css"

    /// The files as they are served, by their paths.
    private let assets: [String: Asset]
    /// What was read of each file.
    private let read: [FolderFile: Asset]
    /// The digest of the paths of all files, and of what they contain, except for stylesheets.
    let digestBesidesStyles: String
    private let scripts: ScriptImports
    private let references = Once<AssetReferences>()
    /// The paths of the stylesheets next to views, sorted.
    private let viewStyles: [String]
    /// The errors of folders and files that cannot be read or are too large. Folders come first.
    let diagnostics: [Diagnostic]

    /// Reads every file in the folder of the site's own files and the others, and the stylesheets next to the views of
    /// targets, with the images of their asset catalogs. A file in a later folder replaces one with the same path, also
    /// that of a view.
    ///
    /// - Parameters:
    ///   - colors: The stylesheet with the colors of asset catalogs. Nil without colors.
    ///   - earlier: What was read before. Files that have not changed since then are not read again.
    init(
        site: URL? = BuiltInFolders.assets, folders: [URL], targets: [TargetFolder] = [], colors: String? = nil,
        earlier: AssetTable? = nil
    ) {
        let builtIn = [site].compactMap(\.self).map { FolderFiles(below: $0) }
        let own = folders.map { FolderFiles(below: $0) }
        let beside = targets.map { ($0, ViewFiles(in: $0)) }
        let styles = beside.flatMap { target, files in files.styles.map { (target.path(of: $0), $0) } }
        let images = beside.flatMap { target, files in
            files.assets.filter { !$0.path.hasSuffix(".json") }.map { (target.path(of: $0), $0) }
        }
        let found =
            styles + images + builtIn.flatMap(\.files).map { ("\(BuiltInFolders.assetsPath)/\($0.path)", $0) }
            + own.flatMap(\.files).map { ($0.path, $0) }
        self.init(
            files: Dictionary(found) { _, later in later },
            diagnostics: (builtIn + own).flatMap(\.unreadable).map(\.diagnostic), viewStyles: styles.map(\.0).sorted(),
            colors: colors, earlier: earlier)
    }

    /// Reads files by the paths at which they are served.
    ///
    /// - Parameters:
    ///   - viewStyles: The paths of the stylesheets next to views, sorted.
    ///   - colors: The stylesheet with the colors of asset catalogs. Nil without colors.
    init(
        files: [String: FolderFile], diagnostics: [Diagnostic] = [], viewStyles: [String] = [], colors: String? = nil,
        earlier: AssetTable? = nil
    ) {
        var assets: [String: Asset] = [:]
        var read: [FolderFile: Asset] = [:]
        var diagnostics = diagnostics
        for (path, file) in files.sorted(by: { $0.value.file < $1.value.file }) {
            do throws(Diagnostic) {
                let asset = if let known = earlier?.read[file] { known } else { try Asset(at: path, of: file) }
                (assets[path], read[file]) = (asset, asset)
            } catch {
                diagnostics.append(error)
            }
        }
        if let colors {
            assets[Self.colorsPath] = Asset(mediaType: .css, body: HTTPBody(Array(colors.utf8)))
        }
        scripts = earlier?.scripts.ofSameFiles(assets) ?? ScriptImports(assets)
        self.assets = assets.merging(scripts.assets) { $1 }
        self.read = read
        digestBesidesStyles = Self.digestBesidesStyles(of: self.assets)
        self.diagnostics = diagnostics
        self.viewStyles = viewStyles
    }

    private static func digestBesidesStyles(of assets: [String: Asset]) -> String {
        let files = assets.map { path, asset in path + "\n" + (path.hasSuffix(".css") ? "" : asset.body.digest) }
        return HTTPBody(files.sorted().joined(separator: "\n").utf8).digest
    }

    /// Returns the digest of the files that a preview with this HTML can show, except for stylesheets.
    func digest(ofFilesIn html: String) -> String {
        let references = references.get { AssetReferences(assets) }
        let shown = references.files(in: html, and: previewStylesheets)
        let script = assets[BuiltInAsset.liveScript.path]?.body.digest ?? ""
        guard !shown.contains(where: { assets[$0]?.mediaType == .javaScript }) else { return digestBesidesStyles }
        let files = assets.filter { shown.contains($0.key) }
        return HTTPBody((script + Self.digestBesidesStyles(of: files)).utf8).digest
    }

    subscript(path: String) -> Asset? { assets[path] }

    /// Returns the file at a path under the name that has its digest, or under the plain one if there is no such file.
    func file(at path: String) -> AssetFile {
        AssetFile(path: assets[path].map { DigestedName(plainPath: path, digest: $0.body.digest).path } ?? path)
    }

    /// Returns the path of a file without the digest in its name. Nil if there is no such file.
    func plainPath(of file: AssetFile) -> String? {
        assets[file.path] == nil ? DigestedName(path: file.path)?.plainPath : file.path
    }

    /// The address of a built-in file.
    func address(of asset: BuiltInAsset) -> String { file(at: asset.path).address }

    /// Returns several stylesheets as one text for a `style` element. Nothing in them can end it: in strings and names
    /// of CSS, `\/` is a slash.
    func text(of paths: [String]) -> String {
        paths.compactMap { assets[$0] }.map { String(decoding: $0.body, as: UTF8.self) }.joined(separator: "\n")
            .replacing("</", with: "<\\/")
    }

    /// All paths, sorted.
    var paths: [String] { assets.keys.sorted() }

    /// The stylesheets of a bare document: those of the site, that of the colors of asset catalogs, then the program's own,
    /// sorted by name, then those next to views.
    var previewStylesheets: [String] {
        let own = paths.filter { $0.hasSuffix(".css") && !$0.contains("/") }
        let builtIn = [BuiltInAsset.preview, .categories, .components].map(\.path) + [Self.colorsPath]
        return builtIn.filter { assets[$0] != nil } + own + viewStyles.filter { assets[$0] != nil }
    }
}

/// A file that `/assets` serves.
struct Asset: Sendable {
    let mediaType: MediaType
    let body: HTTPBody

    /// Returns a stylesheet with emulated media features. Other files stay as they are.
    ///
    /// - Parameter address: The address of the file.
    func emulating(_ emulation: MediaEmulation, at address: String) -> Asset {
        guard mediaType == .css, !emulation.isEmpty else { return self }
        return Asset(
            mediaType: mediaType, body: HTTPBody(EmulatedStyles(body, emulation: emulation, at: address).css))
    }

    /// The response with the file, which a browser asks for again each time.
    var response: HTTPResponse {
        var response = HTTPResponse(mediaType, body: body)
        response.headers[.acceptRanges] = "bytes"
        response.isRepeatable = true
        return response
    }
}

extension Asset {
    /// Reads a file that is served at a path.
    fileprivate init(at path: String, of file: FolderFile) throws(Diagnostic) {
        let file = BoundedFile(URL(filePath: file.resolvedPath, directoryHint: .notDirectory), limit: AssetTable.limit)
        self.init(mediaType: MediaType(fileName: path), body: HTTPBody(try file.data()))
    }
}
