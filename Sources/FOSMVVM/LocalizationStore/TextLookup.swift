public import Diagnostics

/// A text that was looked up.
public struct TextUse: Hashable, Sendable {
    /// The key, such as `TaskListViewModel.title`.
    public let key: String
    /// The index of the element in the list, from 0. Nil for a text or a whole list.
    public let index: Int?

    /// Creates the text with a key.
    public init(key: String, index: Int? = nil) {
        self.key = key
        self.index = index
    }

    /// The key with its index, such as `TaskListViewModel.steps[2]`.
    public var name: String { index.map { "\(key)[\($0)]" } ?? key }
}

extension String {
    /// The outermost type of a text's key.
    package var typeOfKey: Substring { prefix { $0 != "." } }
}

/// The result of looking up a text in a locale.
public struct TextLookup: Sendable {
    /// Whether the locale has the text.
    public let status: TextStatus
    /// The locale whose text is shown. Nil if there is none.
    public let source: LocaleIdentifier?
    /// The entry of the source. Nil if there is none.
    public let entry: LocalizationEntry?
    /// The place of the entry. Nil if there is none.
    public let place: SourcePlace?

    /// No locale has the text.
    static let none = TextLookup(status: .missing, source: nil, entry: nil, place: nil)
}

/// The status of a text in a locale.
public enum TextStatus: String, CaseIterable, Codable, Sendable {
    /// The locale has the text itself.
    case present
    /// A parent of the locale has the text, such as `en` for `en-AU`.
    case inherited
    /// Neither has the text. The text of the default locale is shown, if there is one.
    case missing
}

extension TextStore {
    /// Returns the lookup of a text in a locale. For a pseudo-locale, it is that of the default locale.
    public func lookup(_ use: TextUse, in locale: LocaleIdentifier) -> TextLookup {
        let locale = locale.pseudo == nil ? locale : defaultLocale
        if let lookup = lookup(use, source: locale, status: .present) { return lookup }
        for source in locale.chain.dropFirst() {
            if let lookup = lookup(use, source: source, status: .inherited) { return lookup }
        }
        return lookup(use, source: defaultLocale, status: .missing) ?? .none
    }

    private func lookup(_ use: TextUse, source: LocaleIdentifier, status: TextStatus) -> TextLookup? {
        guard let entry = entry(for: use.key, in: source), entry.has(use.index) else { return nil }
        return TextLookup(status: status, source: source, entry: entry, place: place(of: use.key, in: source))
    }
}
