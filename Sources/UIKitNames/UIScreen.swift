public import Foundation

/// The screen of a phone of 390 by 844 points, which is also the default size of a page.
public final class UIScreen: Sendable {
    private static let screen = UIScreen()

    private init() {}

    public static var main: UIScreen {
        UsedStandIns.note(
            "UIScreen.main", "It is the screen of a phone, 390 by 844. Use a GeometryReader for the size of a view.")
        return screen
    }

    public static var screens: [UIScreen] { [main] }

    public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 390 * scale, height: 844 * scale) }
    public var scale: CGFloat { 3 }
    public var nativeScale: CGFloat { scale }
    public var maximumFramesPerSecond: Int { 60 }

    /// Always 1. Setting it has no effect.
    public var brightness: CGFloat {
        get { 1 }
        set { UsedStandIns.note("UIScreen.brightness", "A page does not change the brightness of a screen.") }
    }
}

/// The device, a phone.
public final class UIDevice: Sendable {
    private static let device = UIDevice()

    private init() {}

    public static var current: UIDevice {
        UsedStandIns.note(
            "UIDevice.current", "It is a phone that is held upright. Use horizontalSizeClass for the width of a page.")
        return device
    }

    public var name: String { "Preview" }
    public var model: String { "iPhone" }
    public var localizedModel: String { "iPhone" }
    public var systemName: String { "iOS" }
    public var systemVersion: String { "26.0" }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var orientation: UIDeviceOrientation { .portrait }
    public var identifierForVendor: UUID? { nil }
    public var batteryLevel: Float { 1 }
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
