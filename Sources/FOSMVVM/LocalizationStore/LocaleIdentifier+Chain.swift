import Foundation

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
