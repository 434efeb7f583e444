extension View {
    /// Hides the status bar of the device.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        withoutEffect("A page has no status bar.")
    }

    /// Hides the status bar of the device.
    nonisolated public func statusBar(hidden: Bool) -> some View { withoutEffect("A page has no status bar.") }

    /// Hides what the system shows above the app.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        withoutEffect("The system shows nothing above a page.")
    }

    /// Lets a gesture at some edges reach the app before the system.
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

    /// Plays a vibration or a sound when a value changes.
    nonisolated public func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback, trigger: Trigger
    ) -> some View {
        withoutEffect("A browser plays no feedback.")
    }

    /// Plays a vibration or a sound when a value changes in some way.
    nonisolated public func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
    ) -> some View {
        withoutEffect("A browser plays no feedback.")
    }

    /// Plays a vibration or a sound that depends on how a value changes.
    nonisolated public func sensoryFeedback<Trigger: Equatable>(
        trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
    ) -> some View {
        withoutEffect("A browser plays no feedback.")
    }

    /// Describes what the user does with a value, for other devices and the search.
    nonisolated public func userActivity<Element>(
        _ activityType: String, element: Element?, _ update: @escaping (Element, NSUserActivity) -> Void
    ) -> some View {
        withoutEffect("A page tells no other devices what the user does.")
    }

    /// Sets the address that a widget opens.
    nonisolated public func widgetURL(_ url: URL?) -> some View { withoutEffect("A page is not a widget.") }

    /// Draws the view in the accent color of a widget.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
        withoutEffect("A page is not a widget.")
    }

    /// Adds keys that press the button or change the control.
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        withoutEffect("The browser and assistive technology use such keys themselves.")
    }

    /// Adds the keys of the main button of a dialog, or of the one that cancels it.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        withoutEffect("The browser and assistive technology use such keys themselves.")
    }

    /// Adds keys if there are some.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        withoutEffect("The browser and assistive technology use such keys themselves.")
    }
}

/// The space that a device reserves.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set from the bits of its regions.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let container = Self(rawValue: 1)
    public static let keyboard = Self(rawValue: 2)
    public static let all: Self = [.container, .keyboard]
}

/// A vibration or a sound of a device.
public struct SensoryFeedback: Hashable, Sendable {
    /// How strong an impact is.
    public enum Weight: Hashable, Sendable { case light, medium, heavy }
    /// How soft what is hit is.
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

    /// Returns the feedback of an impact.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .impact }

    /// Returns the feedback of an impact.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .impact }
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public let character: Character

    /// Creates a key.
    public init(_ character: Character) { self.character = character }

    /// Creates a key.
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

/// The keys that are held while another is pressed.
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

/// Keys that press a button.
public struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers

    /// Creates a shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }

    public static let defaultAction = Self(.return, modifiers: [])
    public static let cancelAction = Self(.escape, modifiers: [])
}
