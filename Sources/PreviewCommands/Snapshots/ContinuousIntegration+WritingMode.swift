import HTMLSnapshots

extension ContinuousIntegration {
    /// The mode of a command whose purpose is to write; with `CI` set it is refused.
    ///
    /// - Throws: `CommandFailure`.
    static func writingMode(_ action: String) throws -> SnapshotMode {
        if isRunning() { throw CommandFailure("CI is set in the environment, so nothing is \(action).") }
        return .all
    }
}
