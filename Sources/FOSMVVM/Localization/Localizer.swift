public import Foundation

/// What localizes one value for one locale, and keeps what it could not find.
///
/// Used by one thread, for one encoding.
public final class Localizer {
    /// The locale that was asked for.
    public let locale: Locale
    /// What could not be localized so far, in order of appearance.
    public private(set) var problems: [LocalizationProblem] = []

    /// Which moment is shown as now.
    let moment: FixedMoment
    let formats: LocaleFormats
    private let texts: LocaleTexts
    private let marksMissing: Bool
    private var propertyNames: [LocalizableId: String] = [:]

    /// A localizer for this locale.
    ///
    /// - Parameters:
    ///   - locale: The locale; texts fall back from it to its parents and the store's default.
    ///   - store: Where texts are looked up.
    ///   - timeZone: The time zone that dates are written in.
    ///   - moment: How dates are moved to a fixed present; none are unless told.
    ///   - marksMissing: Whether a visible mark with the key stands in place of a text that is missing; else nothing.
    public init(
        locale: Locale, store: LocalizationStore, timeZone: TimeZone = .current, moment: FixedMoment = .none,
        marksMissing: Bool = true
    ) {
        self.locale = locale
        self.moment = moment
        self.marksMissing = marksMissing
        formats = LocaleFormats.of(locale, timeZone: timeZone)
        texts = store.texts(for: formats.identifier)
    }

    /// Learns the names of a model's properties, which are parts of their keys.
    func learnNames(of model: any RetrievablePropertyNames) {
        propertyNames.merge(model.propertyNames()) { _, new in new }
    }

    /// The text under a reference; a problem, and a visible mark unless told otherwise, when there is none.
    func text(for reference: LocalizableRef) -> String {
        let key = key(of: reference)
        switch texts.entry(for: key) {
        case .text(let text) where reference.index == nil: return text
        case .list(let list):
            if let index = reference.index, list.indices.contains(index) { return list[index] }
        default: break
        }
        return missing(reference.index.map { "\(key)[\($0)]" } ?? key)
    }

    /// The list under a reference; a problem, and a visible mark unless told otherwise, when there is none.
    func texts(for reference: LocalizableRef) -> [String] {
        let key = key(of: reference)
        if case .list(let list) = texts.entry(for: key) { return list }
        let mark = missing(key)
        return mark.isEmpty ? [] : [mark]
    }

    func report(_ problem: LocalizationProblem) {
        if !problems.contains(problem) { problems.append(problem) }
    }

    private func key(of reference: LocalizableRef) -> String {
        guard let property = reference.property else { return reference.key }
        return "\(reference.key).\(propertyNames[property] ?? "?")"
    }

    private func missing(_ key: String) -> String {
        report(.missing(key, locale: texts.identifier, near: texts.place(besides: key)))
        return marksMissing ? "⚠ \(key)" : ""
    }
}
