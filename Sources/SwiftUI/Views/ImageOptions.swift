public import Foundation

extension Image {
    public enum Scale: Hashable, Sendable {
        case small, medium, large
    }

    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    public enum TemplateRenderingMode: Hashable, Sendable {
        case template, original
    }

    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    }
}

/// The name of an image of the package.
///
/// As Xcode does, the plugin `AssetSymbols` makes a constant of each image of an asset catalog, such as `Image(.bench)`.
public struct ImageResource: Hashable, Sendable {
    let name: String

    /// Creates the name of an image. `bundle` is not used.
    public init(name: String, bundle: Bundle) {
        self.name = name
    }
}

/// The name of a color in an asset catalog.
///
/// As Xcode does, the plugin `AssetSymbols` makes a constant of each color, such as `Color(.darkIndigo)`.
public struct ColorResource: Hashable, Sendable {
    let name: String

    /// Creates the name of a color. `bundle` is not used.
    public init(name: String, bundle: Bundle) {
        self.name = name
    }
}

public struct SymbolRenderingMode: Hashable, Sendable {
    fileprivate let name: String

    public static let monochrome = Self(name: "monochrome")
    public static let multicolor = Self(name: "multicolor")
    public static let hierarchical = Self(name: "hierarchical")
    public static let palette = Self(name: "palette")
}

/// The variants of a symbol, such as the filled one.
public struct SymbolVariants: Hashable, Sendable {
    private var form: String?
    private var isFilled = false
    private var isSlashed = false

    private init(form: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        self.form = form
        self.isFilled = isFilled
        self.isSlashed = isSlashed
    }

    public static let none = Self()
    public static let circle = Self(form: "circle")
    public static let square = Self(form: "square")
    public static let rectangle = Self(form: "rectangle")
    public static let fill = Self(isFilled: true)
    public static let slash = Self(isSlashed: true)

    public var circle: Self { adding(.circle) }
    public var square: Self { adding(.square) }
    public var rectangle: Self { adding(.rectangle) }
    public var fill: Self { adding(.fill) }
    public var slash: Self { adding(.slash) }

    public func contains(_ other: Self) -> Bool {
        (other.form == nil || other.form == form) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    func adding(_ other: Self) -> Self {
        Self(
            form: other.form ?? form, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
    }

    /// Returns the names of a symbol with the variants, from all of them to none.
    package func names(of symbol: String) -> [String] {
        let names = Set(symbol.split(separator: "."))
        func name(_ form: String?, _ isSlashed: Bool, _ isFilled: Bool) -> String {
            let added = [form, isSlashed ? "slash" : nil, isFilled ? "fill" : nil].compactMap(\.self)
            return ([symbol] + added.filter { !names.contains(Substring($0)) }).joined(separator: ".")
        }
        return [
            name(form, isSlashed, isFilled), name(form, isSlashed, false), name(form, false, false),
            name(nil, false, isFilled), symbol,
        ]
    }
}

extension EnvironmentValues {
    @Entry public var imageScale: Image.Scale = .medium

    @Entry public var symbolVariants: SymbolVariants = .none
}

extension View {
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Shows a variant of the symbols in this view, as far as the page has an icon of it.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(EnvironmentModifier { $0.symbolVariants = $0.symbolVariants.adding(variant) })
    }

    /// Has no effect, because an icon of the page has one color.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        withoutEffect("An icon of the page has one color.")
    }
}
