extension View {
    /// Sets whether the pointer and touches reach the view.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(NodeModifier { if !enabled { $0.style.append(.untouchable) } })
    }

    /// Sets where the view reacts to the pointer and to touches.
    nonisolated public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View {
        withoutEffect("The whole box of a view reacts on a page.")
    }

    nonisolated public func contentShape<Outline: Shape>(
        _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
    ) -> some View {
        withoutEffect("The whole box of a view reacts on a page.")
    }

    /// Shows a text while the pointer is over the view. Assistive technology reads it, too.
    nonisolated public func help(_ text: Text) -> some View {
        modifier(TextModifier(text) { $0.help = $1 })
    }

    /// Shows a text while the pointer is over the view. Assistive technology reads it, too.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Shows a text while the pointer is over the view. Assistive technology reads it, too.
    @_disfavoredOverload
    nonisolated public func help<Content: StringProtocol>(_ text: Content) -> some View { help(Text(text)) }

    /// Changes the view while the pointer is over it.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        withoutEffect("Buttons of a page change under the pointer by themselves.")
    }

    /// Turns the effects of the pointer off.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        withoutEffect("Buttons of a page change under the pointer by themselves.")
    }

    nonisolated public func textSelection<Selectability: TextSelectability>(
        _ selectability: Selectability
    ) -> some View {
        modifier(NodeModifier { $0.style.append(.textSelection(Selectability.allowsSelection)) })
    }

    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        withoutEffect("Nothing can be dragged from a page.")
    }

    nonisolated public func draggable<Value: Transferable>(
        _ payload: @autoclosure @escaping () -> Value
    ) -> some View {
        withoutEffect("Nothing can be dragged from a page.")
    }

    nonisolated public func draggable<Value: Transferable, Preview: View>(
        _ payload: @autoclosure @escaping () -> Value, @ViewBuilder preview: () -> Preview
    ) -> some View {
        withoutEffect("Nothing can be dragged from a page.")
    }

    nonisolated public func dropDestination<Value: Transferable>(
        for payloadType: Value.Type = Value.self, action: @escaping ([Value], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        withoutEffect("Nothing can be dropped on a page.")
    }
}

public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates a set from the bits of its purposes.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let interaction = Self(rawValue: 1)
    public static let dragPreview = Self(rawValue: 2)
    public static let contextMenuPreview = Self(rawValue: 4)
    public static let hoverEffect = Self(rawValue: 8)
    public static let focusEffect = Self(rawValue: 16)
    public static let accessibility = Self(rawValue: 32)
}

/// A change of a view while the pointer is over it.
public struct HoverEffect: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let highlight = Self(name: "highlight")
    public static let lift = Self(name: "lift")
}

public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = true
}

/// The user cannot select texts.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { Self() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { Self() } }

/// A value that can be dragged. A page uses none, so the conformance needs no representation.
public protocol Transferable {}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}

/// Data that is dragged. A page uses none.
public final class NSItemProvider: NSObject {
    /// Creates a provider without data.
    public override init() {}

    public convenience init(object: Any) { self.init() }
}
