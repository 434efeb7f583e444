import Diagnostics
package import Foundation

extension YAMLReader {
    private static let sizeLimit = 4 * 1024 * 1024

    /// Reads the YAML files in a folder, in the order of their paths. Reads regular files that are not hidden, each of
    /// them once.
    mutating func read(folder: URL) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            return report("The folder does not exist. Create it, or name another one.", file: folder.path)
        }
        let files = files(below: folder).filter(Self.isYAML).sorted()
        read(files.filter { isNew($0) }, text: Self.text)
    }

    /// Returns everything in a folder that is not hidden. Reports items that cannot be inspected, except those that no
    /// longer exist.
    private mutating func files(below folder: URL) -> [String] {
        var failures: [(item: URL, error: any Error)] = []
        let items = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
        ) { item, error in
            failures.append((item, error))
            return true
        }
        let files = items?.compactMap { ($0 as? URL)?.path } ?? []
        for (item, error) in failures where (error as? CocoaError)?.code != .fileReadNoSuchFile {
            report("This cannot be read: \(error.localizedDescription)", file: item.path, kind: .unreadable)
        }
        return files
    }

    private static func isYAML(_ file: String) -> Bool {
        let name = file.lowercased()
        var status = stat()
        return (name.hasSuffix(".yml") || name.hasSuffix(".yaml")) && lstat(file, &status) == 0
            && status.st_mode & S_IFMT == S_IFREG
    }

    /// Returns the text of a file.
    ///
    /// - Throws: The reason why it cannot be read.
    private static func text(of file: String) throws(Diagnostic) -> String {
        let data: Data
        do {
            data = try start(of: URL(filePath: file, directoryHint: .notDirectory))
        } catch {
            throw Diagnostic(
                .unreadable, "The file cannot be read: \(error.localizedDescription)", at: SourcePlace(file: file))
        }
        guard data.count <= sizeLimit else {
            throw Diagnostic(
                .invalidTexts, "The file is larger than 4 MiB. Split it into several files.",
                at: SourcePlace(file: file))
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw Diagnostic(
                .invalidTexts, "The file is not UTF-8 from here on. Save it as UTF-8.",
                at: SourcePlace(file: file, line: lineOfInvalidByte(in: data)))
        }
        return text
    }

    /// Returns the line, from 1, of the first byte that is not UTF-8.
    private static func lineOfInvalidByte(in data: Data) -> Int {
        var (line, decoder, bytes) = (1, UTF8(), data.makeIterator())
        while case .scalarValue(let scalar) = decoder.decode(&bytes) { line += scalar == "\n" ? 1 : 0 }
        return line
    }

    /// Returns the bytes of a file, up to one more than the limit.
    private static func start(of file: URL) throws -> Data {
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        return try handle.read(upToCount: sizeLimit + 1) ?? Data()
    }
}

/// The sources of a package, from which resources in the bundles of its targets can be read.
package struct SourcePackage {
    /// The folder that contains `Package.swift`.
    package let folder: URL

    /// Creates the package in this folder.
    package init(folder: URL) {
        self.folder = folder
    }

    /// Finds the package in the nearest folder around a file that contains a `Package.swift`. Nil if there is none.
    package init?(around filePath: String) {
        var folder = URL(filePath: filePath).deletingLastPathComponent().standardizedFileURL
        while !folder.hasManifest {
            guard folder.pathComponents.count > 1 else { return nil }
            folder.deleteLastPathComponent()
        }
        self.folder = folder
    }

    /// Returns the source folder of a bundle's target, if it is in the package.
    ///
    /// SwiftPM names a bundle `package_Target.resources`, or `.bundle` on Apple platforms. Both names may contain
    /// underscores. If tests of a macro are built, `-tool` follows the name of the target.
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
    /// Whether a folder exists.
    package var isFolder: Bool {
        (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
    }

    fileprivate var hasManifest: Bool {
        FileManager.default.fileExists(atPath: appending(path: "Package.swift").path(percentEncoded: false))
    }
}
