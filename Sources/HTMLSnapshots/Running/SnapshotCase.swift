/// A snapshot and the HTML that should match it.
package struct SnapshotCase: Sendable {
    /// The snapshot.
    package let snapshot: HTMLSnapshot
    /// The name for people, such as `LampView/on de`.
    package let title: String
    /// The address at which a browser shows it. Nil if there is none.
    package let address: String?
    /// The command that accepts its pending change. Nil if there is none.
    package let acceptCommand: String?
    /// The command that records its HTML without a pending change. Nil if there is none.
    package let recordCommand: String?
    /// Whether it is expected not to match, so that a match fails the run.
    package let isKnownIssue: Bool
    /// Renders the HTML. Can be called on any thread.
    package let html: @Sendable () throws -> ActualHTML

    /// Creates a case.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot.
    ///   - title: The name for people. Nil for the path without its ending.
    ///   - address: The address at which a browser shows it.
    ///   - acceptCommand: The command that accepts its pending change.
    ///   - recordCommand: The command that records its HTML without a pending change.
    ///   - isKnownIssue: Whether it is expected not to match. Such a snapshot is not recorded.
    ///   - html: Renders the HTML. Can be called on any thread.
    package init(
        snapshot: HTMLSnapshot, title: String? = nil, address: String? = nil, acceptCommand: String? = nil,
        recordCommand: String? = nil, isKnownIssue: Bool = false, html: @escaping @Sendable () throws -> ActualHTML
    ) {
        self.snapshot = snapshot
        self.title = title ?? String(snapshot.path.dropLast(SnapshotPath.ending.count))
        self.address = address
        self.acceptCommand = acceptCommand
        self.recordCommand = recordCommand
        self.isKnownIssue = isKnownIssue
        self.html = html
    }
}

/// Rendered HTML, with a possible reason why it does not match its snapshot.
package struct ActualHTML: Sendable {
    package let text: String
    /// A sentence that precedes the message about a difference. Nil without a reason.
    package let note: String?

    package init(_ text: String, note: String? = nil) {
        self.text = text
        self.note = note
    }
}
