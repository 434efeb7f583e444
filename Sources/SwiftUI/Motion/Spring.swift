public struct Spring: Hashable, Sendable {
    /// The time in seconds of one oscillation without damping.
    public let response: Double
    /// How fast the oscillation ends. From 1 on, there is none.
    public let dampingRatio: Double

    public init(response: Double, dampingRatio: Double) {
        self.response = response.isFinite ? max(response, 0.001) : 0.5
        self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0.05) : 1
    }

    /// Creates a spring. A bounce of 0 has no oscillation.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - bounce)
    }

    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let root = (max(stiffness, 0.001) * max(mass, 0.001)).squareRoot()
        let ratio = damping / (2 * root)
        self.init(
            response: 2 * .pi * (max(mass, 0.001) / max(stiffness, 0.001)).squareRoot(),
            dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    }

    /// The time in seconds that one movement seems to take.
    public var duration: TimeInterval { response }
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    public var mass: Double { 1 }
    public var stiffness: Double { frequency * frequency }
    public var damping: Double { 2 * dampingRatio * frequency }

    /// The time in seconds after which nothing moves that a reader could see.
    public var settlingDuration: TimeInterval {
        if dampingRatio == 1 { return 9.2 / frequency }
        let slowest = dampingRatio < 1 ? dampingRatio : dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot()
        return 6.9 / (slowest * frequency)
    }

    public static var smooth: Spring { smooth() }
    public static var snappy: Spring { snappy() }
    public static var bouncy: Spring { bouncy() }

    /// Returns a spring without a bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Spring {
    /// The angular frequency without damping.
    private var frequency: Double { 2 * .pi / response }

    /// Returns how far the value is at a time in seconds: 0 is the start and 1 the end.
    package func progress(at time: TimeInterval) -> Double {
        let (decay, angle) = (dampingRatio * frequency, frequency * time)
        if dampingRatio < 1 {
            let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            return 1 - exp(-decay * time) * (cos(damped * time) + decay / damped * sin(damped * time))
        }
        if dampingRatio == 1 { return 1 - exp(-angle) * (1 + angle) }
        let root = (dampingRatio * dampingRatio - 1).squareRoot()
        let (slow, fast) = (-frequency * (dampingRatio - root), -frequency * (dampingRatio + root))
        return 1 - (fast * exp(slow * time) - slow * exp(fast * time)) / (fast - slow)
    }

    /// Returns the value at a time in seconds, on its way from zero to a target.
    public func value<Value: VectorArithmetic>(
        target: Value, initialVelocity: Value = .zero, time: TimeInterval
    ) -> Value {
        var value = target
        value.scale(by: progress(at: time))
        return value
    }
}

/// A function from 0 to 1 with values from 0 to 1, such as the progress of a motion.
public struct UnitCurve: Hashable, Sendable {
    package let start: UnitPoint
    package let end: UnitPoint

    /// Returns a Bézier curve from zero to one with these control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(start: startControlPoint, end: endControlPoint)
    }

    private init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
        self.init(start: UnitPoint(x: x1, y: y1), end: UnitPoint(x: x2, y: y2))
    }

    private init(start: UnitPoint, end: UnitPoint) {
        self.start = UnitPoint(x: min(max(start.x, 0), 1), y: start.y)
        self.end = UnitPoint(x: min(max(end.x, 0), 1), y: end.y)
    }

    public static let linear = UnitCurve(0, 0, 1, 1)
    public static let easeIn = UnitCurve(0.42, 0, 1, 1)
    public static let easeOut = UnitCurve(0, 0, 0.58, 1)
    public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
    public static let circularEaseIn = UnitCurve(0.55, 0, 1, 0.45)
    public static let circularEaseOut = UnitCurve(0, 0.55, 0.45, 1)
    public static let circularEaseInOut = UnitCurve(0.85, 0, 0.15, 1)

    public var inverse: UnitCurve { UnitCurve(start.y, start.x, end.y, end.x) }

    /// Returns the value at a progress from 0 to 1.
    public func value(at progress: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.bezier(start.x, end.x, at: middle) < progress { low = middle } else { high = middle }
        }
        return Self.bezier(start.y, end.y, at: (low + high) / 2)
    }

    private static func bezier(_ first: Double, _ second: Double, at time: Double) -> Double {
        let rest = 1 - time
        return 3 * rest * rest * time * first + 3 * rest * time * time * second + time * time * time
    }
}
