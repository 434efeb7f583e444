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

extension LocaleIdentifier {
    /// The locales that texts are looked up in, this one first: `zh-TW`, `zh-Hant-TW`, `zh-Hant`; `es-MX`, `es-419`, `es`.
    ///
    /// Each is the one before without its last subtag (RFC 4647 §3.4, "Lookup"), or CLDR's parent locale where it has
    /// another. Another script than the language's own leads to no other script: `sr-Latn` does not fall back to `sr`.
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

    /// Whether texts of the two are in the same language and script, wherever it is spoken.
    func isRead(as other: LocaleIdentifier) -> Bool {
        let (left, right) = ((bokmal ?? self).language, (other.bokmal ?? other).language)
        return left.languageCode == right.languageCode && left.script == right.script
    }

    /// CLDR's parent locales by tag; those that a shorter tag gives are not among them.
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

    /// The tag without its last subtag, and without a singleton that would then be last.
    private var truncated: LocaleIdentifier? {
        var subtags = tag.split(separator: "-").dropLast()
        if subtags.last?.count == 1 { subtags = subtags.dropLast() }
        return LocaleIdentifier(subtags.joined(separator: "-"))
    }

    /// `zh-Hant-TW` of `zh-TW`, where the language is written in several scripts.
    private var sameWithScript: LocaleIdentifier? {
        let subtags = LocaleSubtags(self)
        guard subtags.isPlain, subtags.script == nil, let script = Self.script(of: tag) else { return nil }
        let isOther = script != Self.script(of: subtags.language)
        guard isOther || Self.scripted.contains("\(subtags.language)-\(script)") else { return nil }
        return LocaleIdentifier([subtags.language, script, subtags.region].compactMap { $0 }.joined(separator: "-"))
    }

    /// `zh-TW` of `zh-Hant-TW`, whose region implies the script.
    private var sameWithoutScript: LocaleIdentifier? {
        let subtags = LocaleSubtags(self)
        guard subtags.isPlain, let region = subtags.region, let script = subtags.script else { return nil }
        let plain = "\(subtags.language)-\(region)"
        return Self.script(of: plain) == script ? LocaleIdentifier(plain) : nil
    }

    /// `nb-NO` of `no-NO`: Norwegian is Bokmål where Nynorsk is not named.
    private var bokmal: LocaleIdentifier? {
        guard tag == "no" || tag.hasPrefix("no-") else { return nil }
        return LocaleIdentifier("nb\(tag.dropFirst(2))")
    }

    /// The script that a language, in a region, is mostly written in. Nastaliq is a style of the Arabic script.
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
    /// Whether there are no other parts: no variants, extensions or private use.
    let isPlain: Bool

    init(_ locale: LocaleIdentifier) {
        var subtags = locale.tag.split(separator: "-").map(String.init)[...]
        language = subtags.popFirst() ?? locale.tag
        script = subtags.first?.count == 4 && subtags.first?.first?.isLetter == true ? subtags.popFirst() : nil
        region = (2...3).contains(subtags.first?.count ?? 0) ? subtags.popFirst() : nil
        isPlain = subtags.isEmpty
    }

    /// The tag of the language, script and region.
    var plain: String { [language, script, region].compactMap { $0 }.joined(separator: "-") }

    /// The tag of these two, where there is a script.
    var languageAndScript: LocaleIdentifier? {
        script.flatMap { LocaleIdentifier("\(language)-\($0)") }
    }
}
