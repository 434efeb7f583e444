public import Foundation

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

/// A word that is no record mode.
public enum SnapshotModeError: LocalizedError, Equatable {
    /// The word.
    case unknown(String)

    /// The word, and the modes there are.
    public var errorDescription: String? {
        switch self {
        case .unknown(let word):
            "\"\(word)\" is no record mode. Use \(SnapshotMode.allCases.map(\.rawValue).joined(separator: ", "))"
                + " with --record-mode or in SNAPSHOT_TESTING_RECORD."
        }
    }
}

/// Tells whether the program runs where nothing may be written.
package enum ContinuousIntegration {
    /// Whether `CI` is set, and neither empty nor `0` nor `false`.
    package static func isRunning(in environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
        !["", "0", "false"].contains(environment["CI"] ?? "")
    }
}
