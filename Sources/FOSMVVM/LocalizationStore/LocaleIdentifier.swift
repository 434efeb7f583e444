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

extension LocaleIdentifier {
    /// The locales in which texts are looked up, starting with this one: `zh-TW`, `zh-Hant-TW`, `zh-Hant`.
    ///
    /// Each is the previous one without its last subtag (RFC 4647 §3.4, "Lookup"), or its parent locale in CLDR. For
    /// example, `es-MX` is followed by `es-419`, then `es`. A locale does not fall back to another script: `sr-Latn` is
    /// not followed by `sr`.
    var chain: [LocaleIdentifier] {
        var chain: [LocaleIdentifier] = []
        var next: LocaleIdentifier? = self
        while let locale = next, !chain.contains(locale) {
            chain.append(locale)
            if let same = locale.sameWithScript ?? locale.sameWithoutScript ?? locale.bokmal, !chain.contains(same) {
                chain.append(same)
            }
            next = locale.parent
        }
        return chain
    }

    /// Whether the texts of another locale are shown if this one lacks them.
    package func fallsBack(to other: LocaleIdentifier) -> Bool { chain.contains(other) }

    /// Returns the first locale of the chain with a property. The chain is not computed if it is this one.
    func firstInChain(where isMatch: (LocaleIdentifier) -> Bool) -> LocaleIdentifier? {
        isMatch(self) ? self : chain.first(where: isMatch)
    }

    /// Whether the texts of both locales have the same language and script.
    func isRead(as other: LocaleIdentifier) -> Bool {
        let (left, right) = ((bokmal ?? self).language, (other.bokmal ?? other).language)
        return left.languageCode == right.languageCode && left.script == right.script
    }

    /// CLDR's parent locales by tag, except those that truncation returns.
    private static let parents: [LocaleIdentifier: LocaleIdentifier] =
        ICU.parentLocales.reduce(into: [:]) { parents, pair in
            if let child = LocaleIdentifier(pair.key) { parents[child] = LocaleIdentifier(pair.value) }
        }

    /// The tags `language-script` of languages that CLDR has in several scripts.
    private static let scripted: Set<String> = Set(
        Locale.availableIdentifiers.lazy.map { $0.split(separator: "_") }
            .filter { $0.count >= 2 && $0[1].count == 4 }.map { "\($0[0])-\($0[1])" })

    private var parent: LocaleIdentifier? {
        if let parent = Self.parents[self] { return parent }
        let subtags = LocaleSubtags(self)
        guard subtags.isPlain else { return truncated }
        if let withScript = sameWithScript, subtags.region != nil {
            return Self.parents[withScript] ?? LocaleSubtags(withScript).languageAndScript
        }
        if subtags.region == nil, let script = subtags.script, script != Self.script(of: subtags.language) {
            return nil
        }
        return truncated
    }

    /// The tag without its last subtag, and without a singleton at its end.
    private var truncated: LocaleIdentifier? {
        var subtags = tag.split(separator: "-").dropLast()
        if subtags.last?.count == 1 { subtags = subtags.dropLast() }
        return LocaleIdentifier(subtags.joined(separator: "-"))
    }

    /// Adds the script if the language has several scripts, such as `zh-Hant-TW` for `zh-TW`.
    private var sameWithScript: LocaleIdentifier? {
        let subtags = LocaleSubtags(self)
        guard subtags.isPlain, subtags.script == nil, let script = Self.script(of: tag) else { return nil }
        let isOther = script != Self.script(of: subtags.language)
        guard isOther || Self.scripted.contains("\(subtags.language)-\(script)") else { return nil }
        return LocaleIdentifier([subtags.language, script, subtags.region].compactMap { $0 }.joined(separator: "-"))
    }

    /// Removes the script if the region implies it, such as `zh-TW` for `zh-Hant-TW`.
    private var sameWithoutScript: LocaleIdentifier? {
        let subtags = LocaleSubtags(self)
        guard subtags.isPlain, let region = subtags.region, let script = subtags.script else { return nil }
        let plain = "\(subtags.language)-\(region)"
        return Self.script(of: plain) == script ? LocaleIdentifier(plain) : nil
    }

    /// Replaces `no` with `nb`, such as `nb-NO` for `no-NO`: Norwegian is Bokmål unless it is named Nynorsk.
    private var bokmal: LocaleIdentifier? {
        guard tag == "no" || tag.hasPrefix("no-") else { return nil }
        return LocaleIdentifier("nb\(tag.dropFirst(2))")
    }

    /// Returns the usual script of a language in a region. Nastaliq counts as the Arabic script.
    private static func script(of tag: String) -> String? {
        let script = Locale.Language(identifier: tag).script?.identifier
        return script == "Aran" ? "Arab" : script
    }
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
