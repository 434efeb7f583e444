import Diagnostics
import FOSMVVM
import Foundation
import HTMLSnapshots
import PreviewCatalog
import PreviewSnapshots

/// The status of a comparison, as a text.
enum SnapshotStatus: Hashable {
    case same
    case noFolder
    case missing
    case conflicted
    case formatting
    case lineEnds
    case different(place: String)
    case broken

    init(_ comparison: SnapshotComparison) {
        switch comparison.outcome {
        case .success(.same), .success(.recorded): self = .same
        case .success(.missing): self = comparison.file == nil ? .noFolder : .missing
        case .success(.conflicted): self = .conflicted
        case .success(.different(let difference)):
            self =
                difference.isLineEndsOnly
                ? .lineEnds : difference.isFormattingOnly ? .formatting : .different(place: difference.place)
        // The HTML of a preview is never compared as a picture.
        case .success(.repainted), .failure: self = .broken
        }
    }

    /// Whether the current HTML can become the recorded HTML.
    var canAccept: Bool { ![.same, .noFolder, .broken].contains(self) }

    var text: LocalizableSubstitutions {
        LocalizableString.localized(for: SnapshotPageViewModel.self, parentKeys: "status", propertyName: key)
            .bind(substitutions: ["place": LocalizableString.constant(place)])
    }

    private var place: String {
        if case .different(let place) = self { place } else { "" }
    }

    private var key: String {
        switch self {
        case .same: "same"
        case .noFolder: "noFolder"
        case .missing: "missing"
        case .conflicted: "conflicted"
        case .formatting: "formatting"
        case .lineEnds: "lineEnds"
        case .different: "different"
        case .broken: "broken"
        }
    }
}

extension SnapshotComparison {
    /// The reasons why the preview cannot be compared.
    var diagnostics: [Diagnostic] {
        if case .failure(let error) = outcome { CatalogComparison.diagnostics(of: error) } else { [] }
    }
}

/// The current HTML of a preview, compared with its snapshot. Nothing is written.
struct SnapshotComparison {
    let snapshot: PreviewSnapshot
    /// Nil without folders of snapshots.
    let file: HTMLSnapshot?
    let outcome: Result<SnapshotOutcome, any Error>
    /// Whether the preview has a snapshot in this locale. One in a locale without texts of its own would be obsolete.
    let isListed: Bool
    /// The template that is rendered because the view has none of its own. Nil if it has one.
    var substituteTemplate: String?
}

extension SnapshotComparison {
    init(_ preview: Preview, context: PageContext) {
        let snapshot = context.snapshot(of: preview)
        let index = context.work.snapshots
        let file = index.file(of: snapshot)
        let rendered = Result { try snapshot.render() }
        let outcome = Result {
            let html = try rendered.get().complete()
            return try file.map { try index.compare(html, with: $0, mode: .never) } ?? .missing(recorded: false)
        }
        self.init(
            snapshot: snapshot, file: file, outcome: outcome, isListed: context.lists(snapshot),
            substituteTemplate: (try? rendered.get())?.substituteTemplate)
    }

    /// The difference, if there is one.
    var difference: SnapshotDifference? {
        if case .success(.different(let difference)) = outcome { difference } else { nil }
    }

    /// The recorded HTML. Nil if there is none that can be read.
    var recorded: String? {
        if let difference { return difference.recorded }
        return file.flatMap { try? $0.recordedText() }
    }
}

extension PageContext {
    /// Everything that waits for a decision.
    var snapshotReview: SnapshotReview { SnapshotReview(snapshots.pending, in: work.snapshots, of: content) }

    /// Returns the snapshot of a preview in the requested locale and version.
    func snapshot(of preview: Preview) -> PreviewSnapshot {
        PreviewSnapshot(preview, locale: snapshotLocale, version: parameters.view, renderer: content.renderer)
    }

    /// Whether a snapshot belongs to the catalog: in a locale with texts of its own, a pseudo-locale, or the locale
    /// that its preview is pinned to.
    func lists(_ snapshot: PreviewSnapshot) -> Bool {
        snapshot.preview.locale != nil || snapshot.locale.pseudo != nil
            || content.locales.contains { $0.identifier == snapshot.locale }
    }
}
