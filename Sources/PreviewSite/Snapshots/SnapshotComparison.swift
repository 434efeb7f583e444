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
        self.file = file
        outcome = Result {
            try file.map { try shelf.compare(snapshot, with: $0, mode: .never) } ?? .missing(recorded: false)
        }
    }

    /// How they differ, if so.
    var difference: SnapshotDifference? {
        if case .success(.different(let difference)) = outcome { difference } else { nil }
    }

    /// The recorded HTML; nil when there is none that can be read.
    var recorded: String? {
        if let difference { return difference.recorded }
        return file.flatMap { try? String(contentsOf: $0.file, encoding: .utf8) }
    }
}
