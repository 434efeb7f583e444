import Diagnostics
import Foundation
import HTMLRendering
import Logging
import PreviewCatalog
import PreviewChecks
import Synchronization

/// Provides the current content, and reads it again after a file changes.
final class ContentLoader: Sendable {
    private struct State {
        var work: BackgroundWork
        var fingerprint: FolderFingerprint
        /// The time when the content was read.
        var read: ContinuousClock.Instant
        /// The time when the folders were listed.
        var listed: ContinuousClock.Instant
    }

    /// How long a check of the folders is valid after its end.
    static let interval = Duration.milliseconds(25)

    /// The number of intervals after which folders are listed even if nothing reported a change, and unreadable files
    /// are tried again: a second, because it takes as long as a change.
    private static let intervalsToRetry = 40

    private let folders: [URL]
    private let targets: [TargetFolder]
    private let settings: URL?
    private let buildErrors: URL?
    private let interval: Duration
    private let read: @Sendable (EarlierContent?, Int) -> BackgroundWork
    let changes: ChangeCounter
    private let time: LoaderTime
    private let watch = FolderWatch()
    private let state: Mutex<State>
    private let start: ContinuousClock.Instant
    /// The time of the next check in microseconds after the start. The maximum while a thread checks.
    private let nextCheck: Atomic<Int>
    /// Lets one thread check at a time.
    private let checks = Mutex(())

    /// Creates a loader whose `read` reads the folders. It is called on one thread at a time: after a file in them or
    /// the settings change, and after a while if something was unreadable, because becoming readable may change no
    /// file. Its arguments are what was read before, or nil if all folders must be read, and the version of the content.
    ///
    /// - Parameter changes: Counts the changes of the content, besides those that the content itself reports.
    init(
        folders: [URL], targets: [TargetFolder] = [], settings: URL? = nil, buildErrors: URL? = nil,
        interval: Duration,
        changes: ChangeCounter = ChangeCounter(), time: LoaderTime = LoaderTime(),
        read: @escaping @Sendable (EarlierContent?, Int) -> BackgroundWork
    ) {
        self.folders = folders
        self.targets = targets
        self.settings = settings
        self.buildErrors = buildErrors
        self.interval = interval
        self.changes = changes
        self.time = time
        start = time.now()
        self.read = read
        nextCheck = Atomic(Self.microseconds(of: interval))
        let fingerprint = FolderFingerprint(
            of: folders, targets, settings: settings, buildErrors: buildErrors, watch: watch)
        state = Mutex(State(work: read(nil, 0), fingerprint: fingerprint, read: time.now(), listed: time.now()))
    }

    convenience init(
        catalog: PreviewCatalog, folders: SiteFolders, extensions: ProgramExtensions = ProgramExtensions(),
        environment: RenderingEnvironment,
        interval: Duration = ContentLoader.interval, exerciser: any ViewExerciser = LocalViewExerciser(),
        logger: Logger = PreviewSite.silent
    ) {
        let catalog = folders.main.map(catalog.of) ?? catalog
        let changes = ChangeCounter()
        let knownListing = KnownListing(changes: changes)
        let snapshotHistory = SnapshotHistory()
        self.init(
            folders: folders.all, targets: folders.targets, settings: folders.settings,
            buildErrors: folders.buildErrors, interval: interval, changes: changes
        ) { earlier, version in
            let content = PackageContent(
                catalog: catalog, folders: folders, extensions: extensions, environment: environment,
                version: version, earlier: earlier)
            logger.info("Read the templates, texts and assets. Problems: \(content.diagnostics.count).")
            return BackgroundWork(
                on: content, earlier: earlier, changes: changes,
                snapshots: SnapshotIndex(
                    of: content, interval: interval, known: knownListing, history: snapshotHistory),
                exerciser: exerciser)
        }
    }

    /// Returns the work on the content of the files.
    ///
    /// If several threads request it, one checks the folders and reads them if needed. The others use the existing
    /// content.
    func current() -> BackgroundWork { startsCheck() ? check() : state.withLock { $0.work } }

    /// Returns the work on the content of the files as they are now. Unlike ``current()``, it waits for a check of
    /// another thread, so that an action never uses a file from before the reader saved it.
    func latest() -> BackgroundWork { check() }

    /// Returns the version of everything that responses show, after a check of the folders if one is due.
    func version() -> ResponseVersion {
        if startsCheck() { _ = check { _ = $0.snapshots.recentListing() } }
        return changes.version
    }

    /// Returns how often everything that responses show has changed. Nil if a check of the folders is due.
    func knownVersion() -> Int? { dueCheck == nil ? changes.count : nil }

    /// Waits until something in the folders may have changed, or until the time is over.
    func waitForReport(milliseconds: Int32) { watch.wait(milliseconds: milliseconds) }

    /// Whether the caller must check the folders. True for one caller in each interval.
    private func startsCheck() -> Bool {
        guard let due = dueCheck else { return false }
        return nextCheck.compareExchange(expected: due, desired: .max, ordering: .acquiringAndReleasing).exchanged
    }

    /// The time of the next check if it is over.
    private var dueCheck: Int? {
        let due = nextCheck.load(ordering: .acquiring)
        return Self.microseconds(of: start.duration(to: time.now())) >= due ? due : nil
    }

