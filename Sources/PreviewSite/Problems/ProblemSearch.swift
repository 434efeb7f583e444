import Diagnostics
import FOSFoundation
import FOSMVVM
import Foundation
import HTMLRendering
import HTMLSnapshots
import PreviewCatalog
import PreviewChecks
import PreviewSnapshots
import Synchronization

/// All problems of the project, found once in the background: what `check` finds, and what browsers have found so far.
final class ProblemSearch: Sendable {
    /// What the list is made from.
    private struct Version: Equatable {
        let browser: Int
        let snapshots: Int
        let isComplete: Bool
    }

    private struct State {
        var hasBegun = false
        var check: ProjectCheck?
        /// The last list, and what it was made from.
        var list: (list: ProblemList, version: Version)?
        /// Whether each document has been examined, which stays so.
        var isComplete = false
    }

    /// How long a page waits for the check before it is shown without problems.
    private static let timeout = DispatchTimeInterval.milliseconds(500)
    /// The maximum number of findings per rule. More than anyone fixes before the next check.
    private static let limit = 1_000
    /// Lets only one check run at a time. A check of replaced content ends first.
    private static let queue = DispatchQueue(label: "project-check", qos: .utility)

    let browser: BrowserResults
    private let content: PackageContent
    private let exerciser: any ViewExerciser
    private let snapshots: SnapshotIndex
    private let changes: ChangeCounter
    private let state = Mutex(State())
    private let end = DispatchGroup()
    private let allDocuments = Once<[BrowserResults.Key]>()

    /// - Parameters:
    ///   - browser: What browsers have found, which stays when the content is read again.
    ///   - exerciser: Uses views.
    ///   - changes: Counts the results.
    init(
        in content: PackageContent, browser: BrowserResults, exerciser: any ViewExerciser, snapshots: SnapshotIndex,
        changes: ChangeCounter
    ) {
        self.content = content
        self.browser = browser
        self.exerciser = exerciser
        self.snapshots = snapshots
        self.changes = changes
    }

    /// The documents that a browser examines, those of the default locale first.
    var documents: [BrowserResults.Key] { allDocuments.get { BrowserResults.Key.all(in: content) } }

    /// The problems. Nil until the check has ended.
    var known: ProblemList? {
        let (check, last) = state.withLock { ($0.check, $0.list) }
        guard let check else { return nil }
        let version = Version(
            browser: browser.version, snapshots: snapshots.recentListing().version, isComplete: isComplete)
        if let last, last.version == version { return last.list }
        let list = list(of: check, isComplete: version.isComplete)
        state.withLock { $0.list = (list, version) }
        return list
    }

    /// Begins the check, unless it has begun, and returns the problems. Nil if it takes longer than a reader likes to wait.
    func foundSoon() -> ProblemList? {
        begin()
        return end.wait(timeout: .now() + Self.timeout) == .success ? known : nil
    }

    /// Returns the problems after the check.
    func found() -> ProblemList {
        begin()
        end.wait()
        return known ?? ProblemList([], in: content)
    }

    /// Returns the problems after the check, with what a browser finds in previews now.
    ///
    /// - Parameter previews: The previews to examine. Nil for all.
    func found(by browser: any BrowserExaminer, in previews: [Preview]?) -> ProblemList {
        begin()
        end.wait()
        guard let check = state.withLock(\.check) else { return ProblemList([], in: content) }
        let report = check.report(examiningWith: browser, previews)
        return ProblemList(report.findings, known: report.known, isComplete: previews == nil, in: content)
    }

    /// Adds what a browser has found. Pages are made again if the list has changed, and need not wait for it.
    func add(_ results: [BrowserResults.Key: BrowserResults.Result]) {
        let wasComplete = isComplete
        guard browser.add(results) || isComplete != wasComplete else { return }
        _ = known
        changes.advance(\.problems)
    }

    private func begin() {
        let isFirst = state.withLock { state in
            defer { state.hasBegun = true }
            return !state.hasBegun
        }
        guard isFirst else { return }
        end.enter()
        Self.queue.async { self.check() }
    }

    private func check() {
        defer { end.leave() }
        PreviewExamination.lowerThreadPriority()
        let run = CheckRun(
            rules: content.extensions.rules.all(inBrowser: true), severities: content.settings.severities,
            knownIssues: content.settings.knownIssues, limit: Self.limit)
        let check = content.folders.root.map { ProjectCheck(run, of: content.checked(in: $0, exerciser: exerciser)) }
        state.withLock { $0.check = check }
        _ = known
        changes.advance(\.problems)
    }

    private var isComplete: Bool {
        if state.withLock(\.isComplete) { return true }
        guard browser.count >= documents.count else { return false }
        let digests = browser.digests
        let isComplete = documents.allSatisfy { digests[$0] != nil }
        state.withLock { $0.isComplete = isComplete }
        return isComplete
    }

    private func list(of check: ProjectCheck, isComplete: Bool) -> ProblemList {
        let report = check.report(browser, in: browser.previews(in: content.catalog), isComplete: isComplete)
        return ProblemList(report.findings, known: report.known, isComplete: isComplete, in: content)
    }
}

extension PackageContent {
    /// Returns the content as the subject of a check.
    fileprivate func checked(in package: URL, exerciser: any ViewExerciser) -> CheckedPackage {
        CheckedPackage(
            package: package, catalog: catalog, renderer: renderer, docs: docs.library,
            hostTemplates: PreviewSite.builtInTemplates, defaultLocaleEntry: settings.defaultLocaleEntry,
            assets: Set(assets.paths),
            previewProblem: { [catalog, localizations] in
                PreviewSite.problem(ofPreviewIn: $0, catalog: catalog, texts: localizations)
            }, exerciser: exerciser, program: folders.program)
    }
}
