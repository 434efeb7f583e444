extension View {
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        withoutEffect("A page has no status bar.")
    }

    nonisolated public func statusBar(hidden: Bool) -> some View { withoutEffect("A page has no status bar.") }

    /// Hides what the system shows above the app.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        withoutEffect("The system shows nothing above a page.")
    }

    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
        withoutEffect("A page receives no gestures of the system.")
    }

    /// Lets the view use the space that the frame of a device reserves above and below it. A page reserves none.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        edgesIgnoringSafeArea(regions.contains(.container) ? edges : [])
    }

    /// Lets the view use the space that the frame of a device reserves above and below it. A page reserves none.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(StyleModifier(attribute: edges.isDisjoint(with: .vertical) ? nil : .token(.safeArea(ignored: edges))))
    }

    nonisolated public func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback, trigger: Trigger
    ) -> some View {
        withoutEffect("A browser plays no feedback.")
    }

    nonisolated public func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
    ) -> some View {
        withoutEffect("A browser plays no feedback.")
    }

    nonisolated public func sensoryFeedback<Trigger: Equatable>(
        trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
    ) -> some View {
        withoutEffect("A browser plays no feedback.")
    }

    nonisolated public func userActivity<Element>(
        _ activityType: String, element: Element?, _ update: @escaping (Element, NSUserActivity) -> Void
    ) -> some View {
        withoutEffect("A page tells no other devices what the user does.")
    }

    nonisolated public func widgetURL(_ url: URL?) -> some View { withoutEffect("A page is not a widget.") }

    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
        withoutEffect("A page is not a widget.")
    }

    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        withoutEffect("The browser and assistive technology use such keys themselves.")
    }

    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        withoutEffect("The browser and assistive technology use such keys themselves.")
    }

    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        withoutEffect("The browser and assistive technology use such keys themselves.")
    }
}

public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set from the bits of its regions.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let container = Self(rawValue: 1)
    public static let keyboard = Self(rawValue: 2)
    public static let all: Self = [.container, .keyboard]
}

public struct SensoryFeedback: Hashable, Sendable {
    public enum Weight: Hashable, Sendable { case light, medium, heavy }
    public enum Flexibility: Hashable, Sendable { case soft, solid, rigid }

    private let name: String

    public static let success = Self(name: "success")
    public static let warning = Self(name: "warning")
    public static let error = Self(name: "error")
    public static let selection = Self(name: "selection")
    public static let increase = Self(name: "increase")
    public static let decrease = Self(name: "decrease")
    public static let start = Self(name: "start")
    public static let stop = Self(name: "stop")
    public static let alignment = Self(name: "alignment")
    public static let levelChange = Self(name: "levelChange")
    public static let impact = Self(name: "impact")

    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .impact }

    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .impact }
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public let character: Character

    public init(_ character: Character) { self.character = character }

    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

    public static let `return` = Self("\r")
    public static let escape = Self("\u{1B}")
    public static let delete = Self("\u{8}")
    public static let deleteForward = Self("\u{7F}")
    public static let tab = Self("\t")
    public static let space = Self(" ")
    public static let clear = Self("\u{F739}")
    public static let upArrow = Self("\u{F700}")
    public static let downArrow = Self("\u{F701}")
    public static let leftArrow = Self("\u{F702}")
    public static let rightArrow = Self("\u{F703}")
    public static let home = Self("\u{F729}")
    public static let end = Self("\u{F72B}")
    public static let pageUp = Self("\u{F72C}")
    public static let pageDown = Self("\u{F72D}")
}

public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates a set from the bits of its keys.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let capsLock = Self(rawValue: 1)
    public static let shift = Self(rawValue: 2)
    public static let control = Self(rawValue: 4)
    public static let option = Self(rawValue: 8)
    public static let command = Self(rawValue: 16)
    public static let numericPad = Self(rawValue: 32)
    public static let all = Self(rawValue: 63)
}

public struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }

    public static let defaultAction = Self(.return, modifiers: [])
    public static let cancelAction = Self(.escape, modifiers: [])
}
