public import Foundation

/// A source of texts by key and locale, such as a ``TextStore`` of YAML files.
///
/// Another source needs only ``value(_:locale:default:index:)``.
public protocol LocalizationStore: Sendable {
    /// Returns whether the locale, or its language, has a value for the key.
    ///
    /// If the value is a list, `index` selects one of its elements.
    func keyExists(_ key: String, locale: Locale, index: Int?) -> Bool

    /// Returns the text of a key. Nil if there is none and no default, or the value is not a text.
    func translate(_ key: String, locale: Locale, default: String?, index: Int?) -> String?

    /// Returns the value of a key: a text, a number or a Boolean, or a list of these. Nil if there is none and no default.
    func value(_ key: String, locale: Locale, default: Any?, index: Int?) -> Any?
}

extension LocalizationStore {
    /// Returns whether there is a value.
    public func keyExists(_ key: String, locale: Locale, index: Int?) -> Bool {
        value(key, locale: locale, default: nil, index: index) != nil
    }

    /// Returns whether the locale, or its language, has a value for the key.
    public func keyExists(_ key: String, locale: Locale) -> Bool { keyExists(key, locale: locale, index: nil) }

    /// Returns the value if it is a text.
    public func translate(_ key: String, locale: Locale, default: String?, index: Int?) -> String? {
        value(key, locale: locale, default: `default`, index: index) as? String
    }

    /// Returns the text of a key. Short for ``translate(_:locale:default:index:)``.
    public func t(_ key: String, locale: Locale, default: String? = nil, index: Int? = nil) -> String? {
        translate(key, locale: locale, default: `default`, index: index)
    }

    /// Returns the value of a key. Short for ``value(_:locale:default:index:)``.
    public func v(_ key: String, locale: Locale, default: Any? = nil, index: Int? = nil) -> Any? {
        value(key, locale: locale, default: `default`, index: index)
    }

    /// Returns the entry of a key.
    func entry(for key: String, in locale: LocaleIdentifier) -> LocalizationEntry? {
        switch value(key, locale: locale.locale, default: nil, index: nil) {
        case let text as String: .text(text)
        case let texts as [String]: .list(texts)
        case let value?: .text("\(value)")
        case nil: nil
        }
    }
}

/// The value of a key in a locale.
public enum LocalizationEntry: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A list of texts.
    case list([String])
    /// The texts of a plural. A number selects one of them.
    case plural(PluralForms)

    /// The kind and the size, as part of a message.
    var description: String {
        switch self {
        case .text: "one text"
        case .list(let list): "a list of \(list.count)"
        case .plural: "a plural"
        }
    }

    /// All texts. Those of a plural are in the order of their categories, those of cardinal numbers first.
    package var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let list): list
        case .plural(let forms): [forms.cardinal, forms.ordinal].flatMap { $0.sorted { $0.key < $1.key }.map(\.value) }
        }
    }

    /// Whether the entry contains the requested element, if there is an index.
    func has(_ index: Int?) -> Bool {
        guard let index else { return true }
        if case .list(let list) = self { return list.indices.contains(index) }
        return false
    }
}

extension TextStore: LocalizationStore {
    /// Returns a text, a number or a Boolean, or a list of these, of the locale or its parents. In quotes, a number is a
    /// text. The values of the default locale are not used instead, and a plural has no value, because it needs a number.
    public func value(_ key: String, locale: Locale, default: Any?, index: Int?) -> Any? {
        if let other { return other.value(key, locale: locale, default: `default`, index: index) }
        return first(with: key, for: locale)?.value(for: key, index: index) ?? `default`
    }

    /// Returns a text of the locale or its parents. A number or a Boolean is the text that the file has.
    public func translate(_ key: String, locale: Locale, default: String?, index: Int?) -> String? {
        if let other { return other.translate(key, locale: locale, default: `default`, index: index) }
        switch (first(with: key, for: locale)?.entry(for: key), index) {
        case (.text(let text), nil): return text
        case (.list(let texts), let index?): return texts[safe: index] ?? `default`
        default: return `default`
        }
    }

    private func first(with key: String, for locale: Locale) -> LocaleTable? {
        tables(with: key, for: LocaleIdentifier(locale)).first { _ in true }
    }
}
