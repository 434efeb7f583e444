public struct ToolbarItemPlacement: Hashable, Sendable {
    let part: ViewPart

    public static let automatic = Self(part: .trailing)
    public static let primaryAction = automatic
    public static let secondaryAction = automatic
    public static let confirmationAction = automatic
    public static let destructiveAction = automatic
    public static let topBarTrailing = automatic
    public static let navigationBarTrailing = automatic
    public static let topBarPinnedTrailing = automatic
    public static let topBarLeading = Self(part: .leading)
    public static let cancellationAction = topBarLeading
    public static let navigationBarLeading = topBarLeading
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

    public static func accessoryBar<ID: Hashable>(id: ID) -> Self { automatic }
}
