import FOSTesting
import Foundation
public import HTMLSnapshots
import PreviewSnapshots
import Synchronization
public import Testing

/// What tests have called the snapshots of this run, to find two that are one file.
enum SnapshotNames {
    /// The titles by the files' paths as they are where neither case nor the form of accents counts.
    private static let titles = Mutex<[String: String]>([:])

    /// Takes a snapshot's file for a title.
    ///
    /// - Throws: ``SharedSnapshotError`` when another title has it.
    static func claim(_ snapshot: HTMLSnapshot, title: String) throws(SharedSnapshotError) {
        let path = SnapshotPath.folded(snapshot.file.path(percentEncoded: false))
        let first = titles.withLock { titles in
            let first = titles[path] ?? title
            titles[path] = first
            return first
        }
        if first != title { throw SharedSnapshotError(titles: [first, title], path: snapshot.path) }
    }
}

/// Two snapshots of tests are one file.
struct SharedSnapshotError: LocalizedError, Equatable {
    /// What the tests call them.
    let titles: [String]
    /// The file below the folder of all snapshots.
    let path: String

    var errorDescription: String? {
        "\(titles.map { "\"\($0)\"" }.joined(separator: " and ")) are one file, \(path), on some disks or on all. "
            + "Give one of them another name."
    }
}

extension TestPlace {
    private var file: URL { URL(filePath: "\(filePath)", directoryHint: .notDirectory) }

    /// The folder of all snapshots of the test's target.
    var snapshots: URL { file.deletingLastPathComponent().appending(path: SnapshotFolder.name) }

    /// The program that accepts what differs.
    var host: HostProgram? { (try? PackageFolder.around("\(filePath)")).map { HostProgram(package: $0) } }

    /// The redactions of the package that the test is in; none outside of one.
    ///
    /// - Throws: Settings of the package that cannot be used.
    func redactions() throws -> [SnapshotRedaction] {
        guard let package = try? PackageFolder.around("\(filePath)") else { return [] }
        return try SnapshotRedaction.declared(inPackage: package)
    }

    /// A snapshot that the test names itself, apart from those of previews.
    func snapshot(named name: String) -> HTMLSnapshot {
        HTMLSnapshot(folder: snapshots, path: "tests/\(file.deletingPathExtension().lastPathComponent)/\(name)")
    }
}

/// What the snapshots of a test or suite are compared with: see ``Testing/Trait/snapshots(record:redactions:)``.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
    @TaskLocal static var current = SnapshotTrait(record: nil, redactions: [])

    /// What is written; the surrounding suite's when nil, else what `SNAPSHOT_TESTING_RECORD` says.
    public let record: SnapshotMode?
    /// What differs each time.
    public let redactions: [SnapshotRedaction]

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let outer = Self.current
        let inner = SnapshotTrait(record: record ?? outer.record, redactions: outer.redactions + redactions)
        try await Self.$current.withValue(inner) { try await function() }
    }
}

extension Trait where Self == SnapshotTrait {
    /// Says how the snapshots of a test or suite are recorded and compared.
    ///
    /// - Parameters:
    ///   - record: What is written. With `CI` set nothing ever is.
    ///   - redactions: What differs each time and is replaced by a name before it is compared.
    public static func snapshots(record: SnapshotMode? = nil, redactions: [SnapshotRedaction] = []) -> Self {
        SnapshotTrait(record: record, redactions: redactions)
    }
}
