extension SnapshotRedaction {
    /// `[uuid]`: UUIDs in either case.
    public static let uuid = declared(
        "uuid", pattern: "(?i)\\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\b")

    /// `[timestamp]`: dates with a time as ISO 8601 writes them, `2026-01-31T08:00:00Z`.
    public static let timestamp = declared(
        "timestamp",
        pattern: "\\b\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}([.,]\\d+)?)?(Z|[+-]\\d{2}:?\\d{2})?(?![\\d:])")

    /// `[hash]`: 32, 40 or 64 hexadecimal digits, as in the names of assets.
    public static let hash = declared("hash", pattern: "(?i)\\b([0-9a-f]{64}|[0-9a-f]{40}|[0-9a-f]{32})\\b")

    /// All of the above.
    public static let all = [uuid, timestamp, hash]

    private static func declared(_ name: String, pattern: String) -> SnapshotRedaction {
        do {
            return try SnapshotRedaction(name: name, pattern: pattern)
        } catch {
            // Cannot happen, because the patterns are the constants above, each of which a test uses.
            preconditionFailure(error.localizedDescription)
        }
    }
}
