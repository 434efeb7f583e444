import FOSTesting
import Foundation
public import HTMLSnapshots
import PreviewSnapshots
import Synchronization
public import Testing

/// The names of the snapshots in this run, to detect two with the same file.
enum SnapshotNames {
    private struct Claim: Equatable {
        let title: String
        let place: SourceLocation?

        var description: String { "\"\(title)\"" + (place.map { " in line \($0.line)" } ?? "") }
    }

    /// The claims, by the files' paths on disks that ignore case and forms of accents.
    private static let claims = Mutex<[String: Claim]>([:])

    /// Reserves a snapshot's file for a title.
    ///
    /// - Parameter place: The only place that compares it, for a name that is unique in its file. Nil for a preview, which
    ///   several tests can compare.
    /// - Throws: ``SharedSnapshotError`` if another title or place has reserved it.
    static func claim(
        _ snapshot: HTMLSnapshot, title: String, at place: SourceLocation? = nil
    ) throws(SharedSnapshotError) {
        let path = SnapshotPath.folded(snapshot.file.path(percentEncoded: false))
        let claim = Claim(title: title, place: place)
        let first = claims.withLock { claims in
            let first = claims[path] ?? claim
            claims[path] = first
            return first
        }
        if first != claim {
            throw SharedSnapshotError(claims: [first.description, claim.description], path: snapshot.path)
        }
    }
}

/// The error for two snapshots of tests with the same file.
struct SharedSnapshotError: LocalizedError, Equatable {
    /// The titles in the tests, with the lines of names.
    let claims: [String]
    /// The path in the folder of all snapshots.
    let path: String

    var errorDescription: String? {
        "\(claims.joined(separator: " and ")) have the same file \(path) on some or all disks. "
            + "Give one of them another name."
    }
}

extension TestPlace {
    private var file: URL { URL(filePath: "\(filePath)", directoryHint: .notDirectory) }

    /// The folder of all snapshots of the test's target.
    var snapshots: URL { file.deletingLastPathComponent().appending(path: SnapshotFolder.name) }

    /// The program that accepts a change.
    var host: HostProgram? { (try? PackageFolder.around("\(filePath)")).map { HostProgram(package: $0) } }

    /// Reads the redactions of the package that contains the test. Empty outside of a package.
    ///
    /// - Throws: An error for settings of the package that cannot be used.
    func redactions() throws -> [SnapshotRedaction] {
        guard let package = try? PackageFolder.around("\(filePath)") else { return [] }
        return try SnapshotRedaction.declared(inPackage: package)
    }

    /// Returns a snapshot that the test names itself, separate from those of previews.
    func snapshot(named name: String) -> HTMLSnapshot {
        HTMLSnapshot(folder: snapshots, path: "tests/\(file.deletingPathExtension().lastPathComponent)/\(name)")
    }
}

/// The settings of the snapshots in a test or suite: see ``Testing/Trait/snapshots(record:redactions:)``.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
    @TaskLocal static var current = SnapshotTrait(record: nil, redactions: [])

    /// The record mode. Nil for that of the surrounding suite, or else of `SNAPSHOT_TESTING_RECORD`.
    let record: SnapshotMode?
    /// The redactions of the test or suite.
    let redactions: [SnapshotRedaction]

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let outer = Self.current
        let inner = SnapshotTrait(record: record ?? outer.record, redactions: outer.redactions + redactions)
        try await Self.$current.withValue(inner) { try await function() }
    }
}

extension Trait where Self == SnapshotTrait {
    /// Configures how the snapshots of a test or suite are recorded and compared.
    ///
    /// - Parameters:
    ///   - record: The snapshots to write. If `CI` is set, none are written.
    ///   - redactions: Patterns whose matches differ in each run, and are replaced with names before the comparison.
    public static func snapshots(record: SnapshotMode? = nil, redactions: [SnapshotRedaction] = []) -> Self {
        SnapshotTrait(record: record, redactions: redactions)
    }
}
