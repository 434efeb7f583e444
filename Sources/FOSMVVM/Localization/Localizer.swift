public import Diagnostics
public import Foundation
import Synchronization

/// Localizes a value for a locale, and keeps the problems.
///
/// Used by one thread for one encoding.
public final class Localizer {
    /// The requested locale.
    public let locale: LocaleIdentifier
    let store: TextStore
    /// The problems so far, in order of appearance.
    public private(set) var problems: [Diagnostic] = []
    private var knownProblems: Set<Diagnostic> = []
    /// The lookups so far. Nil if they are not recorded.
    public private(set) var record: LocalizationRecord?

    /// Receives the types of the lookups. Nil if nobody asks for them.
    package var lookedUpTypes: LookedUpTypes?

    /// The dates, ids and words so far. Nil if they are not collected.
    private(set) var collected: StubValues?

    private let volatile: VolatileValues
    let present: Date
    let formats: LocaleFormats
    private let pseudo: PseudoLocale?
    /// Isolates values with the opposite direction from a text in the locale.
    let isolation: TextIsolation
    private let texts: LocaleTexts
    private let marksMissing: Bool
    private let marksForeign: Bool
    /// Whether a text has been enclosed in the marks of ``ForeignText``.
    package private(set) var hasMarked = false
    private var propertyNames: [LocalizableId: String] = [:]

    /// Creates a localizer for a locale.
    ///
    /// - Parameters:
    ///   - locale: The locale. Texts fall back to its parents and to the store's default locale.
    ///   - store: The store of the texts.
    ///   - timeZone: The time zone of dates.
    ///   - volatile: The values that are replaced, such as the random ids of a stub.
    ///   - present: The fixed date that replaces the date at which the stub was made.
    ///   - marksMissing: Whether a missing text is replaced with a visible mark and its key. Otherwise, it is empty.
    ///   - marksForeign: Whether texts in another language than the locale's are enclosed in marks, which a renderer
    ///     replaces.
    ///   - recordsTexts: Whether to keep a ``record``.
    public init(
        locale: LocaleIdentifier, store: TextStore, timeZone: TimeZone = .current,
        volatile: VolatileValues = .none, present: Date = .distantPast, marksMissing: Bool = true,
        marksForeign: Bool = false, recordsTexts: Bool = false
    ) {
        self.locale = locale
        self.store = store
        self.volatile = volatile
        self.present = present
        self.marksMissing = marksMissing
        self.marksForeign = marksForeign
        record = recordsTexts ? LocalizationRecord() : nil
        pseudo = locale.pseudo
        let source = pseudo == nil ? locale : store.defaultLocale
        formats = LocaleFormats.of(source, timeZone: timeZone, pseudo: pseudo)
        isolation = TextIsolation(isRightToLeft: locale.isRightToLeft)
        texts = store.texts(for: source)
    }

    /// Creates a localizer that collects the values of a stub, and has no texts.
    convenience init(collectingValuesIn locale: LocaleIdentifier) {
        self.init(locale: locale, store: TextStore(yaml: [:]), marksMissing: false)
        collected = StubValues()
    }

    /// Creates a localizer for Foundation's locale, which is identified by its tag, and for any store.
    public convenience init(
        locale: Locale, store: any LocalizationStore, timeZone: TimeZone = .current, marksMissing: Bool = true
    ) {
        self.init(
            locale: LocaleIdentifier(locale), store: TextStore(store), timeZone: timeZone, marksMissing: marksMissing)
    }

    /// Adds the names of a model's properties, which are parts of their keys.
    func addNames(of model: any RetrievablePropertyNames) {
        record?.add(model: type(of: model))
        propertyNames.merge(model.propertyNames()) { _, new in new }
    }

    /// Returns the text of a reference. If it is missing, reports a problem and returns a mark if requested.
    ///
    /// - Parameter values: The values for its placeholders. If the text is a plural, a number among them selects the
    ///   form.
    func text(for reference: LocalizableRef, values: [String: any Localizable] = [:]) -> FoundText {
        let use = use(of: reference, TextRequirement(values: values))
        guard let (entry, table) = texts.found(use) else {
            let text = collected == nil ? missing(use) : Placeholders.text(of: values.keys)
            return FoundText(text: text, language: nil)
        }
        let text =
            switch entry {
            case .text(let text): text
            case .list(let list): use.index.map { list[$0] } ?? ""
            case .plural(let forms): form(of: forms, under: use.key, in: table, for: values)
            }
        return FoundText(text: shown(text, of: use), language: texts.foreignLanguage(of: table))
    }

