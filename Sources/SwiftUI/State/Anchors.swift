/// The place of a part of a view, which only the browser knows.
public struct Anchor<Value>: Hashable, Sendable {
    public struct Source: Sendable {}
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Self { Self() }

    public static func rect(_ rect: CGRect) -> Self { Self() }
}

extension Anchor.Source where Value == CGPoint {
    public static var top: Self { Self() }
    public static var bottom: Self { Self() }
    public static var leading: Self { Self() }
    public static var trailing: Self { Self() }
    public static var center: Self { Self() }
    public static var topLeading: Self { Self() }
    public static var topTrailing: Self { Self() }
    public static var bottomLeading: Self { Self() }
    public static var bottomTrailing: Self { Self() }
}

extension GeometryProxy {
    /// Zero, because only the browser knows the place.
    public subscript(anchor: Anchor<CGRect>) -> CGRect { .zero }

    /// Zero, because only the browser knows the place.
    public subscript(anchor: Anchor<CGPoint>) -> CGPoint { .zero }
}

extension View {
    /// Sets a preference that is made from the place of the view.
    nonisolated public func anchorPreference<Anchored, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<Anchored>.Source,
        transform: @escaping (Anchor<Anchored>) -> Key.Value
    ) -> some View {
        withoutEffect("Only the browser knows the place of a view. Use an overlay or a background of the view.")
    }
}
