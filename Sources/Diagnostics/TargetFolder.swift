package import Foundation

/// The folder of a target, in whose sources files can be next to the views that they belong to.
package struct TargetFolder: Hashable, Sendable {
    /// The folder.
    package let url: URL
    /// The folder of the target's package.
    package let package: URL
    /// The path of the folder in the package.
    package let path: String

    /// Creates the folder of a target.
    ///
    /// - Parameters:
    ///   - path: The path in the package, such as `Sources/Bakery`.
    ///   - package: The folder of the package.
    package init(_ path: String, inPackage package: URL) {
        url = package.appending(path: path, directoryHint: .isDirectory)
        self.package = package
        self.path = path
    }

    /// The name of the folder, with which the names of templates and the addresses of styles in it begin.
    package var name: String { url.lastPathComponent }

    /// The name of the module: that of the folder, in which SwiftPM replaces what Swift does not allow in an identifier.
    package var moduleName: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

    /// Returns the path of a file in the folder, after the folder's own name.
    package func path(of file: FolderFile) -> String { "\(name)/\(file.path)" }
}

/// The files of a target that belong to its views, at one moment.
package struct ViewFiles: Hashable, Sendable {
    /// The Mustache files, anywhere in the folder.
    package let templates: [FolderFile]
    /// The YAML files next to a Swift file of the same name. All of them in a copy without Swift files.
    package let texts: [FolderFile]
    /// The files with translations of texts in the source code, anywhere in the folder.
    package let catalogs: [FolderFile]
    /// The files of images and colors in asset catalogs, anywhere in the folder.
    package let assets: [FolderFile]
    /// The stylesheets next to a Swift file of the same name. All of them in a copy without Swift files.
    package let styles: [FolderFile]
    /// The errors of items that cannot be read, and of links to files that belong to views.
    package let unreadable: [UnreadablePath]

    /// Lists the files.
    ///
    /// - Parameter watch: Watches the folder and its subfolders from then on.
    package init(in folder: TargetFolder, watch: FolderWatch? = nil) {
        let found = FolderFiles(below: folder.url, watch: watch)
        let code = Set(found.files.filter { $0.hasExtension("swift") }.map(\.base))
        let besides = found.files.filter { file in code.isEmpty || file.owners.contains(where: code.contains) }
        templates = found.files.filter { $0.hasExtension("mustache") }
        texts = besides.filter { $0.hasExtension("yml", "yaml") }
        catalogs = found.files.filter { $0.hasExtension("xcstrings", "strings") }
        assets = found.files.filter(\.isAsset)
        styles = besides.filter { $0.hasExtension("css") }
        let extensions = [".mustache", ".yml", ".yaml", ".xcstrings", ".strings", ".css"]
        // Other files are not read, so their links do not matter.
        unreadable = found.unreadable.filter { item in
            item.link == nil || extensions.contains(where: item.path.lowercased().hasSuffix)
        }
    }
}

extension FolderFile {
    fileprivate func hasExtension(_ extensions: String...) -> Bool {
        extensions.contains { path.lowercased().hasSuffix("." + $0) }
    }

    /// Whether the file says what an asset catalog contains, or is an image in one. Icons of apps are not read.
    fileprivate var isAsset: Bool {
        guard path.contains(".xcassets/") else { return false }
        let parts = path.split(separator: "/")
        return parts.last == "Contents.json" || parts.dropLast().last?.hasSuffix(".imageset") == true
    }

    /// The path without the extension.
    fileprivate var base: String { path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path }

    /// The Swift files that the file can belong to, without their extension: that of its name, or else that of the view
    /// or the ViewModel of its name.
    fileprivate var owners: [String] {
        if base.hasSuffix("ViewModel") { return [base, String(base.dropLast("Model".count))] }
        return base.hasSuffix("View") ? [base, base + "Model"] : [base]
    }
}
