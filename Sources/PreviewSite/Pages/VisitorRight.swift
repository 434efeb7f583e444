import HTTPCore

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
