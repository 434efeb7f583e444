/// Something that keeps a text from being localized, or a YAML file from being read.
public struct LocalizationProblem: Hashable, Sendable {
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

    /// A problem at this place.
    public init(
        message: String, file: String? = nil, line: Int? = nil, column: Int? = nil, source: String? = nil,
        key: String? = nil
    ) {
        self.message = message
        self.file = file
        self.line = line
        self.column = column
        self.source = source
        self.key = key
    }

    /// A key that no locale of the chain has, and where the keys of its type are.
    static func missing(_ key: String, locale: LocaleIdentifier, near place: LocalizationPlace?) -> Self {
        Self(
            message:
                "'\(key)' has no text for '\(locale.tag)' nor for a locale it falls back to. Add it to a YAML file.",
            file: place?.file, line: place?.line, key: key)
    }
}
