extension Color {
    /// The meaning of the parts of a color. All are shown as sRGB.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// Creates a color from its parts, from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let part = { colorSpace == .sRGBLinear ? Self.encoded($0) : $0 }
        self.init(sRGB: part(red), part(green), part(blue), opacity: opacity)
    }

    /// Creates a gray, from 0, black, to 1, white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a color from its hue, from 0 to 1, where 0 and 1 are red.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let (saturation, brightness) = (Self.bounded(saturation), Self.bounded(brightness))
        let hue = hue.isFinite ? hue - hue.rounded(.down) : 0
        let part = { (offset: Double) -> Double in
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        self.init(sRGB: part(5), part(3), part(1), opacity: opacity)
    }

    /// Creates the color of an asset catalog, or the one that a stylesheet of the package sets as the custom property
    /// `--color-` with the name, such as `--color-Brand`. Characters other than letters and digits are dashes there. Without
    /// it, the color is gray, and the preview says so.
    ///
    /// The catalogs of all targets have the colors, so `bundle` is not used.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(asset: name)
    }

    /// Creates the color of an asset catalog.
    public init(_ resource: ColorResource) {
        self.init(asset: resource.name)
    }

    /// Returns a part of a linear color as in sRGB (IEC 61966-2-1).
    private static func encoded(_ part: Double) -> Double {
        let part = bounded(part)
        return part <= 0.003_130_8 ? 12.92 * part : 1.055 * pow(part, 1 / 2.4) - 0.055
    }

    public var gradient: AnyGradient { AnyGradient(self) }

    /// Returns a mixture with another color. Zero is this color.
    public func mix(with color: Color, by fraction: Double) -> Color {
        Color(mixing: self, color, by: Self.bounded(fraction))
    }
}

public struct AnyGradient: ShapeStyle, Hashable {
    private let shaped: _ShapedGradient

    public var _paint: _Paint { .gradient(shaped) }

    fileprivate init(_ color: Color) {
        let gradient = Gradient(colors: [color.mix(with: .white, by: 0.25), color])
        shaped = _ShapedGradient(gradient: gradient, form: .linear(from: .top, to: .bottom))
    }

    public init(_ gradient: Gradient) {
        shaped = _ShapedGradient(gradient: gradient, form: .linear(from: .top, to: .bottom))
    }
}
