import Diagnostics
import FOSMVVM
import HTMLParsing
import TextAnalysis

/// The texts of a rendered preview, in its own locale first and then in all others.
struct PreviewTexts {
    let texts: [PreviewText]
    /// The texts that the accented pseudo-locale does not change. Computed only in pseudo-locales.
    let hardCoded: [HardCodedText]
    let locale: LocaleIdentifier

    init(_ rendering: PreviewRendering, content: Content) {
        let locale = rendering.textLocale
        let others = content.locales.filter { $0.identifier != locale }
        let locales = [NamedLocale(locale)] + others
        self.locale = locale
        let record = rendering.record
        let wants = TextRequirements(record.wants)
        texts = record.texts.map { PreviewText($0, locales: locales, store: content.localizations, wants: wants) }
        hardCoded = locale.pseudo == nil ? [] : rendering.hardCodedTexts
    }

    /// The texts with problems in any locale.
    var wrong: [PreviewText] { texts.filter(\.isWrong) }

    /// The number of texts with problems in any locale, plus the number of texts in templates.
    var wrongCount: Int { wrong.count + hardCoded.count { $0.isOfTemplate } }

    /// The locales from which the shown texts come, in order of appearance.
    var sources: [LocaleIdentifier] {
        texts.reduce(into: []) { sources, text in
            if let source = text.values.first?.lookup.source, !sources.contains(source) { sources.append(source) }
        }
    }
}

/// A text of a preview, with its value in each locale.
struct PreviewText {
    /// The value of a text in a locale.
    struct Value {
        let locale: NamedLocale
        let lookup: TextLookup
        /// The problems of the locale's own text.
        let faults: [TextFault]

        /// Whether the locale lacks the text, or its own text has problems.
        var isWrong: Bool { lookup.status == .missing || !faults.isEmpty }
    }

    let use: TextUse
    let values: [Value]

    init(_ use: TextUse, locales: [NamedLocale], store: LocalizationStore, wants: TextRequirements) {
        self.use = use
        values = locales.map { locale in
            Value(
                locale: locale, lookup: store.lookup(use, in: locale.identifier),
                faults: store.faults(of: use, in: locale.identifier, wants: wants))
        }
    }

    /// Whether it has problems in any locale.
    var isWrong: Bool { values.contains(where: \.isWrong) }
}

/// The texts of HTML that a reader sees or hears, each with collapsed white space.
struct DisplayedTexts {
    private static let hidden: Set<String> = ["script", "style", "template", "noscript"]
    /// The attributes that are read or heard, for any element.
    static let attributes: Set<String> = ["alt", "aria-label", "placeholder", "title", "aria-description"]
    /// The types of inputs whose value is a visible text.
    private static let inputs: Set<String> = ["button", "reset", "submit", "text"]

    private(set) var texts: [String] = []

    init(_ tree: HTMLTree) {
        /// The number of open elements inside of the outermost hidden one, including it.
        var hidden = 0
        for node in tree.nodes {
            switch node {
            case .start(let element) where hidden > 0 || Self.hidden.contains(element.name): hidden += 1
            case .start(let element):
                for attribute in element.attributes where isShown(attribute, of: element) { add(attribute.value ?? "") }
            case .end: hidden = max(0, hidden - 1)
            case .text(let text) where hidden == 0: add(text)
            case .text, .comment, .doctype: break
            }
        }
    }

    private func isShown(_ attribute: HTMLAttribute, of element: HTMLElement) -> Bool {
        if Self.attributes.contains(attribute.name) { return true }
        guard attribute.name == "value", element.name == "input" else { return false }
        return Self.inputs.contains(element.value(of: "type")?.lowercased() ?? "text")
    }

    private mutating func add(_ text: String) {
        let text = Self.singleSpaced(text)
        if !text.isEmpty { texts.append(text) }
    }

    /// Returns a text without surrounding white space, and with each run of white space replaced by one space.
    static func singleSpaced(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// The places of texts in locales, and the places to add missing texts.
struct TextPlaces {
    private let files: [LocaleIdentifier: TextFiles]

    /// Finds the places in the locales that lack a text.
    init(missingIn locales: some Sequence<LocaleIdentifier>, store: LocalizationStore) {
        files = Dictionary(Set(locales).map { ($0, TextFiles(of: $0, in: store)) }) { first, _ in first }
    }

    /// Returns the place of a text. A missing text belongs below the last one of its type, or else in the default
    /// locale's file.
    func place(of use: TextUse, _ lookup: TextLookup, in locale: LocaleIdentifier) -> SourcePlace? {
        guard lookup.status == .missing else { return lookup.place }
        return files[locale]?.place(for: use.key) ?? lookup.place
    }
}
