import HTTPCore

/// What the visitor of a page may do besides looking at views and using them, and with what.
struct VisitorAccess: Sendable {
    var rights = Set<VisitorRight>.all
    /// Writes texts. Nil for a visitor who may not change them, or a host that does not.
    var textEditor: SourceTextEditor?
    /// The calls of assistants, for those who may read source files.
    var assistants = AssistantLog.empty
    /// Takes pictures of the site's documents, and examines them. Nil for a host without a browser, and in an export.
    var browser: BrowsedSite?

    /// Whether the visitor may read the source files of previews.
    var seesSources: Bool { rights.contains(.sources) }
    /// Whether the visitor may change files of the package.
    var changesFiles: Bool { rights.contains(.changes) }
}

/// What only visitors on this machine may do, unless it is allowed to all.
package enum VisitorRight: String, CaseIterable, Sendable {
    /// Changing files of the package: accepting, rejecting and verifying snapshots.
    case changes
    /// Reading the source files of previews.
    case sources
}

extension Set<VisitorRight> {
    /// The rights of the person who runs the host.
    static let all = Set(VisitorRight.allCases)

    /// Returns the rights of a client.
    ///
    /// - Parameter allowed: The rights of all others.
    static func rights(of client: HTTPClient, allowed: Self) -> Self { client.isLocal ? all : allowed }
}

extension PageError {
    /// Returns the error of an action that the visitor may not perform.
    static var changesNotAllowed: PageError {
        .refused(
            .forbidden,
            message: """
                Only the person at the machine of the host can change files. To allow it to everybody, start the host \
                with --allow changes.
                """)
    }
}
