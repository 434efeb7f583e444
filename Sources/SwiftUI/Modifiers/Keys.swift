extension View {
    /// Sets whether the view can have the focus of the keyboard.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        withoutEffect("Buttons and controls of a page have the focus, and other views do not.")
    }

    /// Sets whether the view can have the focus of the keyboard, for some purposes.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        withoutEffect("Buttons and controls of a page have the focus, and other views do not.")
    }

    /// Hides the look of the view with the focus.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        withoutEffect("A page always shows where the focus is.", when: disabled)
    }

    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        withoutEffect("A page sends no keys to a view. Add a button, too.")
    }

    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        withoutEffect("A page sends no keys to a view. Add a button, too.")
    }

    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        withoutEffect("A page sends no keys to a view. Add a button, too.")
    }

    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        withoutEffect("A page sends no keys to a view. Add a button, too.")
    }

    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        withoutEffect("A page sends no keys to a view. Add a button, too.")
    }

    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(NodeModifier { $0.row.canSelect = !isDisabled })
    }
}

public struct KeyPress: Sendable {
    public enum Result: Sendable { case handled, ignored }

    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        /// Creates a set from the bits of its phases.
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let down = Self(rawValue: 1)
        public static let `repeat` = Self(rawValue: 2)
        public static let up = Self(rawValue: 4)
        public static let all: Self = [.down, .repeat, .up]
    }

    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

/// What the focus of a view is for.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates a set from the bits of its purposes.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let activate = Self(rawValue: 1)
    public static let edit = Self(rawValue: 2)
    public static let automatic: Self = [.activate, .edit]
}
