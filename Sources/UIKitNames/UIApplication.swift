public import Foundation

/// The app, with one window that has no safe area.
public final class UIApplication: UIResponder {
    private let scene = UIWindowScene()

    private override init() {}

    public static let openSettingsURLString = "app-settings:"

    /// A new one each time, because a page keeps nothing of an app.
    public static var shared: UIApplication { UIApplication() }

    public var connectedScenes: Set<UIScene> { [scene] }
    public var windows: [UIWindow] { scene.windows }
    public var keyWindow: UIWindow? { scene.keyWindow }
    public var applicationState: State { .active }
    public var statusBarOrientation: UIInterfaceOrientation { .portrait }
    public var alternateIconName: String? { nil }
    public var supportsAlternateIcons: Bool { false }
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }
    public var applicationIconBadgeNumber = 0
    public var isIdleTimerDisabled = false

    /// Whether the app is in front.
    public enum State: Int, Hashable, Sendable {
        case active, inactive, background
    }

    /// A name for an option of ``open(_:options:completionHandler:)``.
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {
        /// The name.
        public let rawValue: String
    }

    /// Returns whether a page could open an address.
    public func canOpenURL(_ url: URL) -> Bool { ["http", "https", "mailto", "tel"].contains(url.scheme) }

    /// Opens nothing, because actions run on the host.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        UsedStandIns.note("UIApplication.open(_:)", "Actions run on the host, which opens no address. Use a Link.")
    }

    /// Opens nothing, because actions run on the host.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        UsedStandIns.note("UIApplication.open(_:)", "Actions run on the host, which opens no address. Use a Link.")
        return false
    }

    /// Has no effect, because an app has no other icons here.
    public func setAlternateIconName(
        _ name: String?, completionHandler completion: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        UsedStandIns.note("UIApplication.setAlternateIconName(_:)", "A page has no icon of an app.")
    }

    /// Has no effect, because nothing can send a notification to a page.
    public func registerForRemoteNotifications() {
        UsedStandIns.note("UIApplication.registerForRemoteNotifications()", "A page receives no notifications.")
    }
}

/// Something that receives events. It receives none here.
public class UIResponder: NSObject {}

/// A part of the app with windows of its own.
public class UIScene: UIResponder {
    public var activationState: ActivationState { .foregroundActive }

    /// Whether the scene is in front.
    public enum ActivationState: Int, Hashable, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }
}

/// The scene of the only window.
public final class UIWindowScene: UIScene {
    public var windows: [UIWindow] { [UIWindow()] }
    public var keyWindow: UIWindow? { windows.first }
    public var screen: UIScreen { .main }
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
    public var effectiveGeometry: Geometry { Geometry() }
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

    /// The place of a scene.
    public struct Geometry: Sendable {
        public var interfaceOrientation: UIInterfaceOrientation { .portrait }
    }
}

/// The status bar, which a page does not have.
public final class UIStatusBarManager: Sendable {
    public var statusBarFrame: CGRect { .zero }
    public var isStatusBarHidden: Bool { true }
}

/// The window of a page. It is as large as ``UIScreen/main``, and a page reserves no space at its edges.
public final class UIWindow: UIView {
    public var windowScene: UIWindowScene? { UIWindowScene() }
    public var isKeyWindow: Bool { true }
    public var screen: UIScreen { .main }
    public override var bounds: CGRect { UIScreen.main.bounds }
    public override var frame: CGRect { UIScreen.main.bounds }

    public override var safeAreaInsets: UIEdgeInsets {
        UsedStandIns.note(
            "The safe area of UIWindow", "It is empty, because a page reserves no space at its edges.")
        return .zero
    }

    /// Sets the appearance of all pages.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { .unspecified }
        set {
            UsedStandIns.note(
                "UIWindow.overrideUserInterfaceStyle",
                "Choose the theme of the page in the workbench, or use preferredColorScheme.")
        }
    }
}

/// The size of texts that the user prefers.
public struct UIContentSizeCategory: Hashable, Sendable {
    private let name: String

    public static let large = Self(name: "large")
}
