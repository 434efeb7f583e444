extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
}

extension Optional: KnownGesture where Wrapped: Gesture {
    func press(_ end: @escaping @MainActor (Wrapped.Value) -> Void) -> GesturePress? {
        self?.pressed { if let value = $0 as? Wrapped.Value { end(value) } }
    }
}
