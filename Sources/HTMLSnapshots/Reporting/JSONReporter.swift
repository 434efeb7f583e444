import FOSFoundation
import Foundation

/// Reports a run as a JSON object: `results`, an array of ``SnapshotResult``, then `summary`, a ``SnapshotSummary``.
package final class JSONReporter: SnapshotReporter {
    private let write: (String) -> Void
    private let encoder = JSONEncoder.readable(isIndented: false)
    private var isFirst = true

    /// Creates a reporter.
    ///
    /// - Parameter write: Receives pieces of text. Results are written one at a time.
    package init(write: @escaping (String) -> Void) {
        self.write = write
    }

    package func begin(total: Int) {
        write("{\"results\":[")
    }

    package func report(_ result: SnapshotResult) {
        write((isFirst ? "\n" : ",\n") + json(result))
        isFirst = false
    }

    package func end(_ summary: SnapshotSummary) {
        write("\n],\"summary\":\(json(summary))}\n")
    }

    private func json(_ value: some Encodable) -> String {
        do {
            return try value.toJSON(encoder: encoder)
        } catch {
            // Cannot happen, because results and summaries contain only texts and finite numbers.
            preconditionFailure("\(error)")
        }
    }
}
