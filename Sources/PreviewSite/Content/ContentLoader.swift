import Foundation
import HTMLRendering
import PreviewCatalog
import Synchronization

/// Holds the current content, and reads it again when a file has changed.
final class ContentLoader: Sendable {
    private struct State {
        var content: Content
        var fingerprint: ContentFingerprint
        /// When the content was read.
        var read: ContinuousClock.Instant
        /// When the last look ended.
        var checked: ContinuousClock.Instant
        var isLooking = false
    }

    /// How long a look at the folders counts, from its end on.
    static let interval = Duration.milliseconds(25)

    /// How many intervals go by until what could not be read is tried again: a second, as it takes as long as an edit.
    private static let intervalsToRetry = 40

    private let folders: [URL]
    private let settings: URL?
    private let interval: Duration
    private let read: @Sendable () -> Content
    private let state: Mutex<State>

    /// Keeps what `read` makes of the folders. It is called anew, on one thread at a time, when a file in them, or the settings,
    /// has changed, and after a while when something could not be read: files tell nobody when they can be.
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
        interval: Duration = ContentLoader.interval
    ) {
        self.init(folders: folders.all, settings: folders.settings, interval: interval) {
            Content(catalog: catalog, folders: folders, environment: environment, countInterval: interval * 10)
        }
    }

    /// The content as the files have it.
    ///
    /// Of several threads one looks at the folders, and reads them where it must; the others go on with what is there.
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

    /// What to compare with, for the one caller whose turn it is to look; nil for all others.
    private func startCheck() -> State? {
        state.withLock { state in
            guard !state.isLooking, state.checked.duration(to: .now) >= interval else { return nil }
            state.isLooking = true
            return state
        }
    }
}

/// Tells whether files were added, removed, edited or given other permissions, and what the settings say.
struct ContentFingerprint: Hashable, Sendable {
    private let folders: [FolderFiles]

    private let settings: Data?

    /// The state of the folders now. Contents are not read but for the settings, a hidden file.
    init(of folders: [URL], settings: URL? = nil) {
        self.settings = settings.flatMap { try? PackageSettings.bytes(of: $0) }
        self.folders = folders.map(FolderFiles.init)
    }
}
