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

/// A color of Core Graphics.
public final class CGColor: Hashable, Sendable {
    package let color: UIColor

    fileprivate init(_ color: UIColor) { self.color = color }

    /// Creates a color from its parts in sRGB, from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a color from its parts in sRGB, from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray, from 0, black, to 1, white.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(UIColor(white: gray, alpha: alpha)) }

    public var alpha: CGFloat { color.alpha }
    public var numberOfComponents: Int { 4 }

    /// Red, green, blue and the opacity, from 0 to 1. Nil for a color of the theme or the package, which only the browser knows.
    public var components: [CGFloat]? {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        return color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) ? [red, green, blue, alpha] : nil
    }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
    public var cgColor: CGColor { CGColor(self) }

    public convenience init(cgColor: CGColor) { self.init(cgColor.color.base, alpha: cgColor.alpha) }
}
