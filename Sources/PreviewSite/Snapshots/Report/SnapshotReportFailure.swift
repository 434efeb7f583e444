import FOSMVVM
import HTMLSnapshots

/// A snapshot that failed, with pictures of what was recorded and what came.
struct SnapshotReportFailure: Codable, Sendable {
    let title: String
    let status: LocalizableString
    let message: String?
    let file: String
    let address: String?
    /// What makes what came the snapshot.
    let command: String?
    let difference: SnapshotDifferenceView?
    /// Documents for frames.
    let recordedDocument: String?
    let currentDocument: String?
    let hasPictures: Bool
    let recordedLabel: LocalizableString
    let currentLabel: LocalizableString

    /// - Parameter pictures: Makes the pictures; nil leaves them out.
    init(_ result: SnapshotResult, pictures: SnapshotPictures?) {
        title = result.title
        status = SnapshotReportFigure.label(result.status.rawValue)
        message = result.message
        file = result.path
        address = result.address
        command = result.acceptCommand ?? result.recordCommand
        difference = result.difference.map(SnapshotDifferenceView.init)
        let documents = result.difference.flatMap { difference in
            pictures.map { ($0.document(difference.recorded, of: result), $0.document(difference.actual, of: result)) }
        }
        recordedDocument = documents?.0
        currentDocument = documents?.1
        hasPictures = documents != nil
        recordedLabel = .localized(for: SnapshotPageViewModel.self, propertyName: "recordedLabel")
        currentLabel = .localized(for: SnapshotPageViewModel.self, propertyName: "currentLabel")
    }
}
