import Dispatch
import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog
import PreviewChecks
import Synchronization

/// The previews of a content with problems, searched in the background once for each locale.
final class PreviewExaminations: Sendable {
    /// The results so far. Only results of the same search are compared.
    struct Found: Hashable, Sendable {
        /// The previews with problems, by their documents.
        fileprivate(set) var marks: [BareDocument: PreviewMarks] = [:]
        /// Whether every preview has been checked.
        fileprivate(set) var isComplete = false

        /// A search only adds results, so their number says which ones.
        static func == (one: Self, other: Self) -> Bool {
            one.marks.count == other.marks.count && one.isComplete == other.isComplete
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(marks.count)
            hasher.combine(isComplete)
        }

        /// Whether a preview cannot be shown without problems, so that it cannot be compared with its snapshot.
        var hasBroken: Bool { marks.values.contains { $0.contains(.broken) } }

        /// Whether a preview cannot be shown without problems, as far as they have been found.
        func isBroken(_ preview: Preview) -> Bool { marks[BareDocument(preview)]?.contains(.broken) == true }
    }

    /// Lets only one search run at a time, on all processors. A search of replaced content ends first.
    private static let queue = DispatchQueue(label: "preview-searches", qos: .utility)

    /// The time between a page and the search, in which its frames and styles are loaded.
    static let pause = DispatchTimeInterval.milliseconds(300)

    private let catalog: PreviewCatalog
    private let examiner: PreviewExaminer
    private let changes: ChangeCounter
    private let searches: Mutex<[LocaleIdentifier: PreviewExamination]>
    /// The keys of texts that an earlier content had found, by locale.
    private let earlierKeys: [LocaleIdentifier: [BareDocument: PreviewTextKeys]]

    /// - Parameters:
    ///   - changes: Counts the results.
    ///   - known: The results by locale that an earlier content had already, and that no change affects.
    ///   - earlierKeys: The keys of texts that it had found, which changes may affect.
    init(
        catalog: PreviewCatalog, examiner: PreviewExaminer,
        changes: ChangeCounter = ChangeCounter(), known: [LocaleIdentifier: PreviewExamination.Results] = [:],
        earlierKeys: [LocaleIdentifier: [BareDocument: PreviewTextKeys]] = [:]
    ) {
        self.earlierKeys = earlierKeys
        searches = Mutex(known.mapValues { PreviewExamination(catalog.previews, known: $0, changes: changes) })
        self.catalog = catalog
        self.examiner = examiner
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

    /// Starts the search in a locale soon, unless it has been started. What the reader waits for comes first.
    func search(in locale: LocaleIdentifier) { _ = startedSearch(in: locale, after: Self.pause) }

    /// Returns the results of a locale after the search.
    func allFound(in locale: LocaleIdentifier) -> Found {
        let search = startedSearch(in: locale)
        search.wait()
        return search.found
    }

    /// Returns the lookups of all previews after the search in a locale.
    func allRecords(in locale: LocaleIdentifier) -> [BareDocument: LocalizationRecord] {
        let search = startedSearch(in: locale)
        search.wait()
        return search.records
    }

    /// Returns the lookups of all previews. Nil if the search in a locale takes longer.
    func records(in locale: LocaleIdentifier, before time: DispatchTime) -> [BareDocument: LocalizationRecord]? {
        let search = startedSearch(in: locale)
        return search.wait(until: time) ? search.records : nil
    }

    /// Returns the lookups of a preview. Nil until it has been examined.
    func record(of preview: BareDocument, in locale: LocaleIdentifier) -> LocalizationRecord? {
        let locale = searched(for: locale)
        return searches.withLock { $0[locale] }?.record(of: preview)
    }

    /// Returns the keys of the texts of each preview, and which ones it shows in a locale.
    func textKeys(in locale: LocaleIdentifier) -> TextKeys {
        let locale = searched(for: locale)
        let search = searches.withLock { $0[locale] }
        if let search, search.found.isComplete { return TextKeys(keys: search.textKeys, isComplete: true) }
        let earlier = earlierKeys[locale] ?? [:]
        return TextKeys(keys: earlier.merging(search?.textKeys ?? [:]) { $1 }, isComplete: false)
    }

    /// Returns the keys of the texts of each preview so far, by locale.
    func allTextKeys() -> [LocaleIdentifier: [BareDocument: PreviewTextKeys]] {
        let locales = searches.withLock { Set($0.keys) }.union(earlierKeys.keys)
        return Dictionary(uniqueKeysWithValues: locales.map { ($0, textKeys(in: $0).keys) })
    }

    /// Returns the results so far that changes do not affect, by locale.
    func unaffected(by changes: ChangedFiles) -> [LocaleIdentifier: PreviewExamination.Results] {
        searches.withLock { $0.mapValues { $0.unaffected(by: changes) } }
    }

    private func searched(for locale: LocaleIdentifier) -> LocaleIdentifier {
        examiner.renderer.localizations.textLocale(of: locale) ?? examiner.renderer.localizations.defaultLocale
    }

    private func startedSearch(
        in locale: LocaleIdentifier, after pause: DispatchTimeInterval = .nanoseconds(0)
    ) -> PreviewExamination {
        let locale = searched(for: locale)
        let search = searches.withLock { searches in
            let search = searches[locale] ?? PreviewExamination(catalog.previews, changes: changes)
            searches[locale] = search
            return search
        }
        guard search.begins() else { return search }
        Self.queue.asyncAfter(deadline: .now() + pause) { [examiner] in search.run(examiner, in: locale) }
        return search
    }
}

/// The search in one locale.
final class PreviewExamination: Sendable {
    /// What was found about previews, by their documents.
    typealias Results = [BareDocument: ExaminedPreview]

