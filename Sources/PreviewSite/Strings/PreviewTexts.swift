import FOSMVVM
import TextFaults

/// The texts of a rendered preview, in its own locale first and then in all others.
struct PreviewTexts {
    let texts: [PreviewText]
    /// What does not change in the accented pseudo-locale; looked for in pseudo-locales only.
    let hardCoded: [HardCodedText]
    let locale: LocaleIdentifier

    init(_ rendering: PreviewRendering, content: SiteContent) {
        let locale = rendering.textLocale
        let others = content.locales.filter { $0.identifier != locale }
        let locales = [SiteLocale(locale)] + others
        self.locale = locale
        let record = rendering.record
        let wants = TextWants(record.wants)
        texts = record.texts.map { PreviewText($0, locales: locales, store: content.localizations, wants: wants) }
        hardCoded = locale.pseudo == nil ? [] : rendering.hardCodedTexts
    }

    /// The texts that are wrong in a locale.
    var wrong: [PreviewText] { texts.filter(\.isWrong) }

    /// How many texts are wrong in a locale, and how many stand in templates.
    var wrongCount: Int { wrong.count + hardCoded.count { $0.isOfTemplate } }

    /// The locales that the shown texts come from, in order of appearance; where it has all itself, that alone.
    var sources: [LocaleIdentifier] {
        texts.reduce(into: []) { sources, text in
            if let source = text.values.first?.lookup.source, !sources.contains(source) { sources.append(source) }
        }
    }
}
