/// A revision of the Model Context Protocol that the server speaks.
package enum ProtocolRevision: String, CaseIterable, Sendable {
    case november2025 = "2025-11-25"
    case june2025 = "2025-06-18"

    /// The newest one, which comes first.
    package static let newest = ProtocolRevision.november2025

    /// Returns the revision for a client: the one that it asks for, or else the newest one.
    static func negotiated(with asked: String?) -> ProtocolRevision {
        asked.flatMap(ProtocolRevision.init) ?? newest
    }
}
