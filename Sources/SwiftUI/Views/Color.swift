import Foundation

/// A color, also as a view that fills its space.
public struct Color: Hashable, Sendable {
    package enum Base: Hashable, Sendable {
        /// A color of the theme.
        case named(Name)
        /// Red, green and blue in sRGB, from 0 to 1.
        case sRGB(red: Double, green: Double, blue: Double)
        /// A color that a stylesheet of the package sets.
        case asset(String)
        /// Two colors, and how much of the second one.
        indirect case mixture(Color, Color, Double)
    }

    package enum Name: String, Hashable, Sendable {
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, white, gray, black
        case clear, primary, secondary, accent
        case surface, ground, rule, fill
        case tertiary = "level-2"
        case quaternary = "level-3"
    }

    package let base: Base
    /// From 0, transparent, to 1.
    package private(set) var opacity = 1.0

    init(named name: Name) {
        base = .named(name)
    }

    init(sRGB red: Double, _ green: Double, _ blue: Double, opacity: Double) {
        base = .sRGB(red: Self.bounded(red), green: Self.bounded(green), blue: Self.bounded(blue))
        self.opacity = Self.bounded(opacity)
    }

    init(asset name: String) { base = .asset(name) }

    init(mixing first: Color, _ second: Color, by fraction: Double) { base = .mixture(first, second, fraction) }

    /// A space of colors. A page shows the parts of a color in sRGB.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// Creates a color from its parts, from 0 to 1. Those of Display P3 are shown as if they were in sRGB.
    public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        let parts = [red, green, blue].map { colorSpace == .sRGBLinear ? Self.encoded($0) : $0 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: opacity)
    }

    /// Creates a gray, from 0, black, to 1, white.
    public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a color from its hue, saturation and brightness, from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let (saturation, brightness) = (Self.bounded(saturation), Self.bounded(brightness))
        func part(_ offset: Double) -> Double {
            let position = (offset + Self.bounded(hue) * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
        }
        self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
    }

    /// Returns a part of a linear color as in sRGB (IEC 61966-2-1).
    private static func encoded(_ part: Double) -> Double {
        let part = bounded(part)
        return part <= 0.003_130_8 ? 12.92 * part : 1.055 * pow(part, 1 / 2.4) - 0.055
    }

    /// Multiplies the opacity.
    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.opacity *= Self.bounded(opacity)
        return color
    }

    /// Returns 0 for a value that is not a number.
    static func bounded(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

    public static let red = Color(named: .red)
    public static let orange = Color(named: .orange)
    public static let yellow = Color(named: .yellow)
    public static let green = Color(named: .green)
    public static let mint = Color(named: .mint)
    public static let teal = Color(named: .teal)
    public static let cyan = Color(named: .cyan)
    public static let blue = Color(named: .blue)
    public static let indigo = Color(named: .indigo)
    public static let purple = Color(named: .purple)
    public static let pink = Color(named: .pink)
    public static let brown = Color(named: .brown)
    public static let white = Color(named: .white)
    public static let gray = Color(named: .gray)
    public static let black = Color(named: .black)
    public static let clear = Color(named: .clear)
    public static let primary = Color(named: .primary)
    public static let secondary = Color(named: .secondary)
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color(named: .accent)
}

extension Color: PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] {
        [context.node(.color(self))]
    }
}

/// Something that fills a text or a background. Unlike in Apple's SwiftUI, only the types of this module conform.
public protocol ShapeStyle: Sendable {
    /// What fills the shape. Not for use.
    var _paint: _Paint { get }
}

/// What fills a shape. Not for use.
public enum _Paint: Hashable, Sendable {
    case color(Color)
    /// The color of the text around it, or a fainter one: 0 is the strongest.
    case level(Int)
    case gradient(_ShapedGradient)
    case material(Material)
}

extension Color: ShapeStyle {
    public var _paint: _Paint { .color(self) }
}

/// The color of the text around it, or a fainter one.
public struct HierarchicalShapeStyle: ShapeStyle {
    private let level: Int

    public var _paint: _Paint { .level(level) }

    public static let primary = Self(level: 0)
    public static let secondary = Self(level: 1)
    public static let tertiary = Self(level: 2)
    public static let quaternary = Self(level: 3)
    /// As faint as ``quaternary``, because anything fainter could not be read.
    public static let quinary = Self(level: 3)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: Self { .primary }
    public static var secondary: Self { .secondary }
    public static var tertiary: Self { .tertiary }
    public static var quaternary: Self { .quaternary }
    public static var quinary: Self { .quinary }
}

/// A surface through which the view behind it is seen, blurred.
public struct Material: ShapeStyle, Hashable {
    /// How much of the surface covers what is behind it.
    package let percentage: Int

    public var _paint: _Paint { .material(self) }

    public static let ultraThin = Self(percentage: 50)
    public static let thin = Self(percentage: 60)
    public static let regular = Self(percentage: 75)
    public static let thick = Self(percentage: 85)
    public static let ultraThick = Self(percentage: 95)
    public static let bar = Self(percentage: 85)
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
