import Foundation
import HTMLRendering
import PreviewCatalog
import Synchronization

/// Holds the current content, and reads it again when a file has changed.
final class ContentKeeper: Sendable {
    private struct State {
        var content: SiteContent
        var fingerprint: ContentFingerprint
        /// When the last look ended.
        var checked: ContinuousClock.Instant
        var isLooking = false
    }

    /// How long a look at the folders counts, from its end on.
    static let interval = Duration.milliseconds(25)

    private let folders: [URL]
    private let settings: URL?
    private let interval: Duration
    private let read: @Sendable () -> SiteContent
    private let state: Mutex<State>

    /// Keeps what `read` makes of the folders. It is called anew, on one thread at a time, when a file in them, or the settings,
    /// has changed.
    init(folders: [URL], settings: URL? = nil, interval: Duration, read: @escaping @Sendable () -> SiteContent) {
        self.folders = folders
        self.settings = settings
        self.interval = interval
        self.read = read
        let fingerprint = ContentFingerprint(of: folders, settings: settings)
        state = Mutex(State(content: read(), fingerprint: fingerprint, checked: .now))
    }

    convenience init(
        catalog: PreviewCatalog, folders: SiteFolders, environment: RenderingEnvironment,
        interval: Duration = ContentKeeper.interval
    ) {
        self.init(folders: folders.all, settings: folders.settings, interval: interval) {
            SiteContent(catalog: catalog, folders: folders, environment: environment, countInterval: interval * 10)
        }
    }

    /// The content as the files have it.
    ///
    /// Of several threads one looks at the folders, and reads them where it must; the others go on with what is there.
    var current: SiteContent {
        guard let known = startCheck() else { return state.withLock { $0.content } }
        let fingerprint = ContentFingerprint(of: folders, settings: settings)
        let content = fingerprint == known ? nil : read()
        return state.withLock { state in
            state.content = content ?? state.content
            state.fingerprint = fingerprint
            state.checked = .now
            state.isLooking = false
            return state.content
        }
    }

    /// The fingerprint to compare with, for the one caller whose turn it is to look; nil for all others.
    private func startCheck() -> ContentFingerprint? {
        state.withLock { state in
            guard !state.isLooking, state.checked.duration(to: .now) >= interval else { return nil }
            state.isLooking = true
            return state.fingerprint
        }
    }
}
