import ArgumentParser
import Foundation
import Logging

/// The format of messages on standard error.
enum LogFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json

    /// Returns the handler of a logger with this format.
    func handler(label: String) -> any LogHandler {
        switch self {
        case .text: StandardErrorLogHandler()
        case .json: JSONLogHandler(label: label)
        }
    }
}

/// Writes each message as a JSON object in a line to standard error, for programs that collect logs.
struct JSONLogHandler: LogHandler {
    var logLevel = Logger.Level.notice
    var metadata: Logger.Metadata = [:]
    private let label: String

    init(label: String) {
        self.label = label
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        StandardError.print(line(of: event, at: Date()))
    }

    /// Returns the object without a line break. Its keys are sorted.
    func line(of event: LogEvent, at date: Date) -> String {
        let line = Line(
            timestamp: date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)),
            level: event.level.rawValue, label: label, message: event.message.description,
            metadata: metadata.merging(event.metadata ?? [:]) { _, own in own }.mapValues(\.description))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let bytes = try? encoder.encode(line) else { return event.message.description }
        return String(decoding: bytes, as: UTF8.self)
    }

    private struct Line: Encodable {
        let timestamp: String
        let level: String
        let label: String
        let message: String
        let metadata: [String: String]
    }
}
