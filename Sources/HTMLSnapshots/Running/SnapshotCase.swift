/// A snapshot and the HTML that should be as it says.
public struct SnapshotCase: Sendable {
    /// The snapshot.
    public let snapshot: HTMLSnapshot
    /// What people call it, `LampView/on de`.
    public let title: String
    /// Where a browser shows it; nil if nowhere.
    public let address: String?
    /// What to type to accept what waits beside its file; nil if there is no such command.
    public let acceptCommand: String?
    /// What to type to record its HTML where nothing waits; nil if there is no such command.
    public let recordCommand: String?
    /// Says what may be why the HTML differs, before how it does; nil if nothing is known.
    public let note: @Sendable () -> String?
    /// Renders the HTML, on any thread.
    public let html: @Sendable () throws -> String

    /// A subject.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot.
    ///   - title: What people call it; nil for its path without ending.
    ///   - address: Where a browser shows it.
    ///   - acceptCommand: What to type to accept what waits beside its file.
    ///   - recordCommand: What to type to record its HTML where nothing waits.
    ///   - note: Says what may be why the HTML differs.
    ///   - html: Renders the HTML, on any thread.
    public init(
        snapshot: HTMLSnapshot, title: String? = nil, address: String? = nil, acceptCommand: String? = nil,
        recordCommand: String? = nil, note: @escaping @Sendable () -> String? = { nil },
        html: @escaping @Sendable () throws -> String
    ) {
        self.snapshot = snapshot
        self.title = title ?? String(snapshot.path.dropLast(SnapshotPath.ending.count))
        self.address = address
        self.acceptCommand = acceptCommand
        self.recordCommand = recordCommand
        self.note = note
        self.html = html
    }
}
