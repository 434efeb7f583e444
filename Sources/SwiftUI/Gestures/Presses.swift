/// A press. Several taps are one press here.
public struct TapGesture {
    public var count: Int

    public init(count: Int = 1) { self.count = count }
}

extension TapGesture: KnownGesture {
    public typealias Value = Void
    public typealias Body = Never

    func press(_ end: @escaping @MainActor (()) -> Void) -> GesturePress? {
        GesturePress(action: { end(()) }, isReplacement: count > 1)
    }
}

/// A press with its place, which is always the start of the view here, because the page does not report it.
public struct SpatialTapGesture {
    /// Where the user pressed.
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public var count: Int

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { self.count = count }

    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { self.count = count }
}

extension SpatialTapGesture: KnownGesture {
    public typealias Body = Never

    func press(_ end: @escaping @MainActor (Value) -> Void) -> GesturePress? {
        GesturePress(action: { end(Value(location: .zero)) }, isReplacement: count > 1)
    }
}

/// A long press, which is a press here.
public struct LongPressGesture {
    public var minimumDuration: Double
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }
}

extension LongPressGesture: KnownGesture {
    public typealias Value = Bool
    public typealias Body = Never

    func press(_ end: @escaping @MainActor (Bool) -> Void) -> GesturePress? {
        GesturePress(action: { end(true) }, isReplacement: true)
    }
}
