/// How a change of a live view moves: how long it takes, and how fast at which time.
///
/// In the browser, it is a CSS transition. A reader who asks for less motion sees the new state at once.
public struct Animation: Hashable, Sendable {
    package enum Curve: Hashable, Sendable {
        case unit(UnitCurve)
        case spring(Spring)
    }

    package let curve: Curve
    private let curveDuration: TimeInterval
    /// The factor of the speed.
    private var rate = 1.0
    /// The time in seconds before the motion begins.
    package private(set) var wait: TimeInterval = 0
    /// Whether it is played more than once. A transition is played once.
    package private(set) var repeats = false

    init(_ curve: Curve, duration: TimeInterval) {
        self.curve = curve
        curveDuration = duration
    }

    /// The time in seconds that the motion takes.
    package var duration: TimeInterval { rate > 0 ? max(curveDuration, 0) / rate : 0 }

    /// Returns the animation that begins after a time in seconds.
    public func delay(_ delay: TimeInterval) -> Animation {
        var animation = self
        animation.wait += delay
        return animation
    }

    /// Returns the animation with another speed: 2 is twice as fast.
    public func speed(_ speed: Double) -> Animation {
        var animation = self
        animation.rate *= speed
        animation.wait /= speed > 0 ? speed : 1
        return animation
    }

    /// Returns the animation, which a page plays once, with a note.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        repeating(repeatCount > 1)
    }

    /// Returns the animation, which a page plays once, with a note.
    public func repeatForever(autoreverses: Bool = true) -> Animation { repeating(true) }

    private func repeating(_ repeats: Bool) -> Animation {
        var animation = self
        animation.repeats = repeats
        return animation
    }
}

extension Animation {
    /// Without a bounce, like most motions of the system.
    public static let `default` = spring(.smooth)

    public static var linear: Animation { linear(duration: 0.35) }
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// Returns an animation whose speed is a Bézier curve with these control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
        return timingCurve(curve, duration: duration)
    }

    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(.unit(curve), duration: duration)
    }
}

extension Animation {
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(.spring(spring), duration: spring.settlingDuration)
    }

    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }

    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    public static var spring: Animation { spring(Spring()) }
    public static var smooth: Animation { smooth() }
    public static var snappy: Animation { snappy() }
    public static var bouncy: Animation { bouncy() }
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }
    public static var interpolatingSpring: Animation { spring(Spring()) }

    /// Returns the motion of a spring without a bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }

    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.14 + extraBounce))
    }

    /// Returns the motion of a spring, which begins at rest.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        spring(Spring(mass: mass, stiffness: stiffness, damping: damping))
    }

    /// Returns the motion of a spring, which begins at rest.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }

    /// Returns the motion of a spring, which begins at rest.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        .spring(spring)
    }
}
