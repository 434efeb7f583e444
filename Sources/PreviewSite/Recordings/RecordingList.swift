import Diagnostics
import FOSMVVM
import HTMLRendering
import PreviewCatalog

/// The recordings of a preview, whose turns are pictures in the place of the preview.
struct RecordingList: Codable, Sendable {
    /// A recording with its turns. Without turns if its file cannot be read.
    struct Item: Codable, Sendable {
        let name: String
        let turns: [Turn]
        let problem: String?
        let replayLabel: LocalizableString
    }

    /// What was done until the view answered, and the view afterwards.
    struct Turn: Codable, Sendable {
        let steps: [StepListItem]
        let address: String
    }

    let title: LocalizableString
    let startLabel: LocalizableString
    /// The preview before the first turn.
    let startAddress: String
    let items: [Item]

    /// Nil for a preview without recordings.
    init?(of preview: Preview, in content: PackageContent, links: PageLinks) {
        let files = content.recordings?.files(of: preview) ?? []
        guard !files.isEmpty else { return nil }
        title = Self.text("title")
        startLabel = Self.text("startLabel")
        startAddress = links.address(BareDocument(preview))
        items = files.map { Item($0, of: preview, paths: content.paths, links: links) }
    }

    fileprivate static func text(_ name: String) -> LocalizableString {
        .localized(for: Self.self, propertyName: name)
    }
}

extension RecordingList.Item {
    fileprivate init(
        _ file: RecordingFolder.File, of preview: Preview, paths: PackagePaths, links: PageLinks
    ) {
        name = file.name
        replayLabel = RecordingList.text("replayLabel")
        switch file.recording {
        case .success(let recording):
            problem = nil
            turns = recording.turns.enumerated().map { index, steps in
                RecordingList.Turn(
                    steps: steps.map { StepListItem($0.step) },
                    address: links.address(ReplayedDocument(preview, recording, turn: index + 1)))
            }
        case .failure(let diagnostic):
            turns = []
            problem = paths.relative(diagnostic).errorDescription
        }
    }
}

/// The form that writes the steps of a list into a file.
struct RecordForm: Codable, Sendable {
    let address: String
    let nameLabel: LocalizableString
    let saveLabel: LocalizableString

    init(_ subject: LiveSessionKey, links: PageLinks) {
        address = links.address(RecordSteps(viewModel: subject.viewModel, slug: subject.slug)) {
            $0.arguments = subject.arguments
        }
        nameLabel = RecordingList.text("nameLabel")
        saveLabel = RecordingList.text("saveLabel")
    }
}