    private struct State {
        var found: PreviewExaminations.Found
        var results: Results
        var hasBegun = false
    }

    /// The number of previews that can hang without blocking others.
    private static let maxWaiting = 16
    /// The number of results that open pages show at a time.
    private static let shownTogether = 100

    /// The previews without results when the search was made.
    private let previews: [Preview]
    private let state: Mutex<State>
    /// One place for each processor, for rendering. A preview that hangs does not take one.
    private let processors = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount)
    private let isCancelled = Atomic(false)
    private let end = DispatchGroup()
    private let changes: ChangeCounter

    /// - Parameter known: The results that are known already.
    init(_ previews: [Preview], known: Results = [:], changes: ChangeCounter) {
        self.previews = known.isEmpty ? previews : previews.filter { known[BareDocument($0)] == nil }
        self.changes = changes
        state = Mutex(
            State(
                found: PreviewExaminations.Found(
                    marks: known.compactMapValues(\.shownMarks), isComplete: self.previews.isEmpty),
                results: known))
    }

    var found: PreviewExaminations.Found { state.withLock { $0.found } }

    func unaffected(by changes: ChangedFiles) -> Results {
        state.withLock(\.results).filter { !changes.affect($1.dependencies) }
    }

    /// Whether the caller must run the search. True for the first caller, if anything is left to find.
    func begins() -> Bool {
        state.withLock { state in
            guard !state.hasBegun, !previews.isEmpty else { return false }
            state.hasBegun = true
            end.enter()
            return true
        }
    }

    /// The lookups of the previews that have been made.
    var records: [BareDocument: LocalizationRecord] { state.withLock { $0.results.compactMapValues(\.record) } }

    func record(of preview: BareDocument) -> LocalizationRecord? { state.withLock { $0.results[preview]?.record } }

    var textKeys: [BareDocument: PreviewTextKeys] { state.withLock { $0.results.mapValues(\.textKeys) } }

    func wait() { end.wait() }

    /// Returns whether the search has ended before a time.
    func wait(until time: DispatchTime) -> Bool { end.wait(timeout: time) == .success }

    func cancel() { isCancelled.store(true, ordering: .relaxed) }

    /// Renders the previews, unless it is cancelled.
    func run(_ examiner: PreviewExaminer, in locale: LocaleIdentifier) {
        defer { end.leave() }
        let workers = ProcessInfo.processInfo.activeProcessorCount + Self.maxWaiting
        _ = previews.concurrentMap(workers: workers) { preview in
            guard !self.isCancelled.load(ordering: .relaxed) else { return }
            Self.lowerThreadPriority()
            self.add(self.examined(preview, by: examiner, in: locale), of: preview)
        }
        state.withLock { $0.found.isComplete = true }
        changes.advance(\.problems)
    }

    /// Lowers the priority of the calling thread, so that a search on all processors does not slow down pages.
    static func lowerThreadPriority() {
        #if os(Linux)
            setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
        #endif
    }

    /// Adds what was found. Pages show the first results at once, and the others together.
    private func add(_ result: ExaminedPreview, of preview: Preview) {
        let document = BareDocument(preview)
        let isShown = state.withLock { state in
            state.results[document] = result
            guard let marks = result.shownMarks else { return false }
            state.found.marks[document] = marks
            return state.found.marks.count % Self.shownTogether == 1
        }
        if isShown { changes.advance(\.problems) }
    }

    private func examined(
        _ preview: Preview, by examiner: PreviewExaminer, in locale: LocaleIdentifier
    ) -> ExaminedPreview {
        guard let input = try? preview.make().subject else { return .unmade }
        processors.wait()
        defer { processors.signal() }
        return examiner.examined(preview, input, in: locale)
    }
}

extension ExaminedPreview {
    /// The marks. Nil if nothing is wrong.
    fileprivate var shownMarks: PreviewMarks? { marks.isEmpty ? nil : marks }
}
