import Foundation

extension UIColor {
    private convenience init(theme name: String, alpha: Double = 1) { self.init(.theme(name), alpha: alpha) }

    public static let label = UIColor(theme: "primary")
    public static let secondaryLabel = UIColor(theme: "secondary")
    public static let tertiaryLabel = UIColor(theme: "level-2")
    public static let quaternaryLabel = UIColor(theme: "level-3")
    public static let placeholderText = UIColor(theme: "level-2")
    public static let link = UIColor(theme: "accent")
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let tintColor = UIColor(theme: "accent")
    public static let separator = UIColor(theme: "rule")
    public static let opaqueSeparator = UIColor(theme: "rule")
    public static let systemBackground = UIColor(theme: "surface")
    public static let secondarySystemBackground = UIColor(theme: "ground")
    public static let tertiarySystemBackground = UIColor(theme: "surface")
    public static let systemGroupedBackground = UIColor(theme: "ground")
    public static let secondarySystemGroupedBackground = UIColor(theme: "surface")
    public static let tertiarySystemGroupedBackground = UIColor(theme: "ground")
    public static let systemFill = UIColor(theme: "fill")
    public static let secondarySystemFill = UIColor(theme: "fill")
    public static let tertiarySystemFill = UIColor(theme: "fill")
    public static let quaternarySystemFill = UIColor(theme: "fill")
    public static let systemRed = UIColor(theme: "red")
    public static let systemOrange = UIColor(theme: "orange")
    public static let systemYellow = UIColor(theme: "yellow")
    public static let systemGreen = UIColor(theme: "green")
    public static let systemMint = UIColor(theme: "mint")
    public static let systemTeal = UIColor(theme: "teal")
    public static let systemCyan = UIColor(theme: "cyan")
    public static let systemBlue = UIColor(theme: "blue")
    public static let systemIndigo = UIColor(theme: "indigo")
    public static let systemPurple = UIColor(theme: "purple")
    public static let systemPink = UIColor(theme: "pink")
    public static let systemBrown = UIColor(theme: "brown")
    public static let systemGray = UIColor(theme: "gray")
    public static let systemGray2 = UIColor(theme: "gray", alpha: 0.8)
    public static let systemGray3 = UIColor(theme: "gray", alpha: 0.6)
    public static let systemGray4 = UIColor(theme: "rule")
    public static let systemGray5 = UIColor(theme: "fill")
    public static let systemGray6 = UIColor(theme: "ground")
    public static let red = UIColor(theme: "red")
    public static let orange = UIColor(theme: "orange")
    public static let yellow = UIColor(theme: "yellow")
    public static let green = UIColor(theme: "green")
    public static let cyan = UIColor(theme: "cyan")
    public static let blue = UIColor(theme: "blue")
    public static let purple = UIColor(theme: "purple")
    public static let brown = UIColor(theme: "brown")
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let white = UIColor(theme: "white")
    public static let gray = UIColor(theme: "gray")
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let darkText = UIColor(white: 0, alpha: 1)
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    public static let black = UIColor(theme: "black")
    public static let clear = UIColor(theme: "clear")
}

extension UIColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {
    public convenience init(imageLiteralResourceName path: String) { self.init(.name(path)) }
}

public typealias _ImageLiteralType = UIImage
