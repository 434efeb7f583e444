public import Foundation

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
