public import Foundation

/// Something that keeps a text from being localized, or a YAML file from being read.
public struct LocalizationProblem: LocalizedError, Hashable, Sendable {
    /// What sort of problem it is, for those who sort them.
    package enum Kind: Hashable, Sendable {
        /// A text that is wanted is not there.
        case missingText
        /// A key stands twice.
        case duplicateKey
        /// A top key is no locale.
        case unknownLocale
        /// A key has nothing after it.
        case emptyText
        /// The file, or a part of it, is not what is expected.
        case unreadable
        /// The system does not let the file or folder be read.
        case inaccessible
    }

    /// What happened and what to do, as a sentence.
    public let message: String
    /// The YAML file, where there is one.
    public let file: String?
    /// The line in the file, from 1.
    public let line: Int?
    /// The column in the line, from 1.
    public let column: Int?
    /// The line's text, where it helps.
    public let source: String?
    /// The key, where the problem is one key's.
    public let key: String?
    package let kind: Kind

    /// A problem at this place.
    public init(
        message: String, file: String? = nil, line: Int? = nil, column: Int? = nil, source: String? = nil,
        key: String? = nil
    ) {
        self.init(
            message: message, file: file, line: line, column: column, source: source, key: key, kind: .unreadable)
    }

    init(
        message: String, file: String?, line: Int?, column: Int?, source: String? = nil, key: String? = nil, kind: Kind
    ) {
        self.message = message
        self.file = file
        self.line = line
        self.column = column
        self.source = source
        self.key = key
        self.kind = kind
    }

    /// The place as far as it is known, and what happened, as a line for a terminal.
    public var errorDescription: String? {
        let place = FilePlace.text(file: file, line: line, column: column)
        return place.isEmpty ? message : "\(place): \(message)"
    }

    /// A key that no locale of the chain has, and where the keys of its type are.
    static func missing(_ key: String, locale: LocaleIdentifier, near place: LocalizationPlace?) -> Self {
        Self(
            message:
                "'\(key)' has no text for '\(locale.tag)' nor for a locale it falls back to. Add it to a YAML file.",
            file: place?.file, line: place?.line, column: nil, key: key, kind: .missingText)
    }
}

/// Writes where something is, as editors and terminals link it.
package enum FilePlace {
    /// `file:line:column` as far as they are known, both from 1; empty where nothing is.
    package static func text(file: String?, line: Int?, column: Int?) -> String {
        [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
    }
}
