package import Diagnostics
package import Foundation

/// The images and colors of a package by their names: those of its asset catalogs, the images of its folder `Public`, and the
/// colors that the stylesheets there set.
package struct PackageAssets: Hashable, Sendable {
    /// The asset catalogs.
    package let catalogs: AssetCatalogs
    /// The paths in the folder, by the paths without extension.
    private let paths: [String: String]
    /// The names of the colors that stylesheets set, as they are in custom properties.
    private let styledColors: Set<String>

    /// More than any stylesheet that somebody writes has, in bytes.
    private static let sizeLimit = 1 << 20

    /// Finds the images in the folders, and in the asset catalogs of targets. A file in a later folder replaces one of an
    /// earlier folder, and an image of a catalog replaces both.
    package init(folders: [URL] = [], targets: [TargetFolder] = []) {
        let files = folders.flatMap { FolderFiles(below: $0).files }
        let images = files.map(\.path).filter(AssetCatalogs.isShown)
        paths = Dictionary(images.map { (String($0[..<($0.lastIndex(of: ".") ?? $0.endIndex)]), $0) }) { $1 }
        catalogs = AssetCatalogs(in: targets)
        styledColors = Set(files.filter { $0.path.hasSuffix(".css") }.flatMap(Self.colors))
    }

    /// Returns the names of the colors that a stylesheet sets.
    private static func colors(in file: FolderFile) -> [String] {
        let text = try? BoundedFile(URL(filePath: file.resolvedPath), limit: sizeLimit).text()
        return text?.matches(of: /--color-([\w-]+)\s*:/).map { String($0.1) } ?? []
    }

    /// Returns the image with a name: that of a catalog, or the path of a file without its extension, or the end of the
    /// path if no other file has it. Nil if there is none.
    ///
    /// - Parameters:
    ///   - isRightToLeft: Whether the page is read from right to left.
    ///   - isDark: The theme that the view sets. Nil for that of the page.
    func image(named name: String, isRightToLeft: Bool = false, isDark: Bool? = nil) -> PackageImage? {
        if let image = catalogs.image(named: name, isRightToLeft: isRightToLeft, isDark: isDark) { return image }
        let ends = paths[name].map { [$0] } ?? paths.filter { $0.key.hasSuffix("/" + name) }.map(\.value)
        return ends.count == 1 ? PackageImage(address: Self.address(ofAsset: ends[0])) : nil
    }

    /// Whether a catalog or a stylesheet has a color with this name.
    func hasColor(named name: String) -> Bool {
        catalogs.colors[name] != nil || styledColors.contains(name.asCustomProperty)
    }

    /// Returns the address of a file that the host serves.
    static func address(ofAsset path: String) -> String {
        "/assets/" + (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
    }

    /// Returns the problem that there is no color with a name.
    func missingColor(_ name: String) -> Diagnostic {
        let nearest = NearestNames.nearest(to: name, among: (Array(catalogs.colors.keys) + styledColors).sorted())
        let advice = nearest.isEmpty ? "" : " \(NearestNames.question(nearest))"
        return Diagnostic(
            .brokenView,
            """
            There is no color '\(name)' in an asset catalog, so gray is shown.\(advice) Add it, or set \
            '--color-\(name.asCustomProperty)' in a stylesheet in Public.
            """, subject: name)
    }

    /// Returns the problem that there is no image with a name.
    func missing(_ name: String) -> Diagnostic {
        if let file = catalogs.unsupportedFile(ofImageNamed: name) {
            return Diagnostic(
                .brokenView,
                "The image '\(name)' has only the file '\(file)', which browsers do not show. Add an SVG or PNG file to it.",
                subject: name)
        }
        let nearest = NearestNames.nearest(to: name, among: (paths.keys + catalogs.imageNames).sorted())
        let advice = nearest.isEmpty ? "" : " \(NearestNames.question(nearest))"
        return Diagnostic(
            .brokenView,
            """
            There is no image '\(name)' in Public or an asset catalog.\(advice) Add it as an SVG, PNG, JPEG, WebP, AVIF or \
            GIF file.
            """, subject: name)
    }
}
