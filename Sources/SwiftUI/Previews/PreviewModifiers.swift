public import Foundation

extension View {
    /// Sets the name of a preview in a ``PreviewProvider``.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewSettingModifier { $0.displayName = value })
    }

    /// Gives the canvas of a preview the size of an iPhone or an iPad. Another device has no effect.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(PreviewSettingModifier { $0.device = value })
    }

    /// Sets the size of a preview's canvas.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PreviewSettingModifier { $0.layout = value })
    }

    /// Gives the canvas of a preview the size of a device in an orientation.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(PreviewSettingModifier { $0.orientation = value })
    }

    /// Has no effect, as a web page has no widgets.
    nonisolated public func previewContext<Context: PreviewContext>(_ value: Context) -> some View {
        withoutEffect("The preview is shown as any other view, because a web page has no widgets.")
    }
}

/// The name of a device, such as `"iPhone 16"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a device of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a device of a name.
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

/// The size of a preview's canvas.
public enum PreviewLayout: Sendable {
    /// The size of the device.
    case device
    /// The size of the view.
    case sizeThatFits
    /// A size in CSS pixels.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a device.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
    /// The name of the orientation.
    public let id: String

    /// A device that stands.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// A device that stands on its head.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// A device on its left side.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// A device on its right side.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// All orientations.
    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }

    /// Whether the device is wider than high.
    var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The context of a preview, such as a widget's.
public protocol PreviewContext {
    /// Returns the value of a key.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a ``PreviewContext``.
public protocol PreviewContextKey {
    /// The type of the value.
    associatedtype Value

    /// The value if the context has none.
    static var defaultValue: Value { get }
}
