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

/// The log of a step of a GitHub workflow.
///
/// The first ten messages of each level are annotations, because GitHub shows no more for a step. The others are lines of
/// the log.
package struct GitHubLog {
    /// The maximum number of annotations of each level.
    package static let limit = 10

    private var counts: [GitHubAnnotation.Level: Int] = [:]

    /// Creates a log without messages.
    package init() {}

    /// Returns the line of a message, without a line break at its end.
    package mutating func line(of annotation: GitHubAnnotation) -> String {
        counts[annotation.level, default: 0] += 1
        return more(annotation.level) == 0 ? annotation.command : annotation.logLine
    }

    /// The annotation with the number of the messages that are plain lines. Nil if there are none.
    package var rest: GitHubAnnotation? {
        let counts = [(more(.error), "error"), (more(.warning), "warning")].filter { $0.0 > 0 }
        guard !counts.isEmpty else { return nil }
        let list = counts.map { "\($0) more \($1)\($0 == 1 ? "" : "s")" }.joined(separator: " and ")
        return GitHubAnnotation(
            .notice, title: "Not all results are shown",
            message: "The log of this step has \(list). GitHub shows at most \(Self.limit) of each kind.")
    }

    private func more(_ level: GitHubAnnotation.Level) -> Int { max(0, (counts[level] ?? 0) - Self.limit) }
}