    /// Returns the current content after a check. The next check begins only after `body`.
    private func check(then body: (BackgroundWork) -> Void = { _ in }) -> BackgroundWork {
        defer {
            let next = start.duration(to: time.now()) + interval
            nextCheck.store(Self.microseconds(of: next), ordering: .releasing)
        }
        let work = checks.withLock { _ in checked() }
        body(work)
        return work
    }

    private func checked() -> BackgroundWork {
        var state = state.withLock(\.self)
        guard watch.hasChanges() || isOver(state.listed) else { return state.work }
        state.listed = time.now()
        let first = currentFingerprint()
        let isChanged = first != state.fingerprint
        guard isChanged || state.work.content.isIncomplete && isOver(state.read) else {
            self.state.withLock { [state] in $0 = state }
            return state.work
        }
        let (new, fingerprint) = readWhenCalm(first, since: state)
        state.read = time.now()
        let isNew = isChanged || new.content.allDiagnostics != state.work.content.allDiagnostics
        if isNew { (state.work, state.fingerprint) = (new, fingerprint) }
        self.state.withLock { [state] in $0 = state }
        if isNew { changes.advance(\.page.files) }
        return state.work
    }

    /// Reads files that do not change for an interval, so that a checkout of many files is one change. Files that change
    /// longer than ``intervalsToRetry`` are read as they are.
    private func readWhenCalm(
        _ first: FolderFingerprint, since state: State
    ) -> (work: BackgroundWork, fingerprint: FolderFingerprint) {
        let end = time.now() + interval * Self.intervalsToRetry
        var fingerprint = first
        while true {
            fingerprint = calmFingerprint(after: fingerprint, before: end)
            // After something was unreadable, everything is tried again.
            let changed =
                state.work.content.isIncomplete
                ? nil : fingerprint.changes(since: state.fingerprint, in: folders, targets)
            let new = read(
                changed.map { EarlierContent(work: state.work, changedFolders: $0) }, state.work.content.version + 1)
            guard time.now() < end, let next = changedFingerprint(since: fingerprint) else { return (new, fingerprint) }
            fingerprint = next
        }
    }

    private func calmFingerprint(
        after first: FolderFingerprint, before end: ContinuousClock.Instant
    ) -> FolderFingerprint {
        var fingerprint = first
        while time.now() < end {
            time.pause(interval)
            guard let next = changedFingerprint(since: fingerprint) else { break }
            fingerprint = next
        }
        return fingerprint
    }

    /// Returns the state of the folders if it has changed. Lists them only after a report.
    private func changedFingerprint(since earlier: FolderFingerprint) -> FolderFingerprint? {
        guard watch.hasChanges() else { return nil }
        let current = currentFingerprint()
        return current == earlier ? nil : current
    }

    private func currentFingerprint() -> FolderFingerprint {
        FolderFingerprint(of: folders, targets, settings: settings, buildErrors: buildErrors, watch: watch)
    }

    /// Whether a moment is so long ago that it must be tried again.
    private func isOver(_ moment: ContinuousClock.Instant) -> Bool {
        moment.duration(to: time.now()) >= interval * Self.intervalsToRetry
    }

    private static func microseconds(of duration: Duration) -> Int { Int(duration / .microseconds(1)) }
}

/// How a loader tells the time, and lets it pass.
struct LoaderTime: Sendable {
    var now: @Sendable () -> ContinuousClock.Instant = { .now }
    var pause: @Sendable (Duration) -> Void = { usleep(UInt32($0 / .microseconds(1))) }
}

/// The state of the folders: added, removed, changed and protected files, and the text of the settings.
struct FolderFingerprint: Hashable, Sendable {
    private let folders: [FolderFiles]
    private let viewFiles: [ViewFiles]
    private let settings: Data?
    private let buildErrors: FileState?

    /// Records the current state of the folders. Reads no contents except for the settings, which are a hidden file.
    ///
    /// - Parameters:
    ///   - targets: The targets with files next to their views. Other files in them do not count.
    ///   - watch: Watches everything from then on.
    init(
        of folders: [URL], _ targets: [TargetFolder] = [], settings: URL? = nil, buildErrors: URL? = nil,
        watch: FolderWatch? = nil
    ) {
        if let settings { watch?.add(settings.deletingLastPathComponent().path(percentEncoded: false)) }
        self.settings = settings.flatMap { try? PackageSettings.boundedFile($0).data() }
        if let buildErrors { watch?.add(buildErrors.deletingLastPathComponent().path(percentEncoded: false)) }
        self.buildErrors = buildErrors.flatMap {
            guard case .file(let state) = FolderEntry.kind(of: $0.path(percentEncoded: false)) else { return nil }
            return state
        }
        self.folders = folders.map { FolderFiles(below: $0, watch: watch) }
        viewFiles = targets.map { ViewFiles(in: $0, watch: watch) }
    }

    /// Returns those of the folders in which something has changed. Nil if the settings have changed, which apply to all.
    func changes(
        since earlier: FolderFingerprint, in folders: [URL], _ targets: [TargetFolder] = []
    ) -> Set<URL>? {
        guard settings == earlier.settings, folders.count == self.folders.count else { return nil }
        let changed = zip(folders, zip(self.folders, earlier.folders)).filter { $1.0 != $1.1 }
        let changedTargets = zip(targets, zip(viewFiles, earlier.viewFiles)).filter { $1.0 != $1.1 }
        return Set(changed.map(\.0) + changedTargets.map(\.0.url))
    }
}
