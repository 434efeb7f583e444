public import Foundation

/// A color for a view of SwiftUI, with the colors of the system.
public final class UIColor: Hashable, Sendable {
    /// A color without its opacity.
    package indirect enum Base: Hashable, Sendable {
        /// A color of the theme, by the name of its custom property.
        case theme(String)
        /// Red, green and blue in sRGB, from 0 to 1.
        case sRGB(Double, Double, Double)
        /// A color of the package.
        case named(String)
        /// A color for each theme.
        case dynamic(light: UIColor, dark: UIColor)
        /// A color of SwiftUI.
        case other(OtherColor)
    }

    package let base: Base
    package let alpha: CGFloat

    package init(_ base: Base, alpha: CGFloat = 1) {
        self.base = base
        self.alpha = alpha
    }

    /// Creates a color from its parts in sRGB, from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.sRGB(red, green, blue), alpha: alpha)
    }

    /// Creates a color from its parts in Display P3, which are shown as sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.sRGB(red, green, blue), alpha: alpha)
    }

    /// Creates a gray, from 0, black, to 1, white.
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(.sRGB(white, white, white), alpha: alpha) }

    /// Creates a color from its hue, from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let part = { (offset: Double) -> Double in
            let position = (offset + (hue - hue.rounded(.down)) * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        self.init(.sRGB(part(5), part(3), part(1)), alpha: alpha)
    }

    /// Creates a color of the package, by its name.
    public convenience init?(named name: String) { self.init(.named(name)) }

    /// Sets the opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        guard case .dynamic(let light, let dark) = base else { return UIColor(base, alpha: alpha) }
        return UIColor(.dynamic(light: light.withAlphaComponent(alpha), dark: dark.withAlphaComponent(alpha)))
    }

    /// Sets the parts of the color in sRGB, from 0 to 1. Returns false for a color of the theme or the package, which only
    /// the browser knows.
    @discardableResult
    public func getRed(
        _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
    ) -> Bool {
        alpha = self.alpha
        guard case .sRGB(let ownRed, let ownGreen, let ownBlue) = base else {
            UsedStandIns.note(
                "UIColor.getRed(_:green:blue:alpha:)", "Only the browser knows the parts of a color of the theme.")
            return false
        }
        (red, green, blue) = (ownRed, ownGreen, ownBlue)
        return true
    }

    public static func == (left: UIColor, right: UIColor) -> Bool {
        left.base == right.base && left.alpha == right.alpha
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(base) }
}

/// A color of another module.
package struct OtherColor: Hashable, Sendable {
    package let value: any Hashable & Sendable

    package init(_ value: some Hashable & Sendable) { self.value = value }

    package static func == (left: Self, right: Self) -> Bool { AnyHashable(left.value) == AnyHashable(right.value) }
    package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}
