/// What a run found for one snapshot.
public struct SnapshotResult: Hashable, Codable, Sendable {
    /// In short, what was found.
    public enum Status: String, CaseIterable, Codable, Sendable {
        /// The HTML is as recorded.
        case same
        /// The HTML was not as recorded; now it is.
        case recorded
        /// Nothing was recorded.
        case missing
        /// The file has the markers of a merge conflict.
        case conflicted
        /// The HTML is not as recorded.
        case different
        /// The HTML could not be rendered, or the file not be used.
        case error
    }

    /// What people call the snapshot.
    public let title: String
    /// The file below the folder of all snapshots.
    public let path: String
    /// The file's whole path.
    public let file: String
    /// Where a browser shows it.
    public let address: String?
    /// What to type to accept what waits beside the file; nil where nothing does.
    public let acceptCommand: String?
    /// What to type to record the HTML, where it fails because nothing may be written.
    public let recordCommand: String?
    /// In short, what was found.
    public let status: Status
    /// What happened and what to do; nil where all is well.
    public let message: String?
    /// How the HTML differs, if so.
    public let difference: SnapshotDifference?
    /// The HTML as it came, of a failure that has no difference; nil where it could not be rendered.
    public let actual: String?
    /// How long it took, in seconds.
    public let seconds: Double

    /// Whether the run fails by it.
    public var isFailure: Bool { status != .same && status != .recorded }
}
