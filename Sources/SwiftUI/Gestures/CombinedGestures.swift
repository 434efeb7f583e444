/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    /// What is known about the gestures.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    /// Creates two gestures at the same time.
    nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture: KnownGesture {
    public typealias Body = Never

    func press(_ end: @escaping @MainActor (Value) -> Void) -> GesturePress? {
        let one = first.pressed { end(Value(first: $0 as? First.Value, second: nil)) }
        let other = second.pressed { end(Value(first: nil, second: $0 as? Second.Value)) }
        // A press is no long press, if the gestures are both.
        let all = [one, other].compactMap(\.self)
        let presses = all.contains { !$0.isReplacement } ? all.filter { !$0.isReplacement } : all
        guard let first = presses.first else { return nil }
        return GesturePress(action: { for press in presses { press.action() } }, isReplacement: first.isReplacement)
    }
}

public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    /// What is known about the gesture.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: KnownGesture {
    public typealias Body = Never

    func press(_ end: @escaping @MainActor (Value) -> Void) -> GesturePress? {
        let one = first.pressed { if let value = $0 as? First.Value { end(.first(value)) } }
        let other = second.pressed { if let value = $0 as? Second.Value { end(.second(value)) } }
        if let one, let other { return one.isReplacement && !other.isReplacement ? other : one }
        return one ?? other
    }
}

/// A gesture that begins after another, which a page does not report.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    /// What is known about the gestures.
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    nonisolated public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: UnreportedGesture {
    public typealias Body = Never
}

extension Gesture {
    /// Returns both gestures at the same time.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

public struct AnyGesture<Known> {
    private let gesture: any Gesture

    public init<Base: Gesture<Known>>(_ gesture: Base) { self.gesture = gesture }
}

extension AnyGesture: KnownGesture {
    public typealias Value = Known
    public typealias Body = Never

    func press(_ end: @escaping @MainActor (Known) -> Void) -> GesturePress? {
        gesture.pressed { value in
            if let value = value as? Known { end(value) }
        }
    }
}
