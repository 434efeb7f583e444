public import Foundation

/// The look of a bar, which has no effect on a page.
public class UIBarAppearance {
    public var backgroundColor: UIColor?
    public var backgroundEffect: UIBlurEffect?
    public var backgroundImage: UIImage?
    public var shadowColor: UIColor?
    public var shadowImage: UIImage?

    public init() {}

    /// Has no effect on a page.
    public func configureWithOpaqueBackground() {}

    /// Has no effect on a page.
    public func configureWithDefaultBackground() {}

    /// Has no effect on a page.
    public func configureWithTransparentBackground() {}
}

/// The look of the bar above a screen, which has no effect on a page.
public final class UINavigationBarAppearance: UIBarAppearance {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
    public var buttonAppearance = UIBarItemAppearance()
    public var backButtonAppearance = UIBarItemAppearance()
    public var doneButtonAppearance = UIBarItemAppearance()

    /// Has no effect on a page.
    public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The look of the bar of tabs, which has no effect on a page.
public final class UITabBarAppearance: UIBarAppearance {
    public var stackedLayoutAppearance = UIBarItemAppearance()
    public var inlineLayoutAppearance = UIBarItemAppearance()
    public var compactInlineLayoutAppearance = UIBarItemAppearance()
    public var selectionIndicatorTintColor: UIColor?
}

public typealias UITabBarItemAppearance = UIBarItemAppearance
public typealias UIBarButtonItemAppearance = UIBarItemAppearance

/// The look of an item of a bar, which has no effect on a page.
public final class UIBarItemAppearance {
    public var normal = State()
    public var selected = State()
    public var highlighted = State()
    public var focused = State()
    public var disabled = State()

    public init() {}

    /// The look of an item in a state.
    public final class State {
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        public var iconColor: UIColor?
        public var badgeBackgroundColor: UIColor?
        public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
        public var titlePositionAdjustment = UIOffset.zero
    }
}

/// A surface through which what is behind it is seen, blurred.
public final class UIBlurEffect: Sendable {
    /// Creates an effect.
    public init(style: Style) {}

    /// How much is seen.
    public enum Style: Int, Hashable, Sendable {
        case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial,
            systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight,
            systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark,
            systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }
}

/// A distance in two directions.
public struct UIOffset: Hashable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let zero = UIOffset()
}

extension NSAttributedString.Key {
    public static let font = Self(rawValue: "NSFont")
    public static let foregroundColor = Self(rawValue: "NSColor")
    public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
    public static let kern = Self(rawValue: "NSKern")
    public static let underlineStyle = Self(rawValue: "NSUnderline")
    public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
    public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
}
