/// A color of UIKit, with the colors of the system.
public struct UIColor: Hashable, Sendable {
    fileprivate let color: Color

    /// Creates the color of a view.
    public init(_ color: Color) { self.color = color }

    /// Creates a color from its parts in sRGB, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    /// Creates a gray, from 0, black, to 1, white.
    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

    /// Creates a color from its hue, from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }

    /// Sets the opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }

    public static let label = UIColor(.primary)
    public static let secondaryLabel = UIColor(.secondary)
    public static let tertiaryLabel = UIColor(Color(named: .tertiary))
    public static let quaternaryLabel = UIColor(Color(named: .quaternary))
    public static let placeholderText = UIColor(Color(named: .tertiary))
    public static let link = UIColor(.accentColor)
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let tintColor = UIColor(.accentColor)
    public static let separator = UIColor(Color(named: .rule))
    public static let opaqueSeparator = UIColor(Color(named: .rule))
    public static let systemBackground = UIColor(Color(named: .surface))
    public static let secondarySystemBackground = UIColor(Color(named: .ground))
    public static let tertiarySystemBackground = UIColor(Color(named: .surface))
    public static let systemGroupedBackground = UIColor(Color(named: .ground))
    public static let secondarySystemGroupedBackground = UIColor(Color(named: .surface))
    public static let tertiarySystemGroupedBackground = UIColor(Color(named: .ground))
    public static let systemFill = UIColor(Color(named: .fill))
    public static let secondarySystemFill = UIColor(Color(named: .fill))
    public static let tertiarySystemFill = UIColor(Color(named: .fill))
    public static let quaternarySystemFill = UIColor(Color(named: .fill))
    public static let systemRed = UIColor(.red)
    public static let systemOrange = UIColor(.orange)
    public static let systemYellow = UIColor(.yellow)
    public static let systemGreen = UIColor(.green)
    public static let systemMint = UIColor(.mint)
    public static let systemTeal = UIColor(.teal)
    public static let systemCyan = UIColor(.cyan)
    public static let systemBlue = UIColor(.blue)
    public static let systemIndigo = UIColor(.indigo)
    public static let systemPurple = UIColor(.purple)
    public static let systemPink = UIColor(.pink)
    public static let systemBrown = UIColor(.brown)
    public static let systemGray = UIColor(.gray)
    public static let systemGray2 = UIColor(Color.gray.opacity(0.8))
    public static let systemGray3 = UIColor(Color.gray.opacity(0.6))
    public static let systemGray4 = UIColor(Color(named: .rule))
    public static let systemGray5 = UIColor(Color(named: .fill))
    public static let systemGray6 = UIColor(Color(named: .ground))
    public static let red = UIColor(.red)
    public static let orange = UIColor(.orange)
    public static let yellow = UIColor(.yellow)
    public static let green = UIColor(.green)
    public static let cyan = UIColor(.cyan)
    public static let blue = UIColor(.blue)
    public static let purple = UIColor(.purple)
    public static let brown = UIColor(.brown)
    public static let white = UIColor(.white)
    public static let gray = UIColor(.gray)
    public static let lightGray = UIColor(Color(white: 2 / 3))
    public static let darkGray = UIColor(Color(white: 1 / 3))
    public static let black = UIColor(.black)
    public static let clear = UIColor(.clear)
}

extension Color {
    /// Creates the color of a color of UIKit.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// Creates the color of a color of UIKit.
    public init(_ color: UIColor) { self = color.color }
}
