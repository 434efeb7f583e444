package import Foundation

/// A package's sources, from which what was copied to the bundles of its targets can be read anew.
package struct SourcePackage {
    /// The folder that has the `Package.swift`.
    package let folder: URL

    /// The package in this folder.
    package init(folder: URL) {
        self.folder = folder
    }

    /// The package in the nearest folder around a file that has a `Package.swift`; nil when there is none.
    package init?(around filePath: String) {
        var folder = URL(filePath: filePath).deletingLastPathComponent().standardizedFileURL
        while !folder.hasManifest {
            guard folder.pathComponents.count > 1 else { return nil }
            folder.deleteLastPathComponent()
        }
        self.folder = folder
    }

    /// The source folder of a bundle's target, where the package has it.
    ///
    /// The package manager calls a bundle `package_Target.resources`, or `.bundle` on Apple's systems; either name may
    /// have underscores. Where tests of a macro are built too, `-tool` follows the target's name.
    package func sources(of bundle: Bundle) -> URL? {
        let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
        return sources(ofBundleNamed: name)
            ?? (name.hasSuffix("-tool") ? sources(ofBundleNamed: String(name.dropLast(5))) : nil)
    }

    private func sources(ofBundleNamed name: String) -> URL? {
        let words = name.split(separator: "_", omittingEmptySubsequences: false)
        let targets = words.indices.dropFirst().map { words[$0...].joined(separator: "_") }.filter { !$0.isEmpty }
        return targets.flatMap { ["Sources/\($0)", "Tests/\($0)"] }
            .map { folder.appending(path: $0, directoryHint: .isDirectory) }
            .first(where: \.isFolder)
    }
}

extension URL {
    /// Whether a folder is there now.
    package var isFolder: Bool {
        (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
    }

    fileprivate var hasManifest: Bool {
        FileManager.default.fileExists(atPath: appending(path: "Package.swift").path(percentEncoded: false))
    }
}
