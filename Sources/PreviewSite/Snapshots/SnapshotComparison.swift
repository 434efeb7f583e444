import FOSMVVM
import Foundation
import HTMLSnapshots
import PreviewCatalog
import SnapshotCatalog

/// A preview as it is rendered now, compared with what is recorded of it. Nothing is written.
struct SnapshotComparison {
    let snapshot: PreviewSnapshot
    /// Nil without folders of snapshots.
    let file: HTMLSnapshot?
    let outcome: Result<SnapshotOutcome, any Error>

    init(_ preview: Preview, context: PageContext) {
        let snapshot = PreviewSnapshot(preview, locale: context.snapshotLocale, renderer: context.content.renderer)
        let shelf = context.content.snapshots
        let file = shelf.file(of: snapshot)
        self.snapshot = snapshot
        isListed = context.lists(snapshot)
        self.file = file
        outcome = Result {
            try file.map { try shelf.compare(snapshot, with: $0, mode: .never) } ?? .missing(recorded: false)
        }
    }

    /// Whether the preview has a snapshot in this locale: one in another, which has no texts of its own, would be obsolete.
    let isListed: Bool

    /// How they differ, if so.
    var difference: SnapshotDifference? {
        if case .success(.different(let difference)) = outcome { difference } else { nil }
    }

    /// The recorded HTML; nil when there is none that can be read.
    var recorded: String? {
        if let difference { return difference.recorded }
        return file.flatMap { try? $0.recordedText() }
    }
}

extension PageContext {
    /// Whether a snapshot is one of the catalog's: in a locale with texts of its own, a pseudo-locale, or the one that its
    /// preview is pinned to.
    func lists(_ snapshot: PreviewSnapshot) -> Bool {
        snapshot.preview.locale != nil || snapshot.locale.pseudo != nil
            || content.locales.contains { $0.identifier == snapshot.locale }
    }
}
