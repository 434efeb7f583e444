import FOSMVVM
import HTMLRendering
import PreviewCatalog
import PreviewChecks
import Synchronization

/// What the browsers of visitors have found in documents. It stays when the content is read again, because a document that
/// has changed is examined again.
final class BrowserResults: BrowserExaminer {
    /// A document that a browser examines.
    struct Key: Hashable, Sendable {
        let document: BareDocument
        let locale: LocaleIdentifier
        let version: ViewVersion
    }

    /// What was found in a document.
    struct Result: Equatable, Sendable {
        /// A digest of everything that the document depends on, which the browser computes.
        let digest: String
        let violations: [AccessibilityViolation]
        let misfits: [OverflowingElement]

        var hasFindings: Bool { !violations.isEmpty || !misfits.isEmpty }
    }

    private struct State {
        var results: [Key: Result] = [:]
        /// How often findings have changed.
        var version = 0
    }

    private let state = Mutex(State())

    /// How often findings have changed.
    var version: Int { state.withLock(\.version) }

    /// The number of examined documents, also of those that are no longer there.
    var count: Int { state.withLock(\.results.count) }

    /// The digests of the examined documents.
    var digests: [Key: String] { state.withLock { $0.results.mapValues(\.digest) } }

    /// Adds results. Returns whether they change what is found.
    func add(_ results: [Key: Result]) -> Bool {
        state.withLock { state in
            var isChanged = false
            for (key, result) in results {
                let old = state.results.updateValue(result, forKey: key)
                isChanged =
                    isChanged || old?.violations ?? [] != result.violations || old?.misfits ?? [] != result.misfits
            }
            if isChanged { state.version += 1 }
            return isChanged
        }
    }

    /// Returns the previews of a catalog in which something was found, in its order.
    func previews(in catalog: PreviewCatalog) -> [Preview] {
        let found = state.withLock { Set($0.results.filter { $1.hasFindings }.keys.map(\.document)) }
        return catalog.previews.filter { found.contains(BareDocument($0)) }
    }

    /// Returns the texts of the elements that do not fit, by locale and document.
    func misfits() -> [LocaleIdentifier: [BareDocument: [String]]] {
        let results = state.withLock(\.results)
        return results.reduce(into: [:]) { all, result in
            let texts = result.value.misfits.map(\.text)
            if !texts.isEmpty { all[result.key.locale, default: [:]][result.key.document, default: []] += texts }
        }
    }

    /// Whether a document has been examined.
    func hasExamined(_ preview: Preview, locale: LocaleIdentifier, version: ViewVersion) -> Bool {
        result(preview, locale, version) != nil
    }

    func examine(
        _ preview: Preview, in locales: [LocaleIdentifier], version: ViewVersion
    ) -> [ExaminedDocument] {
        locales.map { locale in
            let result = result(preview, locale, version)
            return ExaminedDocument(violations: result?.violations ?? [], misfits: result?.misfits ?? [])
        }
    }

    private func result(_ preview: Preview, _ locale: LocaleIdentifier, _ version: ViewVersion) -> Result? {
        let key = Key(document: BareDocument(preview), locale: locale, version: version)
        return state.withLock { $0.results[key] }
    }
}

extension BrowserResults.Key {
    /// Returns the documents of previews that a browser examines: each version in each locale, those of the default locale
    /// first.
    static func all(in content: PackageContent) -> [Self] {
        let previews = content.catalog.previews
        var known: Set<Self> = []
        return content.locales.map(\.identifier).flatMap { locale in
            previews.flatMap { preview in
                preview.versions(in: content.renderer).map {
                    Self(document: BareDocument(preview), locale: preview.shownLocale(for: locale), version: $0)
                }
            }
        }.filter { known.insert($0).inserted }
    }
}
