import FOSMVVM
import HTTPCore
import TextComparison

/// The fields with which a locale's text is written: one, or one for each form of a plural or element of a list.
struct TextFields: Sendable {
    /// A field with the text that the locale has.
    struct Field: Sendable {
        /// The names below the key.
        var form: [String] = []
        var index: Int?
        let value: String
        /// Whether the text may lack this form, so that an empty field writes nothing.
        var isOptional = false

        /// The name in a form.
        var name: String { (["text"] + form + (index.map { [String($0)] } ?? [])).joined(separator: ".") }
        /// The category of a form, or the index in a list. Nil for a single text.
        var label: String? { form.isEmpty ? index.map(String.init) : form.joined(separator: " ") }
    }

    let fields: [Field]
    /// What changes when somebody else changes the text, or that of the default locale.
    let state: String
    /// The locale with the text that the fields follow: the default locale, or the first one that has it. The locale of
    /// the fields if none has it.
    let model: LocaleIdentifier
    /// Whether no locale has the text.
    let isNew: Bool
    private let own: LocalizationEntry?

    /// Nil if the locale's own text is of another kind, such as a list, and for an element of a list that no locale has.
    init?(_ use: TextUse, in locale: LocaleIdentifier, store: TextStore) {
        let models = [store.defaultLocale, locale] + store.locales
        let known = models.first { store.entry(for: use.key, in: $0) != nil }
        let entry = known.flatMap { store.entry(for: use.key, in: $0) }
        own = store.entry(for: use.key, in: locale)
        let fields: [Field]?
        switch entry {
        case nil: fields = use.index == nil ? Self.single(own) : nil
        case .text: fields = Self.single(own)
        case .plural(let forms): fields = Self.forms(own, in: locale, isOrdinal: forms.isOrdinal)
        case .list(let list): fields = Self.elements(own, at: use.index, count: list.count)
        }
        guard let fields else { return nil }
        self.fields = fields
        model = known ?? locale
        isNew = known == nil
        state = Self.state(own, entry)
    }

    private static func single(_ own: LocalizationEntry?) -> [Field]? {
        switch own {
        case nil: [Field(value: "")]
        case .text(let text): [Field(value: text)]
        case .list, .plural: nil
        }
    }

    private static func forms(
        _ own: LocalizationEntry?, in locale: LocaleIdentifier, isOrdinal: Bool
    ) -> [Field]? {
        let texts: [PluralCategory: String]
        switch own {
        case nil: texts = [:]
        case .text(let text): texts = [.other: text]
        case .plural(let forms) where forms.isOrdinal == isOrdinal: texts = forms.forms(ordinal: isOrdinal)
        case .plural, .list: return nil
        }
        let large = PluralRules.largeCategories(for: locale, ordinal: isOrdinal)
        return PluralRules.categories(for: locale, ordinal: isOrdinal).map { category in
            Field(
                form: (isOrdinal ? ["ordinal"] : []) + [category.rawValue], value: texts[category] ?? "",
                isOptional: large.contains(category) && texts[category] == nil)
        }
    }

    private static func elements(_ own: LocalizationEntry?, at index: Int?, count: Int) -> [Field]? {
        guard own == nil || own?.list != nil else { return nil }
        let list = own?.list ?? []
        guard let index else {
            return list.count > count
                ? nil : (0..<count).map { Field(index: $0, value: $0 < list.count ? list[$0] : "") }
        }
        // Elements are added one after the other.
        return index <= list.count ? [Field(index: index, value: index < list.count ? list[index] : "")] : nil
    }

    private static func state(_ own: LocalizationEntry?, _ model: LocalizationEntry?) -> String {
        let texts = [own, model].map { ($0?.texts ?? []).joined(separator: "\u{1}") }
        return HTTPBody(texts.joined(separator: "\u{2}").utf8).digest
    }

    /// Returns the fields with texts in their order, without those that write nothing.
    func pieces(_ texts: [String]) -> [(field: Field, text: String)] {
        zip(fields, texts).map { ($0, $1) }.filter { field, text in !field.isOptional || !text.isEmpty }
    }

    /// Returns the entry with other texts, in the order of the fields.
    func entry(with texts: [String]) -> LocalizationEntry {
        let pieces = pieces(texts)
        if fields.contains(where: { $0.index != nil }) {
            var list = own?.list ?? []
            for case (let field, let text) in pieces {
                guard let index = field.index else { continue }
                if index < list.count { list[index] = text } else { list.append(text) }
            }
            return .list(list)
        }
        guard fields.contains(where: { !$0.form.isEmpty }) else { return .text(texts.first ?? "") }
        var (cardinal, ordinal): ([PluralCategory: String], [PluralCategory: String]) = ([:], [:])
        if case .plural(let forms) = own { (cardinal, ordinal) = (forms.cardinal, forms.ordinal) }
        for (field, text) in pieces {
            guard let category = field.form.last.flatMap(PluralCategory.init(rawValue:)) else { continue }
            if field.form.count > 1 { ordinal[category] = text } else { cardinal[category] = text }
        }
        return .plural(PluralForms(cardinal: cardinal, ordinal: ordinal))
    }
}
