import Foundation

/// The snapshots to write in a comparison.
public enum SnapshotMode: String, CaseIterable, Codable, Sendable {
    /// Every snapshot, even if its file cannot be read.
    case all
    /// Snapshots that differ or are missing.
    case failed
    /// Snapshots that are missing. Those that differ are written to pending files.
    case missing
    /// No snapshot.
    case never

    /// Determines the mode: `never` in CI, or else the named mode, the one of `SNAPSHOT_TESTING_RECORD`, or the
    /// default.
    ///
    /// - Parameters:
    ///   - name: The mode that an option or a trait names.
    ///   - usual: The default.
    ///   - environment: The environment of the process. `CI` counts unless it is empty, `0` or `false`.
    /// - Throws: ``SnapshotModeError`` for a word that is not a mode, also in CI.
    package init(
        named name: String? = nil, usual: SnapshotMode = .missing, environment: [String: String]
    ) throws {
        // A workflow of CI sets a variable without a value to an empty text.
        let variable = environment["SNAPSHOT_TESTING_RECORD"].flatMap { $0.isEmpty ? nil : $0 }
        let word = name ?? variable ?? usual.rawValue
        guard let mode = SnapshotMode(rawValue: word) else { throw SnapshotModeError.unknown(word) }
        self = ContinuousIntegration.isRunning(in: environment) ? .never : mode
    }

    /// Throws an error if writing and removing files is not allowed.
    ///
    /// - Throws: ``HTMLSnapshotError/readOnly(_:)``.
    func expectWriting(of file: URL) throws {
        if self == .never { throw HTMLSnapshotError.readOnly(file) }
    }
}

/// A word that is not a record mode.
package enum SnapshotModeError: LocalizedError, Equatable {
    /// The word.
    case unknown(String)

    /// The word, and the valid modes.
    package var errorDescription: String? {
        switch self {
        case .unknown(let word):
            "\"\(word)\" is not a record mode. Use \(SnapshotMode.allCases.map(\.rawValue).joined(separator: ", "))"
                + " with --record-mode or in SNAPSHOT_TESTING_RECORD."
        }
    }
}

/// Detects whether the program runs in CI, where files are not written.
package enum ContinuousIntegration {
    /// Whether `CI` is set, and neither empty nor `0` nor `false`.
    package static func isRunning(in environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
        !["", "0", "false"].contains(environment["CI"] ?? "")
    }
}
