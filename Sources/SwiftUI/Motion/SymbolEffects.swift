/// A motion of a symbol. The icons of a page do not move.
public protocol SymbolEffect: Sendable {}

/// An effect that goes on for as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that is played when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect with which a symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

/// How an effect is played.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How often an effect is played.
    public struct RepeatBehavior: Hashable, Sendable {
        public static let periodic = Self()
        public static let continuous = Self()

        /// Returns a number of times with a pause.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
    }

    public static let `default` = Self()
    public static let repeating = Self()
    public static let nonRepeating = Self()

    public var repeating: Self { self }
    public var nonRepeating: Self { self }

    /// Returns options with a number of times.
    public static func `repeat`(_ count: Int?) -> Self { Self() }

    /// Returns options with a number of times.
    public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }

    /// Returns options with a speed.
    public static func speed(_ speed: Double) -> Self { Self() }

    /// Returns the options with a number of times.
    public func `repeat`(_ count: Int?) -> Self { self }

    /// Returns the options with a number of times.
    public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }

    /// Returns the options with a speed.
    public func speed(_ speed: Double) -> Self { self }
}

/// A jump.
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// A change of transparency.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// A change of color from layer to layer.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var cumulative: Self { self }
    public var iterative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var dimInactiveLayers: Self { self }
    public var hideInactiveLayers: Self { self }
}

/// A change of size.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// A symbol that appears.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// A symbol that disappears.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    public var up: Self { self }
    public var down: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// A symbol that replaces another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    public var downUp: Self { self }
    public var upUp: Self { self }
    public var offUp: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// A motion from side to side.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var left: Self { self }
    public var right: Self { self }
    public var up: Self { self }
    public var down: Self { self }
    public var forward: Self { self }
    public var backward: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// A turn.
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// A slow change of size and transparency.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var plain: Self { self }
    public var pulse: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
