package import Foundation

/// A snapshot and the HTML or the picture that should match it.
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
    let subject: Subject

    /// What is compared. The functions can be called on any thread.
    enum Subject: Sendable {
        case html(@Sendable () throws -> ActualHTML)
        case picture(take: @Sendable () throws -> Data, comparison: PictureComparison)
    }

    /// Creates a case of HTML.
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
        subject = .html(html)
    }

    /// Creates a case of a picture.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot of the picture.
    ///   - title: The name for people.
    ///   - acceptCommand: The command that accepts its pending change.
    ///   - recordCommand: The command that records it without a pending change.
    ///   - take: Takes the picture, as PNG. Can be called on any thread.
    ///   - comparison: Compares it with the recorded one if their bytes differ.
    package init(
        snapshot: HTMLSnapshot, title: String, acceptCommand: String, recordCommand: String,
        take: @escaping @Sendable () throws -> Data, comparison: @escaping PictureComparison
    ) {
        self.snapshot = snapshot
        self.title = title
        address = nil
        self.acceptCommand = acceptCommand
        self.recordCommand = recordCommand
        isKnownIssue = false
        subject = .picture(take: take, comparison: comparison)
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
