import FOSMVVM
import Foundation

/// Where a preview or a ViewModel is declared.
public struct SourcePlace: Hashable, Sendable {
    /// The source file, from its package's folder on. Where there is no `Package.swift` around it any more, from the last
    /// `Sources` or `Tests` folder on.
    public let file: String
    /// The line, from 1.
    public let line: Int

    init(path: String, line: Int) {
        file = Self.pathInPackage(of: path) ?? Self.pathFromSources(of: path)
        self.line = line
    }

    private static func pathInPackage(of path: String) -> String? {
        guard let package = SourcePackage(around: path) else { return nil }
        let file = URL(filePath: path).standardizedFileURL.pathComponents
        return file.dropFirst(package.folder.pathComponents.count).joined(separator: "/")
    }

    private static func pathFromSources(of path: String) -> String {
        let parts = path.split(separator: "/")
        let start = parts.lastIndex { $0 == "Sources" || $0 == "Tests" }
        return start.map { parts[$0...].joined(separator: "/") } ?? path
    }

    /// Whether the file lies in a `Sources` folder, as a program's own does, and not with its tests.
    public var isInSources: Bool { file.hasPrefix("Sources/") }

    /// Whether the file lies in the folder of a target, `Sources/{target}`.
    public func isIn(target: String) -> Bool { file.hasPrefix("Sources/\(target)/") }

    /// The name of the folder that the file lies in.
    var feature: String {
        file.split(separator: "/").dropLast().last.map(String.init) ?? ""
    }
}
