public import Foundation

extension View {
    /// Runs a function with an address that the system opens with the app.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        withoutEffect("The system opens no address with a preview.")
    }

    /// Runs a function with an activity that the user continues on this device.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        withoutEffect("No activity of another device continues on a page.")
    }

    /// Advertises an activity that the user can continue on another device.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        withoutEffect("No activity of a page continues on another device.")
    }

    /// Says which events of the system the view handles.
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View {
        withoutEffect("A page gets no events of the system.")
    }

    /// Sets where the settings of this view are kept.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        withoutEffect("A preview keeps the values of AppStorage for as long as it is used.")
    }
}

/// An activity that a user continues on another device. There is none on a page, and Foundation for Linux has no such
/// class. With this one, functions that would get it compile.
open class NSUserActivity {
    /// The type of the activity.
    public let activityType: String
    /// The title.
    open var title: String?
    /// What the activity is about.
    open var userInfo: [AnyHashable: Any]?
    /// A page with the same content.
    open var webpageURL: URL?
    /// The time after which the activity cannot be continued.
    open var expirationDate: Date?
    /// Whether another device can continue the activity.
    open var isEligibleForHandoff = false
    /// Whether the activity can be found.
    open var isEligibleForSearch = false
    /// Whether everybody can find the activity.
    open var isEligibleForPublicIndexing = false

    /// Creates an activity.
    public init(activityType: String) {
        self.activityType = activityType
    }
}
