import FOSMVVM
import HTMLRendering
import PreviewCatalog
import PreviewChecks

/// Finds what is wrong with single previews.
struct PreviewExaminer: Sendable {
    let renderer: HTMLRenderer
    /// Applies the rules of `check`.
    let checker: PreviewChecker
    /// Finds misspelled templates.
    let unclaimedTemplates: UnclaimedTemplates

    /// Returns what is wrong with the rendered versions of a preview in a locale.
    func examined(_ preview: Preview, _ input: ViewInput, in locale: LocaleIdentifier) -> ExaminedPreview {
        let locale = preview.shownLocale(for: locale)
        var examined = ExaminedPreview(marks: misspelledMark(of: preview))
        for version in preview.versions(in: renderer) {
            let renderer = renderer.preferring(version)
            let inspected = renderer.inspect(input, locale: locale)
            examined.add(marks(of: inspected, in: locale))
            examined.add(inspected.dependencies)
            examined.add(inspected.record)
            examined.add(shown: shownTexts(of: inspected, in: locale))
            let findings = checker.findings(
                in: preview, input, inspected: inspected, locale: locale, renderer: renderer)
            if !findings.isEmpty { examined.add(.findings) }
        }
        return examined
    }

    private func marks(of inspected: InspectedView, in locale: LocaleIdentifier) -> PreviewMarks {
        let broken: PreviewMarks = inspected.view.diagnostics.isEmpty ? [] : .broken
        return hasWrongTexts(inspected.record, in: locale) ? broken.union(.texts) : broken
    }

    private func shownTexts(of inspected: InspectedView, in locale: LocaleIdentifier) -> Set<String> {
        guard let record = inspected.record else { return [] }
        return DisplayedTexts(html: inspected.view.text).keys(of: record, in: locale, store: renderer.localizations)
    }

    private func misspelledMark(of preview: Preview) -> PreviewMarks {
        unclaimedTemplates.misspelled(for: preview.viewName) == nil ? [] : .broken
    }

    private func hasWrongTexts(_ record: LocalizationRecord?, in locale: LocaleIdentifier) -> Bool {
        let store = renderer.localizations
        guard let record else { return false }
        return !PreviewTexts(record, in: locale, among: store.locales, store: store).wrong.isEmpty
    }
}

/// The keys of the texts of a preview.
struct PreviewTextKeys: Sendable {
    /// The texts that it shows.
    fileprivate(set) var shown: Set<String> = []
    /// The texts of its ViewModel, also those that it does not show, such as messages of a form.
    fileprivate(set) var used: Set<String> = []
}

/// The keys of the texts of each preview, as far as they are known.
struct TextKeys: Sendable {
    let keys: [BareDocument: PreviewTextKeys]
    /// Whether every preview has been examined since files have changed. Otherwise, a preview that has not been has its earlier
    /// keys.
    let isComplete: Bool
}

/// What is wrong with a preview in a locale, and what this depends on.
struct ExaminedPreview: Sendable {
    private(set) var marks: PreviewMarks
    /// What its versions are made from.
    private(set) var dependencies = ViewDependencies()
    /// The lookups, which are the same in each version. Nil if its ViewModel cannot be made or encoded.
    private(set) var record: LocalizationRecord?
    private(set) var textKeys = PreviewTextKeys()

    init(marks: PreviewMarks) { self.marks = marks }

    /// A preview whose ViewModel cannot be made, which is tried again after any change.
    static var unmade: ExaminedPreview {
        var preview = ExaminedPreview(marks: .broken)
        preview.dependencies = .unknown
        return preview
    }

    fileprivate mutating func add(_ marks: PreviewMarks) { self.marks.formUnion(marks) }

    fileprivate mutating func add(_ dependencies: ViewDependencies) { self.dependencies.formUnion(dependencies) }

    fileprivate mutating func add(_ record: LocalizationRecord?) {
        self.record = self.record ?? record
        textKeys.used.formUnion(record?.texts.map(\.key) ?? [])
        if record == nil { add(.unknown) }
    }

    fileprivate mutating func add(shown texts: Set<String>) { textKeys.shown.formUnion(texts) }
}
