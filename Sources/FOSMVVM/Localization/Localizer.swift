public import Foundation

/// What localizes one value for one locale, and keeps what it could not find.
///
/// Used by one thread, for one encoding.
public final class Localizer {
    /// The locale that was asked for.
    public let locale: LocaleIdentifier
    /// What could not be localized so far, in order of appearance.
    public private(set) var problems: [LocalizationProblem] = []
    /// What was looked up so far; nil unless it is recorded.
    public private(set) var record: LocalizationRecord?

    /// Which moment is shown as now.
    let moment: FixedMoment
    let formats: LocaleFormats
    private let pseudo: PseudoLocale?
    /// What sets values apart from a text in the locale that runs the other way.
    let isolation: TextIsolation
    private let texts: LocaleTexts
    private let marksMissing: Bool
    private let marksForeign: Bool
    /// Whether a text so far is between the marks of ``ForeignText``.
    package private(set) var hasMarked = false
    private var propertyNames: [LocalizableId: String] = [:]

    /// A localizer for this locale.
    ///
    /// - Parameters:
    ///   - locale: The locale; texts fall back from it to its parents and the store's default.
    ///   - store: Where texts are looked up.
    ///   - timeZone: The time zone that dates are written in.
    ///   - moment: How dates are moved to a fixed present; none are unless told.
    ///   - marksMissing: Whether a visible mark with the key stands in place of a text that is missing; else nothing.
    ///   - marksForeign: Whether texts in another language that stand in for the locale's own are between marks, which a
    ///     renderer takes out again.
    ///   - recordsTexts: Whether ``record`` is kept.
    public init(
        locale: LocaleIdentifier, store: LocalizationStore, timeZone: TimeZone = .current, moment: FixedMoment = .none,
        marksMissing: Bool = true, marksForeign: Bool = false, recordsTexts: Bool = false
    ) {
        self.locale = locale
        self.moment = moment
        self.marksMissing = marksMissing
        self.marksForeign = marksForeign
        record = recordsTexts ? LocalizationRecord() : nil
        pseudo = locale.pseudo
        let source = pseudo == nil ? locale : store.defaultLocale
        formats = LocaleFormats.of(source, timeZone: timeZone, pseudo: pseudo)
        isolation = TextIsolation(isRightToLeft: locale.isRightToLeft)
        texts = store.texts(for: source)
    }

    /// A localizer for Foundation's locale, which is taken by its tag.
    public convenience init(locale: Locale, store: LocalizationStore, timeZone: TimeZone = .current) {
        self.init(locale: LocaleIdentifier(locale), store: store, timeZone: timeZone)
    }

    /// Learns the names of a model's properties, which are parts of their keys.
    func learnNames(of model: any RetrievablePropertyNames) {
        record?.add(model: type(of: model))
        propertyNames.merge(model.propertyNames()) { _, new in new }
    }

    /// The text under a reference; a problem, and a visible mark unless told otherwise, when there is none.
    ///
    /// - Parameter values: What the text is bound to; of a plural, a number among them chooses the form.
    func text(for reference: LocalizableRef, values: [String: any Localizable] = [:]) -> FoundText {
        let use = use(of: reference, TextRequirement(values: values))
        guard let (entry, table) = texts.found(use) else { return FoundText(text: missing(use), language: nil) }
        let text =
            switch entry {
            case .text(let text): text
            case .list(let list): use.index.map { list[$0] } ?? ""
            case .plural(let forms): form(of: forms, under: use.key, in: table, for: values)
            }
        return FoundText(text: shown(text, of: use), language: texts.foreignLanguage(of: table))
    }

    /// The list under a reference; a problem, and a visible mark unless told otherwise, when there is none.
    func texts(for reference: LocalizableRef) -> [FoundText] {
        let use = use(of: reference, .list)
        if let (list, table) = texts.list(use.key) {
            let language = texts.foreignLanguage(of: table)
            return list.map { FoundText(text: shown($0, of: use), language: language) }
        }
        let mark = missing(use)
        return mark.isEmpty ? [] : [FoundText(text: mark, language: nil)]
    }

    /// A text as it is shown: between marks where it is in another language and they are wanted.
    func marked(_ text: FoundText) -> String {
        guard marksForeign, !text.text.isEmpty, let language = text.language else { return text.text }
        hasMarked = true
        return ForeignText.marked(text.text, language: language)
    }

    func report(_ problem: LocalizationProblem) {
        if !problems.contains(problem) { problems.append(problem) }
    }

    /// Reports what is wrong with a text, with its key and its place.
    func report(_ message: String, of reference: LocalizableRef) {
        let key = key(of: reference)
        let place = texts.place(of: key)
        report(LocalizationProblem(message: message, file: place?.file, line: place?.line, key: key))
    }

    private func form(
        of forms: PluralForms, under key: String, in table: LocaleTable, for values: [String: any Localizable]
    ) -> String {
        let choice = PluralChoice(key: key, forms: forms, locale: table.identifier, place: table.places[key])
        let (text, problem) = choice.form(for: values)
        if let problem { report(problem) }
        return text
    }

    private func use(of reference: LocalizableRef, _ want: @autoclosure () -> TextRequirement) -> TextUse {
        let use = TextUse(key: key(of: reference), index: reference.index)
        record?.add(use, want())
        return use
    }

    private func shown(_ text: String, of use: TextUse) -> String {
        pseudo?.shown(text, of: use) ?? text
    }

    private func key(of reference: LocalizableRef) -> String {
        guard let property = reference.property else { return reference.key }
        return "\(reference.key).\(propertyNames[property] ?? "?")"
    }

    private func missing(_ use: TextUse) -> String {
        report(.missing(use.name, locale: texts.identifier, near: texts.place(besides: use.key)))
        return marksMissing ? "⚠ \(use.name)" : ""
    }
}
