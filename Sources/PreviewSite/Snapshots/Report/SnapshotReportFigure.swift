import FOSMVVM
import HTMLSnapshots

/// How many snapshots are of a status.
struct SnapshotReportFigure: Codable, Sendable {
    let label: LocalizableString
    let value: LocalizableInt
    let isFailure: Bool

    /// The numbers of all statuses that occur, and of obsolete files.
    static func figures(_ summary: SnapshotSummary) -> [SnapshotReportFigure] {
        let statuses = SnapshotResult.Status.allCases.filter { summary.count($0) > 0 }.map {
            SnapshotReportFigure($0.rawValue, summary.count($0), isFailure: $0 != .same && $0 != .recorded)
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

    /// What a status is called.
    static func label(_ status: String) -> LocalizableString {
        .localized(for: SnapshotReportViewModel.self, parentKeys: "status", propertyName: status)
    }
}
