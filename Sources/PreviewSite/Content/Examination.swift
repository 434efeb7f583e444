import FOSMVVM
import HTMLRendering
import PreviewCatalog
import PreviewChecks
import TextAnalysis

/// Finds what is wrong with single previews in a locale.
struct Examination: Sendable {
    let locale: LocaleIdentifier
    let renderer: HTMLRenderer
    let checker: PreviewChecker
    let unclaimedTemplates: UnclaimedTemplates

    /// Returns what is wrong with the rendered versions of a preview.
    func marks(of preview: Preview, _ input: ViewInput) -> PreviewMarks {
        let locale = preview.shownLocale(for: locale)
        return preview.versions(in: renderer).reduce(into: misspelledMark(of: preview)) { marks, version in
            let renderer = renderer.preferring(version)
            let inspected = renderer.inspect(input, locale: locale)
            if !inspected.view.diagnostics.isEmpty { marks.insert(.broken) }
            if hasWrongTexts(inspected.record, in: locale) { marks.insert(.texts) }
            let findings = checker.findings(
                in: preview, input, inspected: inspected, locale: locale, renderer: renderer)
            if !findings.isEmpty { marks.insert(.findings) }
        }
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
