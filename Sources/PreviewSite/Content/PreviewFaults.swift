import Dispatch
import FOSMVVM
import Foundation
import HTMLRendering
import HTMLSnapshots
import PreviewCatalog
import PreviewSnapshots
import Synchronization

/// The previews of a content with problems, searched in the background once for each locale.
final class PreviewFaults: Sendable {
    /// The results so far.
    struct Found: Hashable, Sendable {
        /// The documents of the previews with problems.
        fileprivate(set) var documents: Set<BareDocument> = []
        /// Whether every preview has been checked.
        fileprivate(set) var isComplete = false
    }

    /// Lets only one search run at a time, on all processors. A search of replaced content ends first.
    private static let queue = DispatchQueue(label: "preview-faults", qos: .utility)

    private let catalog: PreviewCatalog
    private let renderer: HTMLRenderer
    private let changes: ChangeCounter
    /// The finder of misspelled templates.
    let unclaimedTemplates: UnclaimedTemplates
    private let searches = Mutex<[LocaleIdentifier: FaultSearch]>([:])

    /// - Parameter changes: Counts the results.
    init(catalog: PreviewCatalog, renderer: HTMLRenderer, changes: ChangeCounter = ChangeCounter()) {
        unclaimedTemplates = UnclaimedTemplates(in: renderer.templates, views: catalog.viewNames)
        self.catalog = catalog
        self.renderer = renderer
        self.changes = changes
    }

    deinit {
        searches.withLock { searches in
            for search in searches.values { search.cancel() }
        }
    }

    /// Returns the results of a locale so far. A locale without texts of its own uses the results of the one it falls
    /// back to.
    func found(in locale: LocaleIdentifier) -> Found {
        let locale = searched(for: locale)
        return searches.withLock { $0[locale]?.found } ?? Found()
    }

    /// Starts the search in a locale, unless it has been started.
    func search(in locale: LocaleIdentifier) { _ = startedSearch(in: locale) }

    /// Returns the results of a locale after the search.
    func allFound(in locale: LocaleIdentifier) -> Found {
        let search = startedSearch(in: locale)
        search.wait()
        return search.found
    }

    private func searched(for locale: LocaleIdentifier) -> LocaleIdentifier {
        renderer.localizations.textLocale(of: locale) ?? renderer.localizations.defaultLocale
    }

    private func startedSearch(in locale: LocaleIdentifier) -> FaultSearch {
        let locale = searched(for: locale)
        return searches.withLock { searches in
            if let search = searches[locale] { return search }
            let search = FaultSearch(changes: changes)
            searches[locale] = search
            Self.queue.async { [catalog, renderer, unclaimedTemplates] in
                let misspelled: @Sendable (String) -> Bool = { unclaimedTemplates.misspelled(for: $0) != nil }
                search.run(catalog.previews, in: locale, renderer: renderer, isMisspelled: misspelled)
            }
            return search
        }
    }
}

/// The search in one locale.
private final class FaultSearch: Sendable {
    /// The number of previews that can hang without blocking others.
    private static let mostWaiting = 16

    private let state = Mutex(PreviewFaults.Found())
    /// One place for each processor, for rendering. A preview that hangs does not take one.
    private let processors = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount)
    private let isCancelled = Atomic(false)
    private let end = DispatchGroup()
    private let changes: ChangeCounter

    init(changes: ChangeCounter) {
        self.changes = changes
        end.enter()
    }

    var found: PreviewFaults.Found { state.withLock { $0 } }

    func wait() { end.wait() }

    func cancel() { isCancelled.store(true, ordering: .relaxed) }

    /// Renders all previews, unless it is cancelled.
    ///
    /// - Parameter isMisspelled: Whether the template of the view with a name is misspelled.
    func run(
        _ previews: [Preview], in locale: LocaleIdentifier, renderer: HTMLRenderer,
        isMisspelled: @escaping @Sendable (String) -> Bool
    ) {
        defer { end.leave() }
        let workers = ProcessInfo.processInfo.activeProcessorCount + Self.mostWaiting
        _ = previews.concurrentMap(workers: workers) { preview in
            guard !self.isCancelled.load(ordering: .relaxed),
                isMisspelled(preview.viewName) || self.isFaulty(preview, in: locale, renderer: renderer)
            else { return }
            self.add { $0.documents.insert(BareDocument(preview)) }
        }
        add { $0.isComplete = true }
    }

    private func add(_ result: (inout PreviewFaults.Found) -> Void) {
        state.withLock { result(&$0) }
        changes.advance()
    }

    private func isFaulty(_ preview: Preview, in locale: LocaleIdentifier, renderer: HTMLRenderer) -> Bool {
        guard let subject = try? preview.make().subject else { return true }
        processors.wait()
        defer { processors.signal() }
        let locale = preview.shownLocale(for: locale)
        return preview.versions(in: renderer).contains { version in
            !renderer.preferring(version).render(subject, locale: locale).diagnostics.isEmpty
        }
    }
}
