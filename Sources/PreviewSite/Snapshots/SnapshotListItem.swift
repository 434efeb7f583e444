import FOSMVVM
import HTMLSnapshots
import PreviewCatalog
import SnapshotCatalog

/// A preview in a locale whose HTML waits to be accepted.
struct SnapshotListItem: Codable, Sendable {
    let name: String
    let viewName: String
    let locale: String
    let localeName: String
    /// The recorded file's path below its folder.
    let path: String
    let address: String

    /// What waits of the catalogue's previews, in order of paths.
    static func pending(_ context: PageContext) -> [SnapshotListItem] {
        waiting(context.content.snapshots.pending, context)
    }

    /// Those of what waits that are of the catalogue's previews, in order of paths.
    static func waiting(_ pending: [PendingSnapshot], _ context: PageContext) -> [SnapshotListItem] {
        let content = context.content
        let waiting = Set(pending.map(\.path))
        guard !waiting.isEmpty else { return [] }
        return content.catalog.snapshots(locales: content.locales.map(\.identifier), renderer: content.renderer)
            .filter { waiting.contains($0.path) }
            .map { SnapshotListItem($0, context: context) }.sorted { $0.path < $1.path }
    }

    private init(_ snapshot: PreviewSnapshot, context: PageContext) {
        let preview = snapshot.preview
        let locale = SiteLocale(snapshot.locale)
        name = preview.name
        viewName = preview.viewName
        self.locale = locale.identifier.tag
        localeName = locale.name
        path = snapshot.path
        address = context.links.address(preview.snapshotPath) {
            $0.snapshot = locale.identifier
        }
    }
}
