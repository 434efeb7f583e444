import Diagnostics
import FOSMVVM
import Foundation
import HTMLSnapshots
import ModelContextProtocol

/// A call of a tool by an assistant, as people read it.
struct AssistantCall: Sendable {
    /// An argument with the beginning of its value.
    struct Argument: Hashable, Sendable {
        let name: String
        /// A text, a list of texts, or JSON.
        let value: String
    }

    /// The preview that a call is about.
    struct Subject: Hashable, Sendable {
        let preview: BareDocument
        /// Nil for the locale of the reader.
        var locale: LocaleIdentifier?
    }

    /// A file that a call has written.
    struct Write: Sendable {
        /// The path for people.
        let file: String
        /// Nil for a file that is not text, or is too large to compare.
        let difference: TextDifference?
    }

    /// Counts the calls, from 1. The log sets it.
    var number = 0
    let date: Date
    let tool: String
    let arguments: [Argument]
    let subject: Subject?
    /// Why the call failed. Nil if it did not.
    let error: String?
    /// The first files.
    let writes: [Write]
    /// The number of further files.
    let omittedWrites: Int

    private static let (maxArguments, maxWrites) = (12, 20)
    private static let (maxValue, maxError) = (200, 500)

    init(
        _ tool: String, _ arguments: JSONValue, about subject: Subject? = nil, error: String? = nil,
        writes: [Write] = [], date: Date = .now
    ) {
        (self.date, self.tool, self.subject) = (date, tool, subject)
        self.arguments = (arguments.object ?? [:]).sorted { $0.key < $1.key }.prefix(Self.maxArguments).map {
            Argument(name: $0.key.excerpt, value: Self.text(of: $0.value).excerpt(Self.maxValue))
        }
        self.error = error?.excerpt(Self.maxError)
        self.writes = Array(writes.prefix(Self.maxWrites))
        omittedWrites = writes.count - self.writes.count
    }

    private static func text(of value: JSONValue) -> String {
        if let text = value.string { return text }
        if case .list(let values) = value, !values.contains(where: { $0.string == nil }) {
            return values.compactMap(\.string).joined(separator: ", ")
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

extension AssistantCall.Write {
    /// The maximum size of a file that is compared, in bytes.
    private static let sizeLimit = 512 << 10

    /// - Parameter shown: The path for people.
    init(_ file: ReplacedFiles.File, shown: String) {
        let sizes = [file.before?.count ?? 0, file.after.count]
        guard sizes.allSatisfy({ $0 <= Self.sizeLimit }), let after = String(validating: file.after, as: UTF8.self)
        else {
            self.init(file: shown, difference: nil)
            return
        }
        let before = file.before.map { String(decoding: $0, as: UTF8.self) }
        self.init(file: shown, difference: TextDifference(before: before, after: after))
    }
}
