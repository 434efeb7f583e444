/// Values of the view that has the focus, for the menus of an app. A page has no such menus.
public struct FocusedValues {
    /// The value of a key. Always nil.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// A key of the values of the view that has the focus.
public protocol FocusedValueKey {
    associatedtype Value
}

/// A value of the view that has the focus. Always nil, as a page has no menus outside of the view that has it.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

    /// Nil.
    public var wrappedValue: Value? { nil }
}

/// A binding of the view that has the focus. Always nil, as a page has no menus outside of the view that has it.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    /// Nil.
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    /// A binding to nil.
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        withoutEffect("A page has no menus that read values of the view that has the focus.")
    }

    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        withoutEffect("A page has no menus that read values of the view that has the focus.")
    }
}
