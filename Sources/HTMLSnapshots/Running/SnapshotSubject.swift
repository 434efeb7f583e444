/// A snapshot and the HTML that should be as it says.
public struct SnapshotSubject: Sendable {
    /// The snapshot.
    public let snapshot: HTMLSnapshot
    /// What people call it, `LampView/on de`.
    public let title: String
    /// Where a browser shows it; nil if nowhere.
    public let address: String?
    /// What to type to accept its HTML; nil if there is no such command.
    public let acceptCommand: String?
    /// Renders the HTML, on any thread.
    public let html: @Sendable () throws -> String

    /// A subject.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot.
    ///   - title: What people call it; nil for its path without ending.
    ///   - address: Where a browser shows it.
    ///   - acceptCommand: What to type to accept its HTML.
    ///   - html: Renders the HTML, on any thread.
    public init(
        snapshot: HTMLSnapshot, title: String? = nil, address: String? = nil, acceptCommand: String? = nil,
        html: @escaping @Sendable () throws -> String
    ) {
        self.snapshot = snapshot
        self.title = title ?? String(snapshot.path.dropLast(SnapshotPath.ending.count))
        self.address = address
        self.acceptCommand = acceptCommand
        self.html = html
    }
}
