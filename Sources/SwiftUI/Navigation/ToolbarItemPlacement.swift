/// The place of an item in a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let part: ViewPart

    /// At the end of the bar.
    public static let automatic = Self(part: .trailing)
    /// At the end of the bar.
    public static let primaryAction = automatic
    /// At the end of the bar.
    public static let secondaryAction = automatic
    /// At the end of the bar.
    public static let confirmationAction = automatic
    /// At the end of the bar.
    public static let destructiveAction = automatic
    /// At the end of the bar.
    public static let topBarTrailing = automatic
    /// At the end of the bar.
    public static let navigationBarTrailing = automatic
    /// At the end of the bar.
    public static let topBarPinnedTrailing = automatic
    /// At the start of the bar.
    public static let topBarLeading = Self(part: .leading)
    /// At the start of the bar.
    public static let cancellationAction = topBarLeading
    /// At the start of the bar.
    public static let navigationBarLeading = topBarLeading
    /// At the start of the bar.
    public static let navigation = topBarLeading
    /// In the place of the title.
    public static let principal = Self(part: .title)
    /// In the place of the title.
    public static let title = principal
    /// In the place of the title.
    public static let largeTitle = principal
    /// Below the title.
    public static let subtitle = Self(part: .subtitle)
    /// Below the title.
    public static let largeSubtitle = subtitle
    /// In a bar below the screen.
    public static let bottomBar = Self(part: .footer)
    /// In a bar below the screen.
    public static let bottomOrnament = bottomBar
    /// In a bar below the screen.
    public static let status = bottomBar
    /// In a bar below the screen that is shown while a field has the focus, as a page has no keyboard of its own.
    public static let keyboard = Self(part: .keyboard)

    /// At the end of the bar.
    public static func accessoryBar<ID: Hashable>(id: ID) -> Self { automatic }
}
