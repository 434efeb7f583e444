/// The values that a value goes through. A page shows the first one.
public protocol Keyframes<Value> {
    associatedtype Value
}

public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
}

public struct KeyframeTrack<Root, Property: Animatable>: Keyframes {
    public typealias Value = Root

    public init(
        _ keyPath: WritableKeyPath<Root, Property>,
        @KeyframeTrackContentBuilder<Property> content: () -> some KeyframeTrackContent<Property>
    ) {}

    public init(@KeyframeTrackContentBuilder<Root> content: () -> some KeyframeTrackContent<Root>)
    where Root == Property {}
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {}
}

public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value) {}
}

/// Values that a page does not show. Not for use.
public struct _UnusedKeyframes<Value>: Keyframes {}

/// Values that a page does not show. Not for use.
public struct _UnusedTrack<Value: Animatable>: KeyframeTrackContent {}

@resultBuilder
public enum KeyframesBuilder<Value> {
    public static func buildExpression(_ expression: some Keyframes<Value>) -> _UnusedKeyframes<Value> {
        _UnusedKeyframes()
    }

    public static func buildExpression(_ expression: some KeyframeTrackContent<Value>) -> _UnusedKeyframes<Value>
    where Value: Animatable {
        _UnusedKeyframes()
    }

    public static func buildBlock(_ components: _UnusedKeyframes<Value>...) -> _UnusedKeyframes<Value> {
        _UnusedKeyframes()
    }
}

@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression(_ expression: some KeyframeTrackContent<Value>) -> _UnusedTrack<Value> {
        _UnusedTrack()
    }

    public static func buildBlock(_ components: _UnusedTrack<Value>...) -> _UnusedTrack<Value> { _UnusedTrack() }

    public static func buildEither(first component: _UnusedTrack<Value>) -> _UnusedTrack<Value> { component }

    public static func buildEither(second component: _UnusedTrack<Value>) -> _UnusedTrack<Value> { component }

    public static func buildOptional(_ component: _UnusedTrack<Value>?) -> _UnusedTrack<Value> { _UnusedTrack() }

    public static func buildArray(_ components: [_UnusedTrack<Value>]) -> _UnusedTrack<Value> { _UnusedTrack() }
}

/// A view that goes through values. A page shows the first one, with a note.
public struct KeyframeAnimator<Value, Path: Keyframes<Value>, Content: View> {
    private let content: Content

    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
    ) {
        self.content = content(initialValue)
    }

    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
    ) {
        self.content = content(initialValue)
    }
}

extension KeyframeAnimator: View {
    public var body: some View {
        content.withoutEffect("The page shows the first value.", modifier: "keyframeAnimator(initialValue:content:)")
    }
}
