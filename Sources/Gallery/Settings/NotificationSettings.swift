/// Which messages a volunteer wants.
public struct NotificationSettings: Codable, Hashable, Sendable {
    /// When a repair is done.
    public var repairReady: Bool
    /// The evening before a repair day.
    public var sessionReminder: Bool
    /// Four times a year.
    public var newsletter: Bool

    public init(repairReady: Bool = true, sessionReminder: Bool = true, newsletter: Bool = false) {
        self.repairReady = repairReady
        self.sessionReminder = sessionReminder
        self.newsletter = newsletter
    }
}
