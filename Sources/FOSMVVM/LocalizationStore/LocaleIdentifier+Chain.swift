import Foundation

extension LocaleIdentifier {
    /// The locales that texts are looked up in, this one first: `zh-TW`, `zh-Hant`, `zh`; `es-MX`, `es-419`, `es`.
    ///
    /// Each is the one before without its last subtag (RFC 4647 §3.4, "Lookup"), with CLDR's parent locale between.
    var chain: [LocaleIdentifier] {
        var chain: [LocaleIdentifier] = []
        for truncated in truncations {
            for locale in [truncated, truncated.parent] {
                if let locale, !chain.contains(locale) { chain.append(locale) }
            }
        }
        return chain
    }

    /// The tag, each time without its last subtag, and without a singleton that would then be last.
    private var truncations: [LocaleIdentifier] {
        var subtags = tag.split(separator: "-")
        var truncations: [LocaleIdentifier] = []
        while !subtags.isEmpty {
            if let truncated = LocaleIdentifier(subtags.joined(separator: "-")) { truncations.append(truncated) }
            subtags.removeLast()
            if subtags.last?.count == 1 { subtags.removeLast() }
        }
        return truncations
    }

    /// The script's locale where the region implies another script than the language's, else CLDR's parent.
    private var parent: LocaleIdentifier? {
        let language = locale.language
        guard let code = language.languageCode?.identifier else { return nil }
        if let script = language.script, script != Locale.Language(identifier: code).script {
            return LocaleIdentifier("\(code)-\(script.identifier)")
        }
        guard let parent = language.parent?.minimalIdentifier, parent != "root" else { return nil }
        return LocaleIdentifier(parent)
    }
}
