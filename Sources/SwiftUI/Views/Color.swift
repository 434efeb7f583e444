import Foundation

/// A color, also as a view that fills its space.
public struct Color: Hashable, Sendable {
    package enum Base: Hashable, Sendable {
        /// A color of the theme.
        case named(Name)
        /// Red, green and blue in sRGB, from 0 to 1.
        case sRGB(red: Double, green: Double, blue: Double)
        /// A color of an asset catalog, or one that a stylesheet of the package sets.
        case asset(String)
        /// Two colors, and how much of the second one.
        indirect case mixture(Color, Color, Double)
        /// A color for each theme.
        indirect case dynamic(light: Color, dark: Color)
    }

    package enum Name: String, CaseIterable, Hashable, Sendable {
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

    init(light: Color, dark: Color) { base = .dynamic(light: light, dark: dark) }

    init(mixing first: Color, _ second: Color, by fraction: Double) { base = .mixture(first, second, fraction) }

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

    /// The shadow of what is filled. Not for use.
    var _shadow: ShadowStyle? { get }
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
