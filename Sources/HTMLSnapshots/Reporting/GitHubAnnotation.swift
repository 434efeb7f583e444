import Foundation

/// A line that GitHub shows next to the code:
/// <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>.
package struct GitHubAnnotation {
    /// The level of the annotation.
    package enum Level: String {
        case error
        case warning
        case notice
    }

    /// The level.
    let level: Level
    private let properties: [(name: String, value: String)]
    private let message: String

    /// Creates an annotation.
    ///
    /// - Parameters:
    ///   - file: The file's path in the repository.
    ///   - line: The line, from 1.
    ///   - column: The column, from 1.
    package init(
        _ level: Level, file: String? = nil, line: Int? = nil, column: Int? = nil, title: String, message: String
    ) {
        self.level = level
        self.message = message
        let all = [("file", file), ("line", line.map(String.init)), ("col", column.map(String.init)), ("title", title)]
        properties = all.compactMap { name, value in value.map { (name, $0) } }
    }

    /// The workflow command, without a line break at its end.
    package var command: String {
        let place = properties.map { "\($0.name)=\(Self.property($0.value))" }.joined(separator: ",")
        return "::\(level.rawValue) \(place)::\(Self.data(message))"
    }

    /// The first line of the message as a line of the log, such as `error: a.html:2: The file is empty. [Title]`.
    var logLine: String {
        let values = properties.map(\.value)
        let place = values.dropLast().map { $0 + ":" }.joined()
        let first = message.prefix { !$0.isNewline }
        let line = [level.rawValue + ":", place, String(first), "[\(values.last ?? "")]"]
        return Self.data(line.filter { !$0.isEmpty }.joined(separator: " "))
    }

    /// Escapes text so that it cannot contain a command.
    package static func data(_ text: String) -> String { escaped(text, "%\r\n".unicodeScalars) }

    private static func property(_ text: String) -> String { escaped(text, "%\r\n:,".unicodeScalars) }

    /// Replaces scalars, because a carriage return with a line feed is a single character.
    private static func escaped(_ text: String, _ special: String.UnicodeScalarView) -> String {
        text.unicodeScalars.map { special.contains($0) ? String(format: "%%%02X", $0.value) : String($0) }.joined()
    }
}
