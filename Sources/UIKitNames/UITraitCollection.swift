public import Foundation

/// What a color can depend on.
public final class UITraitCollection: Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle

    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

    /// The traits of a page with the light theme.
    public static var current: UITraitCollection {
        UsedStandIns.note(
            "UITraitCollection.current", "Its style is light. Use colorScheme of the environment for that of the page.")
        return UITraitCollection(userInterfaceStyle: .light)
    }
}

/// A light or a dark appearance.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    case unspecified, light, dark
}

extension UIColor {
    /// Creates a color that is another one in the dark theme.
    ///
    /// - Parameter dynamicProvider: A function that is called at once, for both themes.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        func color(_ style: UIUserInterfaceStyle) -> UIColor {
            let traits = UITraitCollection(userInterfaceStyle: style)
            return dynamicProvider(traits).resolvedColor(with: traits)
        }
        self.init(.dynamic(light: color(.light), dark: color(.dark)))
    }

    /// Creates a color of the package, by its name. The catalogs of all targets have the colors, so `bundle` is not used, and a page
    /// chooses among the variants.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name)
    }

    /// Returns the color in a theme, if it was made with ``init(dynamicProvider:)``. A color of the theme stays as it is.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        guard case .dynamic(let light, let dark) = base else { return self }
        return traits.userInterfaceStyle == .dark ? dark : light
    }
}
