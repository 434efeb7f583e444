/// A drawing of commands. There is none, because the browser knows the size, and draws no pixels for Swift.
@available(
    *, unavailable,
    message: "The size is known only to the browser. Draw with Shape and Path, or show an SVG with Image."
)
public struct Canvas<Symbols: View>: View {
    public typealias Body = Never

    /// Creates a drawing.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {}

    /// Creates a drawing with views that the commands draw.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {}
}

/// The commands of a ``Canvas``, so that the compiler can explain the canvas itself.
@available(
    *, unavailable,
    message: "The size is known only to the browser. Draw with Shape and Path, or show an SVG with Image."
)
public struct GraphicsContext {
    /// What fills a path.
    public struct Shading: Sendable {
        public static let foreground = Shading()
        public static let backdrop = Shading()

        /// Returns the shading of a color.
        public static func color(_ color: Color) -> Shading { Shading() }

        /// Returns the shading of a color of parts.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { Shading() }

        /// Returns the shading of a gray.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { Shading() }

        /// Returns the shading of a style.
        public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading() }

        /// Returns the shading of a gradient along a line.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading() }

        /// Returns the shading of a gradient around a point.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading() }

        /// Returns the shading of a gradient that turns around a point.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading { Shading() }
    }

    /// How a gradient continues.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates a set from the bits of its options.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let `repeat` = Self(rawValue: 1)
        public static let mirror = Self(rawValue: 2)
        public static let linearColor = Self(rawValue: 4)
    }

    /// A change of the pixels that are drawn.
    public struct Filter {
        /// Returns a blur.
        public static func blur(radius: CGFloat) -> Filter { Filter() }

        /// Returns a shadow.
        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter { Filter() }

        /// Returns a threshold for the opacity.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }

        /// Returns a change of the saturation.
        public static func saturation(_ amount: Double) -> Filter { Filter() }
    }

    /// A text that can be drawn.
    public struct ResolvedText {
        public var shading = Shading()

        /// Returns the size of the text.
        public func measure(in size: CGSize) -> CGSize { size }
    }

    /// An image that can be drawn.
    public struct ResolvedImage {
        public var size: CGSize { .zero }
        public var shading: Shading?
    }

    /// A view that can be drawn.
    public struct ResolvedSymbol {
        public var size: CGSize { .zero }
    }

    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    public var environment: EnvironmentValues { EnvironmentValues() }
    public var clipBoundingRect: CGRect { .zero }
}

@available(
    *, unavailable,
    message: "The size is known only to the browser. Draw with Shape and Path, or show an SVG with Image."
)
extension GraphicsContext {
    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}

    /// Draws the line of a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

    /// Draws the line of a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

    /// Draws only inside of a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}

    /// Moves what is drawn.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}

    /// Makes what is drawn larger.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}

    /// Turns what is drawn.
    public mutating func rotate(by angle: Angle) {}

    /// Changes the pixels of what is drawn.
    public mutating func addFilter(_ filter: Filter) {}

    /// Draws several commands as one.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}

    /// Prepares a text.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }

    /// Prepares an image.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }

    /// Returns a view of the canvas.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

    /// Draws a text around a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}

    /// Draws a text in a rectangle.
    public func draw(_ text: Text, in rect: CGRect) {}

    /// Draws a text around a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}

    /// Draws a text in a rectangle.
    public func draw(_ text: ResolvedText, in rect: CGRect) {}

    /// Draws an image around a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

    /// Draws an image in a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}

    /// Draws an image around a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}

    /// Draws an image in a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}

    /// Draws a view around a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

    /// Draws a view in a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
}
