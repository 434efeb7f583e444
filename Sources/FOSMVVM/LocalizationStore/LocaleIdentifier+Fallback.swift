import Foundation

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
