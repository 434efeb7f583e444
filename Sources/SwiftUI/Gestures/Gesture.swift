/// What a user does with a view. A page knows one: the user presses it.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What is known about it.
    associatedtype Value
    associatedtype Body: Gesture

    /// The gesture from which a program makes its own.
    @MainActor @preconcurrency var body: Body { get }

    /// The value of a gesture that a program makes is that of its body. Not for use.
    nonisolated static func _value(of body: Body.Type) -> Value?
}

extension Gesture where Value == Body.Value {
    /// Nil. Not for use.
    nonisolated public static func _value(of body: Body.Type) -> Value? { nil }
}

extension Gesture where Body == Never {
    /// Nil. Not for use.
    nonisolated public static func _value(of body: Body.Type) -> Value? { nil }
}

extension Gesture where Body == Never {
    /// Not for use. A gesture that this module declares has no body.
    public var body: Never {
        // This traps because there is no value to return. The evaluation asks such a gesture for its press instead.
        preconditionFailure("\(Self.self) is built in and has no body.")
    }
}

extension Never: Gesture {
    /// No value.
    public typealias Value = Never

    /// No body, neither as a view nor as a gesture.
    public var body: Never { switch self {} }

    /// Nil. Not for use.
    public static func _value(of body: Never.Type) -> Never? { nil }
}

/// A gesture that this module declares.
@MainActor
protocol KnownGesture: Gesture where Body == Never {
    /// Returns what a press does.
    ///
    /// - Parameter end: Called with the value at the end of the gesture.
    /// - Returns: Nil if a press is not this gesture.
    func press(_ end: @escaping @MainActor (Value) -> Void) -> GesturePress?
}

/// What a press on a view does.
struct GesturePress {
    let action: @MainActor () -> Void
    /// Whether the gesture is another one than a press, such as a long press, so that one on the same view comes first.
    var isReplacement = false
}

extension Gesture {
    /// Returns what a press does, also for a gesture that a program makes.
    func pressed(_ end: @escaping @MainActor (Any) -> Void) -> GesturePress? {
        guard let known = self as? any KnownGesture else { return body.pressed(end) }
        return Self.press(known, end)
    }

    private static func press<Known: KnownGesture>(
        _ gesture: Known, _ end: @escaping @MainActor (Any) -> Void
    ) -> GesturePress? {
        gesture.press { end($0) }
    }
}

extension Gesture {
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(gesture: self, action: action)
    }

    /// Runs a function when the value changes, which it does once: when the user presses the view.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
    where Value: Equatable {
        _ChangedGesture(gesture: self, action: action)
    }

    nonisolated public func map<Other>(_ body: @escaping (Value) -> Other) -> _MapGesture<Self, Other> {
        _MapGesture(gesture: self, transform: body)
    }

    /// Returns the gesture. A page does not know its states before its end.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

/// A gesture with a function that runs at its end.
public struct _EndedGesture<Content: Gesture> {
    let gesture: Content
    let action: (Content.Value) -> Void
}

extension _EndedGesture: KnownGesture {
    public typealias Value = Content.Value
    public typealias Body = Never

    func press(_ end: @escaping @MainActor (Content.Value) -> Void) -> GesturePress? {
        gesture.pressed { value in
            guard let value = value as? Content.Value else { return }
            action(value)
            end(value)
        }
    }
}

/// A gesture with a function that runs when its value changes.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
    let gesture: Content
    let action: (Content.Value) -> Void
}

extension _ChangedGesture: KnownGesture {
    public typealias Value = Content.Value
    public typealias Body = Never

    func press(_ end: @escaping @MainActor (Content.Value) -> Void) -> GesturePress? {
        gesture.pressed { value in
            guard let value = value as? Content.Value else { return }
            action(value)
            end(value)
        }
    }
}

/// A gesture with another value.
public struct _MapGesture<Content: Gesture, Mapped> {
    let gesture: Content
    let transform: (Content.Value) -> Mapped
}

extension _MapGesture: KnownGesture {
    public typealias Value = Mapped
    public typealias Body = Never

    func press(_ end: @escaping @MainActor (Mapped) -> Void) -> GesturePress? {
        gesture.pressed { value in
            if let value = value as? Content.Value { end(transform(value)) }
        }
    }
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
}

extension Optional: KnownGesture where Wrapped: Gesture {
    func press(_ end: @escaping @MainActor (Wrapped.Value) -> Void) -> GesturePress? {
        self?.pressed { if let value = $0 as? Wrapped.Value { end(value) } }
    }
}
