import FOSMVVM
import HTMLSnapshots
import PreviewCatalog
import SnapshotCatalog

/// What a comparison says in words.
enum SnapshotStatus: Hashable {
    case same
    case noFolder
    case missing
    case conflicted
    case formatting
    case different(place: String)
    case broken

    init(_ comparison: SnapshotComparison) {
        switch comparison.outcome {
        case .success(.same), .success(.recorded): self = .same
        case .success(.missing): self = comparison.file == nil ? .noFolder : .missing
        case .success(.conflicted): self = .conflicted
        case .success(.different(let difference)):
            self = difference.isFormattingOnly ? .formatting : .different(place: difference.place)
        case .failure: self = .broken
        }
    }

    /// Whether what is rendered now can become the recorded HTML.
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
        case .different: "different"
        case .broken: "broken"
        }
    }
}

extension SnapshotComparison {
    /// Why the preview cannot be compared.
    var faults: [SiteFault] {
        guard case .failure(let error) = outcome else { return [] }
        return switch error {
        case let error as IncompletePreviewError: error.diagnostics.map(SiteFault.init)
        case let failure as PreviewFailure: [SiteFault(failure)]
        default: [SiteFault(message: error.localizedDescription)]
        }
    }
}
