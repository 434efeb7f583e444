import Synchronization

/// A call of a tool, which the client can cancel, and whose progress it can follow.
package final class ToolCall: Sendable {
    private let isCancelled = Atomic(false)
    private let report: (@Sendable (Double, Double?, String) -> Void)?

    /// - Parameter report: Sends the progress to the client. Nil if it does not ask for it.
    package init(report: (@Sendable (_ done: Double, _ total: Double?, _ message: String) -> Void)? = nil) {
        self.report = report
    }

    /// Says how much of the work is done.
    package func progress(_ done: Int, of total: Int, _ message: String) {
        report?(Double(done), Double(total), message)
    }

    /// - Throws: `CancellationError` if the client no longer wants the answer.
    package func checkCancellation() throws {
        if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
    }

    func cancel() { isCancelled.store(true, ordering: .relaxed) }

    var wasCancelled: Bool { isCancelled.load(ordering: .relaxed) }
}
