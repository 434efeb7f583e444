/// Tells people or machines of a run while it goes on.
///
/// Called by one thread at a time.
public protocol SnapshotReporter: AnyObject {
    /// The run begins.
    ///
    /// - Parameter total: How many results will come.
    func begin(total: Int)

    /// A snapshot has been compared.
    func report(_ result: SnapshotResult)

    /// The run is over.
    func end(_ summary: SnapshotSummary)
}
