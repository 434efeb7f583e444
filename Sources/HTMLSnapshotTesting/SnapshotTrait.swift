public import HTMLSnapshots
public import Testing

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
