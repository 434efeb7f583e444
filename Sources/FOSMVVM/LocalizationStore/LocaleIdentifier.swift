public import Foundation

/// The tag of a locale (BCP 47). Case and separators make no difference: `en-US`, `en_us` and `eng-US` are equal.
public struct LocaleIdentifier: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The tag in the case that BCP 47 recommends, such as `zh-Hant-HK`.
    public let tag: String

    /// Parses a well-formed tag. Returns nil for other texts.
    ///
    /// A well-formed tag is a language of two to eight letters, then subtags of one to eight letters or digits (RFC
    /// 5646 §2.1), with at most 35 characters in total. An extended language is read as the language: `zh-yue` is `yue`. `root` and `und` are not languages for texts.
    public init?(_ text: String) {
        guard (2...Self.lengthLimit).contains(text.utf8.count) else { return nil }
        let subtags = Self.withoutExtendedLanguage(
            text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" })
        guard let language = subtags.first, (2...8).contains(language.count), language.allSatisfy(\.isASCIILetter),
            subtags.dropFirst().allSatisfy(Self.isSubtag), !["root", "und"].contains(language.lowercased())
        else { return nil }
        let singleton = subtags.firstIndex { $0.count == 1 } ?? subtags.endIndex
        let region = subtags[..<singleton].dropFirst().map(Self.cased)
        let extensions = subtags[singleton...].map { $0.lowercased() }
        let hasScript = region.first?.first?.isUppercase == true && region.first?.count == 4
        let canonical = Self.canonical(language.lowercased()).split(separator: "-").prefix(hasScript ? 1 : 2)
        tag = (canonical.map(String.init) + region + extensions).joined(separator: "-")
        // The canonical language can be longer: `sh` is `sr-Latn`.
        guard tag.utf8.count <= Self.lengthLimit else { return nil }
    }

    /// The most characters of a tag (RFC 5646 §4.4.1).
    private static let lengthLimit = 35

    /// Creates the identifier of a locale. It is English for an invalid identifier, such as that of `Locale(identifier:
    /// "")`.
    public init(_ locale: Locale) {
        self = LocaleIdentifier(locale.identifier(.bcp47)) ?? .english
    }

    /// Creates the identifier of a pseudo-locale.
    init(_ pseudo: PseudoLocale) {
        tag = pseudo.rawValue
    }

    /// Foundation's locale. Foundation keeps it in memory as long as the program runs.
    public var locale: Locale { Locale(identifier: tag) }

    /// Foundation's locale without extensions and variants, because requests can contain any number of them.
    package var plainLocale: Locale { Locale(identifier: LocaleSubtags(self).plain) }

    /// The name of the locale in its own language, such as `français`.
    public var autonym: String { plainLocale.localizedString(forIdentifier: tag) ?? tag }

    /// Whether text runs from right to left.
    public var isRightToLeft: Bool { language.characterDirection == .rightToLeft }

    /// The language with its script.
    var language: Locale.Language { Locale.Language(identifier: tag) }

    /// English, the default locale of a store.
    public static let english = LocaleIdentifier(language: "en")

    private init(language: String) {
        tag = language
    }

    /// The tag.
    public var description: String { tag }

    /// Sorts by tag.
    public static func < (left: Self, right: Self) -> Bool { left.tag < right.tag }

    /// The languages whose tags are replaced in IANA's registry (RFC 5646 §4.5), and those with another tag in CLDR
    /// (UTS #35, "LanguageTag to Unicode locale identifier").
    private static let preferred = [
        "in": "id", "iw": "he", "ji": "yi", "jw": "jv", "mo": "ro", "cmn": "zh", "sh": "sr-Latn", "tl": "fil",
        "tgl": "fil",
    ]

    /// Returns the shortest code of a language, such as `en` for `eng`, which BCP 47 requires (RFC 5646 §2.2.1).
    private static func canonical(_ language: String) -> String {
        if let preferred = preferred[language] { return preferred }
        guard language.count == 3 else { return language }
        return Locale.LanguageCode(language).identifier(.alpha2) ?? language
    }

    /// The languages that can be followed by an extended language in IANA's registry.
    private static let extensible: Set<String> = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]

    /// Returns the subtags with an extended language instead of its prefix, such as `yue` for `zh-yue` (RFC 5646 §4.5).
    private static func withoutExtendedLanguage(_ subtags: [Substring]) -> [Substring] {
        guard subtags.count > 1, subtags[1].count == 3, subtags[1].allSatisfy(\.isASCIILetter),
            extensible.contains(subtags[0].lowercased()), isKnown(language: subtags[1].lowercased())
        else { return subtags }
        return Array(subtags.dropFirst())
    }

    /// Whether CLDR knows the language: its name, an alias of it, or the script in which it is usually written.
    package var isKnownLanguage: Bool { Self.isKnown(language: LocaleSubtags(self).language) }

    private static func isKnown(language: String) -> Bool {
        // No longer language is registered.
        guard language.count < 4 else { return false }
        return Locale.LanguageCode(language).isISOLanguage
            || Locale.Language(identifier: language).maximalIdentifier != language
            || Locale.identifier(.icu, from: language) != language
            || english.locale.localizedString(forLanguageCode: language) != nil
    }

    private static func isSubtag(_ subtag: Substring) -> Bool {
        (1...8).contains(subtag.count) && subtag.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    }

    /// Capitalizes scripts, writes regions in upper case, and everything else in lower case (RFC 5646 §2.1.1).
    private static func cased(_ subtag: Substring) -> String {
        switch subtag.count {
        case 2: subtag.uppercased()
        case 4 where subtag.allSatisfy(\.isASCIILetter): subtag.capitalized
        default: subtag.lowercased()
        }
    }
}

extension LocaleIdentifier: Codable {
    /// Decodes a tag.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let locale = LocaleIdentifier(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "'\(text)' is not the tag of a locale.")
        }
        self = locale
    }

    /// Encodes the tag.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(tag)
    }
}

extension Character {
    fileprivate var isASCIILetter: Bool { isASCII && isLetter }
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

/// The parts of a locale's tag.
struct LocaleSubtags {
    let language: String
    let script: String?
    let region: String?
    /// Whether there are no other parts, such as variants, extensions or private use.
    let isPlain: Bool

    init(_ locale: LocaleIdentifier) {
        var subtags = locale.tag.split(separator: "-").map(String.init)[...]
        language = subtags.popFirst() ?? locale.tag
        script = subtags.first?.count == 4 && subtags.first?.first?.isLetter == true ? subtags.popFirst() : nil
        region = (2...3).contains(subtags.first?.count ?? 0) ? subtags.popFirst() : nil
        isPlain = subtags.isEmpty
    }

    /// The tag of a language, script and region.
    var plain: String { [language, script, region].compactMap { $0 }.joined(separator: "-") }

    /// The tag of a language and script, or nil without a script.
    var languageAndScript: LocaleIdentifier? {
        script.flatMap { LocaleIdentifier("\(language)-\($0)") }
    }
}
