public import Foundation

/// A locale's tag after BCP 47, with case and separator made one: `en-US`, `en_us`, `EN-us` and `eng-US` are equal.
public struct LocaleIdentifier: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The tag in BCP 47's recommended case: `zh-Hant-HK`.
    public let tag: String

    /// The tag of a well-formed text, or nil.
    ///
    /// Well-formed is a language of two to eight letters, then subtags of one to eight letters or digits (RFC 5646
    /// §2.1), of at most 35 characters in all (RFC 5646 §4.4.1). `root` and `und` are no language to write texts in.
    public init?(_ text: String) {
        guard (2...35).contains(text.utf8.count) else { return nil }
        let subtags = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard let language = subtags.first, (2...8).contains(language.count), language.allSatisfy(\.isASCIILetter),
            subtags.dropFirst().allSatisfy(Self.isSubtag), !["root", "und"].contains(language.lowercased())
        else { return nil }
        let singleton = subtags.firstIndex { $0.count == 1 } ?? subtags.endIndex
        let region = subtags[..<singleton].dropFirst().map(Self.cased)
        let extensions = subtags[singleton...].map { $0.lowercased() }
        let hasScript = region.first?.first?.isUppercase == true && region.first?.count == 4
        let canonical = Self.canonical(language.lowercased()).split(separator: "-").prefix(hasScript ? 1 : 2)
        tag = (canonical.map(String.init) + region + extensions).joined(separator: "-")
    }

    /// The tag of a locale; English for one whose identifier is none, as that of `Locale(identifier: "")`.
    public init(_ locale: Locale) {
        self = LocaleIdentifier(locale.identifier(.bcp47)) ?? .english
    }

    /// The tag of a pseudo-locale.
    init(_ pseudo: PseudoLocale) {
        tag = pseudo.rawValue
    }

    /// Foundation's locale, which it keeps as long as the program runs.
    public var locale: Locale { Locale(identifier: tag) }

    /// Foundation's locale without extensions and variants, of which requests name ever new ones.
    package var plainLocale: Locale { Locale(identifier: LocaleSubtags(self).plain) }

    /// The locale's own name for itself, such as `français`.
    public var autonym: String { plainLocale.localizedString(forIdentifier: tag) ?? tag }

    /// Whether text runs from right to left.
    public var isRightToLeft: Bool { language.characterDirection == .rightToLeft }

    /// The language with its script.
    var language: Locale.Language { Locale.Language(identifier: tag) }

    /// English: what a store falls back to unless told.
    public static let english = LocaleIdentifier(language: "en")

    private init(language: String) {
        tag = language
    }

    /// The tag.
    public var description: String { tag }

    /// By tag.
    public static func < (left: Self, right: Self) -> Bool { left.tag < right.tag }

    /// The languages whose tags IANA's registry has replaced by others (RFC 5646 §4.5), and those that CLDR has under
    /// another one (UTS #35, "LanguageTag to Unicode locale identifier").
    private static let preferred = [
        "in": "id", "iw": "he", "ji": "yi", "jw": "jv", "mo": "ro", "cmn": "zh", "sh": "sr-Latn", "tl": "fil",
        "tgl": "fil",
    ]

    /// The shortest code of a language, `en` of `eng`, as BCP 47 takes that one (RFC 5646 §2.2.1).
    private static func canonical(_ language: String) -> String {
        if let preferred = preferred[language] { return preferred }
        guard language.count == 3 else { return language }
        return Locale.LanguageCode(language).identifier(.alpha2) ?? language
    }

    private static func isSubtag(_ subtag: Substring) -> Bool {
        (1...8).contains(subtag.count) && subtag.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    }

    /// Scripts are capitalized and regions in upper case; all else is in lower case (RFC 5646 §2.1.1).
    private static func cased(_ subtag: Substring) -> String {
        switch subtag.count {
        case 2: subtag.uppercased()
        case 4 where subtag.allSatisfy(\.isASCIILetter): subtag.capitalized
        default: subtag.lowercased()
        }
    }
}

extension Character {
    fileprivate var isASCIILetter: Bool { isASCII && isLetter }
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
