import FOSMVVM
import HTMLRendering
import PreviewCatalog
import PreviewChecks

/// Finds what is wrong with single previews in a locale.
struct Examination: Sendable {
    let locale: LocaleIdentifier
    let renderer: HTMLRenderer
    let checker: PreviewChecker
    let unclaimedTemplates: UnclaimedTemplates

    /// Returns what is wrong with the rendered versions of a preview.
    func examined(_ preview: Preview, _ input: ViewInput) -> ExaminedPreview {
        let locale = preview.shownLocale(for: locale)
        var examined = ExaminedPreview(marks: misspelledMark(of: preview))
        for version in preview.versions(in: renderer) {
            let renderer = renderer.preferring(version)
            let inspected = renderer.inspect(input, locale: locale)
            examined.add(marks(of: inspected, in: locale))
            examined.addTemplates(checker.templates(of: inspected.view))
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

/// What is wrong with a preview in a locale, and the files that this depends on.
struct ExaminedPreview: Sendable {
    private(set) var marks: PreviewMarks
    /// The full names of the templates of its view. Nil if it depends on more than these and its texts.
    private var templates: Set<String>? = []
    /// The lookups, which are the same in each version. Nil if its ViewModel cannot be made or encoded.
    private(set) var record: LocalizationRecord?
    private(set) var textKeys = PreviewTextKeys()

    init(marks: PreviewMarks) { self.marks = marks }

    /// A preview whose ViewModel cannot be made, which is tried again after any change.
    static var unmade: ExaminedPreview {
        var preview = ExaminedPreview(marks: .broken)
        preview.templates = nil
        return preview
    }

    fileprivate mutating func add(_ marks: PreviewMarks) { self.marks.formUnion(marks) }

    fileprivate mutating func addTemplates(_ names: Set<String>?) {
        templates = names.flatMap { templates?.union($0) }
    }

    fileprivate mutating func add(_ record: LocalizationRecord?) {
        self.record = self.record ?? record
        textKeys.used.formUnion(record?.texts.map(\.key) ?? [])
        if record == nil { templates = nil }
    }

    fileprivate mutating func add(shown texts: Set<String>) { textKeys.shown.formUnion(texts) }

    /// Whether it must be examined again after changes.
    func isAffected(by changes: ContentChanges) -> Bool {
        guard let templates else { return changes.changesAnyView }
        return !templates.isDisjoint(with: changes.templates)
            || record?.texts.contains { changes.types.contains($0.key.typeOfKey) } ?? false
    }
}

/// What differs between two contents with the same templates, locales and assets by name.
struct ContentChanges {
    /// The full names of the templates that differ.
    let templates: Set<String>
    /// The types with texts that differ.
    let types: Set<Substring>
    /// Whether anything differs that a view may show, apart from its style.
    let changesAnyView: Bool

    /// Nil if anything else differs that the results about previews depend on.
    init?(since earlier: ContentFiles, in files: ContentFiles) {
        guard earlier.assets.paths == files.assets.paths, earlier.templates.names == files.templates.names,
            let types = files.localizations.typeNames(differingFrom: earlier.localizations)
        else { return nil }
        templates = files.templates.names(differingFrom: earlier.templates)
        self.types = types
        changesAnyView =
            !templates.isEmpty || !types.isEmpty
            || files.assets.digestBesidesStyles != earlier.assets.digestBesidesStyles
    }
}
