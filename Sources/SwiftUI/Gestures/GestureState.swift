/// A value that lasts as long as a gesture. A page does not know the states of a gesture, so it is always the first value.
@propertyWrapper
public struct GestureState<Value> {
    public let wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public init(initialValue: Value) { wrappedValue = initialValue }

    /// Creates a state with its first value, to which it returns in a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }

    /// Creates a state with its first value, to which it returns in a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }

    /// Creates a state with its first value, to which it returns in a transaction that a function makes.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a state with its first value, to which it returns in a transaction that a function makes.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        wrappedValue = initialValue
    }

    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state without a value.
    public init(resetTransaction: Transaction = Transaction()) { wrappedValue = nil }
}

extension GestureState: DynamicProperty {}
extension GestureState: Sendable where Value: Sendable {}

public struct GestureStateGesture<Base: Gesture, State> {
    public var base: Base
    public var state: GestureState<State>
    public var body: (Base.Value, inout State, inout Transaction) -> Void

    nonisolated public init(
        base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        (self.base, self.state, self.body) = (base, state, body)
    }
}

extension GestureStateGesture: KnownGesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    func press(_ end: @escaping @MainActor (Base.Value) -> Void) -> GesturePress? {
        base.pressed { value in
            if let value = value as? Base.Value { end(value) }
        }
    }
}
