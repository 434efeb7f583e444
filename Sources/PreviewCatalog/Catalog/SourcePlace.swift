/// Where a preview or a ViewModel is declared.
public struct SourcePlace: Hashable, Sendable {
    /// The source file, from the `Sources` or `Tests` folder on where it lies in one.
    public let file: String
    /// The line, from 1.
    public let line: Int

    init(path: String, line: Int) {
        let parts = path.split(separator: "/")
        let start = parts.lastIndex { $0 == "Sources" || $0 == "Tests" }
        file = start.map { parts[$0...].joined(separator: "/") } ?? path
        self.line = line
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
