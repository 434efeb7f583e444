extension GraphicsContext {
    public struct Shading: Sendable {
        private enum Kind {
            case foreground
            case paint(_Paint)
            case ink(Drawing.Ink)
        }

        private let kind: Kind

        public static let foreground = Shading(kind: .foreground)
        /// The color of the page, because what is behind the canvas is not known.
        public static let backdrop = Shading(kind: .paint(BackgroundStyle()._paint))

        public static func color(_ color: Color) -> Shading { Shading(kind: .paint(.color(color))) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }

        public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading(kind: .paint(style._paint)) }

        /// Returns the first of several shadings, because nothing selects another one.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(kind: .ink(.linear(gradient, from: startPoint, to: endPoint, options.spread))) }

        /// Returns the shading of a gradient around a point.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .ink(.radial(gradient, center: center, from: startRadius, to: endRadius, options.spread)))
        }

        /// Returns the shading of a gradient that turns around a point, of which an SVG has the first color only.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading { .style(AngularGradient(gradient: gradient, center: .center, angle: angle)) }

        /// The paint of texts and symbols. Nil is that of the views around the canvas.
        var paint: _Paint? {
            switch kind {
            case .foreground: nil
            case .paint(let paint): paint
            case .ink(.linear(let gradient, _, _, _)), .ink(.radial(let gradient, _, _, _, _)):
                gradient.stops.first.map { .color($0.color) }
            case .ink(.paint(let paint)): paint
            }
        }

        /// Returns what fills a rectangle. A gradient in shares of the space has points there.
        func ink(in rect: CGRect) -> Drawing.Ink {
            switch kind {
            case .foreground: return .paint(.level(0))
            case .ink(let ink): return ink
            case .paint(let paint):
                guard case .gradient(let shaped) = paint else { return .paint(paint) }
                switch shaped.form {
                case .linear(let start, let end):
                    return .linear(shaped.gradient, from: start.point(in: rect), to: end.point(in: rect), .pad)
                case .radial(let center, let start, let end):
                    return .radial(shaped.gradient, center: center.point(in: rect), from: start, to: end, .pad)
                case .elliptical(let center, let start, let end):
                    let length = max(rect.width, rect.height)
                    return .radial(
                        shaped.gradient, center: center.point(in: rect), from: start * length, to: end * length, .pad)
                case .angular: return .paint(paint)
                }
            }
        }
    }

    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates a set from the bits of its options.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let `repeat` = Self(rawValue: 1)
        public static let mirror = Self(rawValue: 2)
        public static let linearColor = Self(rawValue: 4)

        fileprivate var spread: Drawing.Spread {
            contains(.mirror) ? .reflect : contains(.repeat) ? .repeat : .pad
        }
    }

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates a set from the bits of its options.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let inverse = Self(rawValue: 1)
    }

    /// How a filter computes colors, which the browser decides.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates a set from the bits of its options.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let linearColor = Self(rawValue: 1)
    }

    /// A change of the pixels that are drawn.
    public struct Filter: Sendable {
        let drawn: Drawing.Filter

        private init(_ filter: ViewFilter) { drawn = .view(filter) }
        private init(_ filter: Drawing.Filter) { drawn = filter }

        public static func blur(radius: CGFloat) -> Filter { Filter(.blur(radius)) }

        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter { Filter(.shadow(color, radius: radius, x: x, y: y)) }

        /// Returns a threshold for the opacity. A page has no upper one.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(.threshold(min, color))
        }

        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }

        public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }

        public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

        public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale(amount)) }

        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }

        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(.inversion) }
    }

    public struct ResolvedText: Sendable {
        let text: Text
        let estimate: CGSize
        public var shading = Shading.foreground

        /// Returns the size of the text in a space, as it is estimated without a browser.
        public func measure(in size: CGSize) -> CGSize {
            guard estimate.width > size.width, size.width > 0 else { return estimate }
            return CGSize(width: size.width, height: estimate.height * (estimate.width / size.width).rounded(.up))
        }
    }

    public struct ResolvedImage: Sendable {
        let image: Image
        public let size: CGSize
        public var shading: Shading?
    }

    public struct ResolvedSymbol: Sendable {
        let nodes: [ViewNode]

        public var size: CGSize { nodes.size }
    }
}

extension UnitPoint {
    fileprivate func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
