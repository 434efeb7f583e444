import Foundation
import HTMLRendering
import PreviewCatalog
import Synchronization

/// Holds the current content, and reads it again when a file has changed.
final class ContentKeeper: Sendable {
    private struct State {
        var content: SiteContent
        var fingerprint: ContentFingerprint
        var checked: ContinuousClock.Instant
    }

    /// How long a look at the folders counts.
    static let interval = Duration.milliseconds(100)

    private let catalog: PreviewCatalog
    private let folders: SiteFolders
    private let environment: RenderingEnvironment
    private let interval: Duration
    private let state: Mutex<State>

    init(
        catalog: PreviewCatalog, folders: SiteFolders, environment: RenderingEnvironment,
        interval: Duration = ContentKeeper.interval
    ) {
        self.catalog = catalog
        self.folders = folders
        self.environment = environment
        self.interval = interval
        let fingerprint = ContentFingerprint(of: folders.all)
        let content = SiteContent(catalog: catalog, folders: folders, environment: environment)
        state = Mutex(State(content: content, fingerprint: fingerprint, checked: .now))
    }

    /// The content as the files have it. Of several threads one looks at the folders; the others go on with what is there.
    var current: SiteContent {
        guard let known = startCheck() else { return state.withLock { $0.content } }
        let fingerprint = ContentFingerprint(of: folders.all)
        guard fingerprint != known else { return state.withLock { $0.content } }
        let content = SiteContent(catalog: catalog, folders: folders, environment: environment)
        state.withLock { state in
            state.content = content
            state.fingerprint = fingerprint
        }
        return content
    }

    /// The fingerprint to compare with, for the one caller whose turn it is to look; nil for all others.
    private func startCheck() -> ContentFingerprint? {
        state.withLock { state in
            let now = ContinuousClock.now
            guard state.checked.duration(to: now) >= interval else { return nil }
            state.checked = now
            return state.fingerprint
        }
    }
}