    /// Returns the text of a reference, or an empty text if there is none, which is not a problem.
    func textIfKnown(for reference: LocalizableRef) -> String {
        texts.first(of: [reference.parts.key]) == nil ? "" : text(for: reference).withoutPlaceholders.text
    }

    /// Returns the list of a reference. If it is missing, reports a problem and returns a mark if requested.
    func texts(for reference: LocalizableRef) -> [FoundText] {
        let use = use(of: reference, .list)
        if let (list, table) = texts.list(use.key) {
            let language = texts.foreignLanguage(of: table)
            return list.map { FoundText(text: shown($0, of: use), language: language) }
        }
        let mark = missing(use, "a list")
        return mark.isEmpty ? [] : [FoundText(text: mark, language: nil)]
    }

    /// Returns a text as it is shown: enclosed in marks if it is in another language and marks are requested.
    func marked(_ text: FoundText) -> String {
        guard marksForeign, !text.text.isEmpty, let language = text.language else { return text.text }
        hasMarked = true
        return ForeignText.marked(text.text, language: language)
    }

    /// Returns the date to show for a date of the value.
    func shown(_ date: Date) -> Date {
        collected?.add(date)
        return volatile.shown(date, present: present)
    }

    /// Returns the date to show for the creation of a ViewModel's id: the fixed date, if there is one.
    func shown(freshness date: Date) -> Date { present == .distantPast ? date : present }

    /// Returns the id to show for an id of the value.
    func shown(_ id: UUID) -> UUID {
        collected?.add(id)
        return volatile.shown(id)
    }

    /// Returns the string to show for a string of the value. Texts of the store are not replaced.
    func shown(_ text: String) -> String {
        collected?.add(text)
        return volatile.shown(text)
    }

    func report(_ problem: Diagnostic) {
        if knownProblems.insert(problem).inserted { problems.append(problem) }
    }

    /// Reports a problem with a text, with its key and place.
    func report(_ message: String, of reference: LocalizableRef) {
        let keys = TypeKeys.spellings(of: key(of: reference))
        let key = texts.first(of: keys) ?? keys[0]
        report(Diagnostic(.unfilledPlaceholder, message, at: texts.place(of: key), subject: key))
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
        let keys = TypeKeys.spellings(of: key(of: reference))
        let use = TextUse(key: texts.first(of: keys) ?? keys[0], index: reference.index)
        record?.add(use, want(), fullKey: keys[0])
        for key in keys { lookedUpTypes?.add(typeOf: key) }
        return use
    }

    private func shown(_ text: String, of use: TextUse) -> String {
        pseudo?.shown(text, of: use) ?? text
    }

    private func key(of reference: LocalizableRef) -> String {
        let parts = reference.parts
        guard let property = parts.property else { return parts.key }
        return "\(parts.key).\(propertyNames[property] ?? "?")"
    }

    /// - Parameter wanted: What the property shows, as part of a message.
    private func missing(_ use: TextUse, _ wanted: String = "one text") -> String {
        let wanted = use.index == nil ? wanted : "a list with this element"
        if let (entry, table) = texts.anything(use.key) {
            let message = "'\(use.name)' is \(entry.description) in '\(table.identifier.tag)'. Write \(wanted)."
            report(Diagnostic(.missingText, message, at: table.places[use.key], subject: use.name))
        } else {
            let similar = texts.similar(to: use.key)
            let question = similar.map { "The file has '\($0.written)'. Did you mean '\($0.meant)'?" }
            let message =
                "'\(use.name)' has no text for '\(texts.identifier.tag)' nor for a locale it falls back to. "
                + (question ?? "Add it to a YAML file.")
            report(
                Diagnostic(
                    .missingText, message, at: similar?.place ?? texts.place(nextTo: use.key), subject: use.name))
        }
        return marksMissing ? "⚠ \(use.name)" : ""
    }
}

/// The types whose texts were looked up, by the first names of their keys. Any number of localizers can share them.
package final class LookedUpTypes: Sendable {
    private let names = Mutex<Set<String>>([])

    /// Creates an empty set.
    package init() {}

    /// The names so far.
    package var all: Set<String> { names.withLock(\.self) }

    func add(typeOf key: String) {
        let name = String(key.typeOfKey)
        names.withLock { _ = $0.insert(name) }
    }
}
