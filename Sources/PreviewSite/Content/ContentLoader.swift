import Diagnostics
import Foundation
import HTMLRendering
import Logging
import PreviewCatalog
import Synchronization

/// Provides the current content, and reads it again after a file changes.
final class ContentLoader: Sendable {
    private struct State {
        var content: Content
        var fingerprint: ContentFingerprint
        /// The time when the content was read.
        var read: ContinuousClock.Instant
        /// The time when the last check ended.
        var checked: ContinuousClock.Instant
        var isLooking = false
    }

    /// How long a check of the folders is valid after its end.
    static let interval = Duration.milliseconds(25)

    /// The number of intervals after which unreadable files are tried again: a second, because it takes as long as a
    /// change.
    private static let intervalsToRetry = 40

    private let folders: [URL]
    private let settings: URL?
    private let interval: Duration
    private let read: @Sendable () -> Content
    private let state: Mutex<State>

    /// Creates a loader whose `read` reads the folders. It is called on one thread at a time: after a file in them or
    /// the settings change, and after a while if something was unreadable, because becoming readable may change no
    /// file.
    init(folders: [URL], settings: URL? = nil, interval: Duration, read: @escaping @Sendable () -> Content) {
        self.folders = folders
        self.settings = settings
        self.interval = interval
        self.read = read
        let fingerprint = ContentFingerprint(of: folders, settings: settings)
        state = Mutex(State(content: read(), fingerprint: fingerprint, read: .now, checked: .now))
    }

    convenience init(
        catalog: PreviewCatalog, folders: ContentFolders, environment: RenderingEnvironment,
        interval: Duration = ContentLoader.interval, logger: Logger = PreviewSite.silent
    ) {
        self.init(folders: folders.all, settings: folders.settings, interval: interval) {
            let content = Content(
                catalog: catalog, folders: folders, environment: environment, listingInterval: interval)
            logger.info("Read the templates, texts, docs and assets. Problems: \(content.faults.count).")
            return content
        }
    }

    /// The content of the files.
    ///
    /// If several threads request it, one checks the folders and reads them if needed. The others use the existing
    /// content.
    var current: Content {
        guard let known = startCheck() else { return state.withLock { $0.content } }
        let fingerprint = ContentFingerprint(of: folders, settings: settings)
        let content = fingerprint != known.fingerprint || mustRetry(known) ? read() : nil
        return state.withLock { state in
            state.checked = .now
            if let content { (state.content, state.read) = (content, state.checked) }
            state.fingerprint = fingerprint
            state.isLooking = false
            return state.content
        }
    }

    private func mustRetry(_ known: State) -> Bool {
        known.content.isIncomplete && known.read.duration(to: .now) >= interval * Self.intervalsToRetry
    }

    /// Returns the state to compare with, for the one caller that must check. Nil for all others.
    private func startCheck() -> State? {
        state.withLock { state in
            guard !state.isLooking, state.checked.duration(to: .now) >= interval else { return nil }
            state.isLooking = true
            return state
        }
    }
}

/// The state of the folders: added, removed, changed and protected files, and the text of the settings.
struct ContentFingerprint: Hashable, Sendable {
    private let folders: [FolderFiles]

    private let settings: Data?

    /// Records the current state of the folders. Reads no contents except for the settings, which are a hidden file.
    init(of folders: [URL], settings: URL? = nil) {
        self.settings = settings.flatMap { try? PackageSettings.boundedFile($0).data() }
        self.folders = folders.map(FolderFiles.init)
    }
}
