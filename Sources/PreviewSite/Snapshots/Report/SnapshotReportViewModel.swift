import FOSMVVM
import Foundation
import HTMLRendering
package import HTMLSnapshots
import PreviewSnapshots

/// A report of a run of snapshot tests: the number of snapshots by status, and the failures.
@ViewModel
struct SnapshotReportViewModel {
    @LocalizedString var title
    @LocalizedString var allWell
    @LocalizedString var obsoleteHeading
    let language: String
    let direction: String
    /// The stylesheets, which are inserted unescaped.
    let style: String
    let summary: String
    let figures: [SnapshotReportFigure]
    let failures: [SnapshotReportFailure]
    let omittedPictures: LocalizableSubstitutions?
    let omitted: LocalizableSubstitutions?
    let hasObsolete: Bool
    let obsoleteText: LocalizableSubstitutions
    let obsolete: [String]
    let isWell: Bool
    var vmId = ViewModelId(type: Self.self)
}

extension SnapshotReportViewModel {
    private static let styles: [BuiltInAsset] = [.tokens, .siteStyles, .snapshots]

    init(_ report: SnapshotReport, context: PageContext) {
        language = context.locales.site.tag
        direction = context.locales.siteDirection.rawValue
        style = context.content.assets.text(of: Self.styles.map(\.path))
        summary = report.summary.description
        figures = SnapshotReportFigure.figures(report.summary)
        let pictures = SnapshotPictures(in: context)
        failures = report.failures.enumerated().map { number, result in
            SnapshotReportFailure(result, pictures: number < SnapshotPictures.limit ? pictures : nil)
        }
        omittedPictures = SnapshotDifferenceView.omitted(
            SnapshotPictures.omitted(of: report.failures), key: "omittedPictures")
        omitted = SnapshotDifferenceView.omitted(report.omittedFailures, key: "omittedFailures")
        obsolete = report.summary.obsolete
        hasObsolete = !obsolete.isEmpty
        obsoleteText = Self.obsoleteText
        isWell = report.failures.isEmpty && obsolete.isEmpty
    }

    static func stub() -> Self {
        Self(
            language: "en", direction: "ltr", style: "", summary: "0 snapshots", figures: [], failures: [],
            omittedPictures: nil, omitted: nil, hasObsolete: false, obsoleteText: obsoleteText, obsolete: [],
            isWell: true)
    }

    private static var obsoleteText: LocalizableSubstitutions {
        LocalizableString.localized(for: Self.self, propertyName: "obsoleteText")
            .bind(substitutions: ["program": LocalizableString.constant(HostProgram.runningName)])
    }
}

/// A failed snapshot, with pictures of the recorded and the actual HTML.
struct SnapshotReportFailure: Codable, Sendable {
    let title: String
    let status: LocalizableString
    let message: String?
    let file: String
    let address: String?
    /// The command that makes the actual HTML the snapshot.
    let command: String?
    let difference: SnapshotDifferenceView?
    /// The documents of the frames.
    let recordedDocument: String?
    let currentDocument: String?
    /// The addresses of pictures, which contain the pictures themselves.
    let recordedPicture: String?
    let currentPicture: String?
    let hasPictures: Bool
    let recordedLabel: LocalizableString
    let currentLabel: LocalizableString

    /// - Parameter pictures: Makes the pictures. Nil to leave them out.
    init(_ result: SnapshotResult, pictures: SnapshotPictures?) {
        title = result.title
        status = SnapshotReportFigure.label(result.status.rawValue)
        message = result.message
        file = result.path
        address = result.address
        command = result.acceptCommand ?? result.recordCommand
        difference = result.difference.map { SnapshotDifferenceView($0) }
        let documents = result.difference.flatMap { difference in
            pictures.map { ($0.document(difference.recorded, of: result), $0.document(difference.actual, of: result)) }
        }
        recordedDocument = documents?.0
        currentDocument = documents?.1
        recordedPicture = result.pictures?.recorded.map(Self.address)
        currentPicture = (result.pictures?.actual).map(Self.address)
        hasPictures = documents != nil || currentPicture != nil
        recordedLabel = .localized(for: SnapshotPageViewModel.self, propertyName: "recordedLabel")
        currentLabel = .localized(for: SnapshotPageViewModel.self, propertyName: "currentLabel")
    }

    private static func address(of picture: Data) -> String {
        "data:image/png;base64,\(picture.base64EncodedString())"
    }
}

/// The number of snapshots with a status.
struct SnapshotReportFigure: Codable, Sendable {
    let label: LocalizableString
    let value: LocalizableInt
    let isFailure: Bool

    /// Returns the numbers of all statuses that occur, and of obsolete files.
    static func figures(_ summary: SnapshotSummary) -> [SnapshotReportFigure] {
        let statuses = SnapshotResult.Status.allCases.filter { summary.count($0) > 0 }.map {
            SnapshotReportFigure($0.rawValue, summary.count($0), isFailure: $0.isFailure)
        }
        let obsolete = summary.obsolete.count
        return statuses
            + (obsolete > 0
                ? [SnapshotReportFigure("obsolete", obsolete, isFailure: summary.rejectsObsolete)] : [])
    }

    private init(_ key: String, _ count: Int, isFailure: Bool) {
        label = Self.label(key)
        value = LocalizableInt(value: count)
        self.isFailure = isFailure
    }

    /// Returns the name of a status.
    static func label(_ status: String) -> LocalizableString {
        .localized(for: SnapshotReportViewModel.self, parentKeys: "status", propertyName: status)
    }
}

extension PreviewSite {
    /// Returns the page about a run of snapshot tests: self-contained HTML in UTF-8 and in English.
    package func page(about report: SnapshotReport) -> [UInt8] {
        let context = PageContext(work: loader.current())
        return Page(SnapshotReportViewModel(report, context: context)).rendered(in: context).html
    }
}
