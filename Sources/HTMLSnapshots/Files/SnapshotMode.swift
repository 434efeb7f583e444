import Foundation

/// What is written when snapshots are compared.
public enum SnapshotMode: String, CaseIterable, Codable, Sendable {
    /// Every snapshot, also over a file that cannot be read.
    case all
    /// Those that differ or are missing.
    case failed
    /// Those that are missing, and what differs into files beside.
    case missing
    /// Nothing.
    case never

    /// The mode that is asked for: `never` in CI, else the named one, else that of `SNAPSHOT_TESTING_RECORD`, else
    /// the usual one.
    ///
    /// - Parameters:
    ///   - name: What was asked for by an option or a trait.
    ///   - usual: The mode where nothing else is asked for.
    ///   - environment: The process's. `CI` counts unless it is empty, `0` or `false`.
    /// - Throws: ``SnapshotModeError`` for a word that is no mode, also in CI.
    public init(
        named name: String? = nil, usual: SnapshotMode = .missing, environment: [String: String]
    ) throws {
        let word = name ?? environment["SNAPSHOT_TESTING_RECORD"] ?? usual.rawValue
        guard let mode = SnapshotMode(rawValue: word) else { throw SnapshotModeError.unknown(word) }
        self = ContinuousIntegration.isRunning(in: environment) ? .never : mode
    }

    /// Refuses to write or remove a file where nothing may be.
    ///
    /// - Throws: ``HTMLSnapshotError/readOnly(_:)``.
    func expectWriting(of file: URL) throws {
        if self == .never { throw HTMLSnapshotError.readOnly(file) }
    }
}
