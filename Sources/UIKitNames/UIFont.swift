public import Foundation

/// A font for a view of SwiftUI.
public final class UIFont: Hashable, Sendable {
    /// The name of the font. Nil for that of the system.
    package let name: String?
    package let weight: Weight
    package let isItalic: Bool
    /// The style of the size. Nil if the size is a number.
    package let style: TextStyle?
    public let pointSize: CGFloat

    private init(
        name: String? = nil, size: CGFloat, weight: Weight = .regular, isItalic: Bool = false, style: TextStyle? = nil
    ) {
        (self.name, pointSize, self.weight, self.isItalic, self.style) = (name, size, weight, isItalic, style)
    }

    /// Creates a font by its name. A page without the font shows its own.
    public convenience init?(name: String, size: CGFloat) { self.init(name: name, size: size, weight: .regular) }

    public var fontName: String { name ?? ".AppleSystemUIFont" }
    public var familyName: String { fontName }
    /// About as high as a line.
    public var lineHeight: CGFloat { pointSize * 1.2 }
    public var ascender: CGFloat { pointSize * 0.95 }
    public var descender: CGFloat { pointSize * -0.25 }
    public var capHeight: CGFloat { pointSize * 0.7 }
    public var xHeight: CGFloat { pointSize * 0.5 }

    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(size: size, weight: weight)
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, weight: .bold) }
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, isItalic: true) }

    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(name: "ui-monospace", size: size, weight: weight)
    }

    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(size: style.size, weight: style == .headline ? .semibold : .regular, style: style)
    }

    /// Returns the font in another size.
    public func withSize(_ size: CGFloat) -> UIFont {
        UIFont(name: name, size: size, weight: weight, isItalic: isItalic)
    }

    public static let systemFontSize: CGFloat = 14
    public static let labelFontSize: CGFloat = 17

    /// The weight of a font.
    public enum Weight: Int, Hashable, Sendable {
        case ultraLight = 100
        case thin = 200
        case light = 300
        case regular = 400
        case medium = 500
        case semibold = 600
        case bold = 700
        case heavy = 800
        case black = 900
    }

    /// A style of text.
    public enum TextStyle: String, Hashable, Sendable {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

        /// The size at the default text size (Human Interface Guidelines, Typography).
        fileprivate var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            }
        }
    }

    public static func == (left: UIFont, right: UIFont) -> Bool {
        (left.name, left.pointSize, left.weight, left.isItalic, left.style)
            == (right.name, right.pointSize, right.weight, right.isItalic, right.style)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(pointSize)
    }
}
