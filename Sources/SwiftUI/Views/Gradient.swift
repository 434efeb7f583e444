public struct Gradient: Hashable, Sendable {
    /// A color and where it is, from 0 to 1.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient from colors with equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
}

/// A gradient with its form. Not for use.
public struct _ShapedGradient: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
        case linear(from: UnitPoint, to: UnitPoint)
        /// The radii are in CSS pixels.
        case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        case angular(center: UnitPoint, from: Angle, to: Angle)
        /// The radii are shares of the width and of the height.
        case elliptical(center: UnitPoint, startShare: CGFloat, endShare: CGFloat)
    }

    package let gradient: Gradient
    package let form: Form
}

/// A gradient along a line, also as a view that fills its space.
public struct LinearGradient: ShapeStyle {
    private let shaped: _ShapedGradient

    public var _paint: _Paint { .gradient(shaped) }

    /// Creates a gradient between two points.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        shaped = _ShapedGradient(gradient: gradient, form: .linear(from: startPoint, to: endPoint))
    }

    /// Creates a gradient from colors with equal distances.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

/// A gradient around a point, also as a view that fills its space.
public struct RadialGradient: ShapeStyle {
    private let shaped: _ShapedGradient

    public var _paint: _Paint { .gradient(shaped) }

    /// Creates a gradient between two radii in CSS pixels.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        shaped = _ShapedGradient(
            gradient: gradient, form: .radial(center: center, startRadius: startRadius, endRadius: endRadius))
    }

    /// Creates a gradient from colors with equal distances.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

/// A gradient that turns around a point, also as a view that fills its space.
public struct AngularGradient: ShapeStyle {
    private let shaped: _ShapedGradient

    public var _paint: _Paint { .gradient(shaped) }

    /// Creates a gradient between two angles. Zero is at the right.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        shaped = _ShapedGradient(
            gradient: gradient, form: .angular(center: center, from: startAngle, to: endAngle))
    }

    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient, center: center, startAngle: angle, endAngle: Angle(radians: angle.radians + 2 * .pi))
    }

    /// Creates a gradient that turns once, from colors with equal distances.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    /// Creates a gradient between two angles, from colors with equal distances.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient between two angles, from stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
}

/// A gradient around a point that has the form of its space, also as a view that fills its space.
public struct EllipticalGradient: ShapeStyle {
    private let shaped: _ShapedGradient

    public var _paint: _Paint { .gradient(shaped) }

    /// Creates a gradient between two shares of the size. At a half, it reaches the edges from the center.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        shaped = _ShapedGradient(
            gradient: gradient,
            form: .elliptical(center: center, startShare: startRadiusFraction, endShare: endRadiusFraction))
    }

    /// Creates a gradient from colors with equal distances.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

extension LinearGradient: PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] { [context.node(.shape(.filling(self)))] }
}

extension RadialGradient: PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] { [context.node(.shape(.filling(self)))] }
}

extension AngularGradient: PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] { [context.node(.shape(.filling(self)))] }
}

extension EllipticalGradient: PrimitiveView {
    public typealias Body = Never

    package func nodes(in context: EvaluationContext) -> [ViewNode] { [context.node(.shape(.filling(self)))] }
}

extension Gradient: ShapeStyle {
    /// The colors from the top to the bottom.
    public var _paint: _Paint { .gradient(_ShapedGradient(gradient: self, form: .linear(from: .top, to: .bottom))) }
}
