import Foundation
import HTMLSnapshots

/// Whether the program runs where nothing may be written.
enum ContinuousIntegration {
    /// Whether `CI` is set: then even a command to write everything writes nothing.
    static var isRunning: Bool {
        get throws { try SnapshotMode(named: "all", environment: ProcessInfo.processInfo.environment) == .never }
    }

    /// The mode of a command whose purpose is to write; with `CI` set it is refused.
    ///
    /// - Throws: `CommandFailure`.
    static func writingMode(_ action: String) throws -> SnapshotMode {
        if try isRunning { throw CommandFailure("CI is set in the environment, so nothing is \(action).") }
        return .all
    }
}
