extension View {
    /// Adds an action that assistive technology offers.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        withoutEffect("Assistive technology offers no other actions on the web. Add a button, too.")
    }

    /// Adds an action with a name that assistive technology offers.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        withoutEffect("Assistive technology offers no other actions on the web. Add a button, too.")
    }

    /// Adds an action with a name that assistive technology offers.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        withoutEffect("Assistive technology offers no other actions on the web. Add a button, too.")
    }

    /// Adds an action with a name that assistive technology offers.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<Name: StringProtocol>(
        named name: Name, _ handler: @escaping () -> Void
    ) -> some View {
        withoutEffect("Assistive technology offers no other actions on the web. Add a button, too.")
    }

    /// Adds an action with a label that assistive technology offers.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        withoutEffect("Assistive technology offers no other actions on the web. Add a button, too.")
    }

    /// Adds the actions of buttons that assistive technology offers.
    nonisolated public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        withoutEffect("Assistive technology offers no other actions on the web. Show the buttons, too.")
    }

    /// Lets assistive technology change the value of the view.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        withoutEffect("The web has no such action. Use a Slider or a Stepper, which can be adjusted.")
    }

    /// Lets assistive technology scroll the view.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        withoutEffect("The browser scrolls by itself.")
    }

    /// Sets the names by which the view is found with the voice.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        withoutEffect("Voice control of a browser uses the visible text and the accessibility label.")
    }

    /// Sets the names by which the view is found with the voice.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        withoutEffect("Voice control of a browser uses the visible text and the accessibility label.")
    }

    /// Sets the names by which the view is found with the voice.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<Name: StringProtocol>(_ inputLabels: [Name]) -> some View {
        withoutEffect("Voice control of a browser uses the visible text and the accessibility label.")
    }

    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        withoutEffect("A page is read in the order of its elements. Write the views in that order.")
    }

    /// Sets where assistive technology presses the view.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        withoutEffect("Assistive technology presses an element of a page, and no point.")
    }

    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        withoutEffect("Buttons and controls of a page react, and other elements do not.")
    }

    /// Keeps the colors where the device inverts them.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        withoutEffect("The device inverts the whole page.")
    }

    nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
        withoutEffect("The browser enlarges the page.")
    }

    nonisolated public func accessibilityShowsLargeContentViewer<Content: View>(
        @ViewBuilder _ largeContentView: () -> Content
    ) -> some View {
        withoutEffect("The browser enlarges the page.")
    }

    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        withoutEffect("The web has no attribute for the sort of a text.")
    }

    /// Adds a detail that assistive technology reads on request.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        withoutEffect("The web has no details on request. Add them to the accessibility value.")
    }

    /// Adds a detail that assistive technology reads on request.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<Value: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: Value, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        withoutEffect("The web has no details on request. Add them to the accessibility value.")
    }

    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        withoutEffect("A page does not control how its texts are spoken.")
    }

    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        withoutEffect("A page does not control how its texts are spoken.")
    }

    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
        withoutEffect("A page does not control how its texts are spoken.")
    }
}

/// The sort of an action of assistive technology.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: Text

    public static let `default` = Self(name: "default")
    public static let escape = Self(name: "escape")
    public static let delete = Self(name: "delete")
    public static let magicTap = Self(name: "magicTap")
    public static let showMenu = Self(name: "showMenu")

    public init(named name: Text) { self.name = name }

    private init(name: String) { self.name = Text(verbatim: name) }
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String

    public static let plain = Self(name: "plain")
    public static let console = Self(name: "console")
    public static let fileSystem = Self(name: "fileSystem")
    public static let messaging = Self(name: "messaging")
    public static let narrative = Self(name: "narrative")
    public static let sourceCode = Self(name: "sourceCode")
    public static let spreadsheet = Self(name: "spreadsheet")
    public static let wordProcessing = Self(name: "wordProcessing")
}

public enum AccessibilityCustomContentImportance: Hashable, Sendable {
    case `default`, high
}
