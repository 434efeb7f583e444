public import Foundation

extension View {
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        withoutEffect("The system opens no address with a preview.")
    }

    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        withoutEffect("No activity of another device continues on a page.")
    }

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
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    /// A page with the same content.
    open var webpageURL: URL?
    /// The time after which the activity cannot be continued.
    open var expirationDate: Date?
    open var isEligibleForHandoff = false
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false

    public init(activityType: String) {
        self.activityType = activityType
    }
}
