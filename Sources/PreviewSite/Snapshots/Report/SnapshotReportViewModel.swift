import FOSMVVM
import HTMLSnapshots

/// A run of snapshot tests: how many there were of each status, and what failed.
@ViewModel
struct SnapshotReportViewModel {
    @LocalizedString var title
    @LocalizedString var allWell
    @LocalizedString var obsoleteHeading
    @LocalizedString var obsoleteText
    let language: String
    let direction: String
    /// The style sheets, put in as they are.
    let style: String
    let summary: String
    let figures: [SnapshotReportFigure]
    let failures: [SnapshotReportFailure]
    let omittedPictures: LocalizableSubstitutions?
    let omitted: LocalizableSubstitutions?
    let hasObsolete: Bool
    let obsolete: [String]
    let isWell: Bool
    var vmId = ViewModelId(type: Self.self)
}

extension SnapshotReportViewModel {
    private static let styles = ["tokens.css", "site.css", "snapshots.css"]

    init(_ report: SnapshotReport, context: PageContext) {
        language = context.locale.tag
        direction = context.textDirection.rawValue
        style = context.content.assets.text(of: Self.styles.map { "\(BuiltInFolders.assetsPath)/\($0)" })
        summary = report.summary.description
        figures = SnapshotReportFigure.figures(report.summary)
        let pictures = SnapshotPictures(context: context)
        failures = report.failures.enumerated().map { number, result in
            SnapshotReportFailure(result, pictures: number < SnapshotPictures.limit ? pictures : nil)
        }
        omittedPictures = SnapshotDifferenceView.omitted(
            SnapshotPictures.omitted(of: report.failures), key: "omittedPictures")
        omitted = SnapshotDifferenceView.omitted(report.omittedFailures, key: "omittedFailures")
        obsolete = report.summary.obsolete
        hasObsolete = !obsolete.isEmpty
        isWell = report.failures.isEmpty && obsolete.isEmpty
    }

    static func stub() -> Self {
        Self(
            language: "en", direction: "ltr", style: "", summary: "0 snapshots", figures: [], failures: [],
            omittedPictures: nil, omitted: nil, hasObsolete: false, obsolete: [], isWell: true)
    }
}
