// Declarations that need a part of Apple's systems. The messages say what a view can use instead.

/// Not available.
@available(
    *, unavailable,
    message: "Core Data exists on Apple platforms only. Let a ViewModel provide the objects of the view."
)
@propertyWrapper
public struct FetchRequest<Result> {
    /// Not available.
    public init(sortDescriptors: [Any], predicate: Any? = nil, animation: Any? = nil) {}

    /// Not available.
    public init(fetchRequest: Any, animation: Any? = nil) {}

    /// Not available.
    public var wrappedValue: FetchedResults<Result> { FetchedResults() }
}

/// Not available.
@available(
    *, unavailable,
    message: "Core Data exists on Apple platforms only. Let a ViewModel provide the objects of the view."
)
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier, Result> {
    /// Not available.
    public init(
        sectionIdentifier: Any, sortDescriptors: [Any], predicate: Any? = nil, animation: Any? = nil
    ) {}

    /// Not available.
    public var wrappedValue: FetchedResults<Result> { FetchedResults() }
}

/// Not available.
@available(
    *, unavailable,
    message: "Core Data exists on Apple platforms only. Let a ViewModel provide the objects of the view."
)
public struct FetchedResults<Result> {}

/// Not available.
@available(
    *, unavailable,
    message: "SwiftData exists on Apple platforms only. Let a ViewModel provide the objects of the view."
)
@propertyWrapper
public struct Query<Element> {
    /// Not available.
    public init(filter: Any? = nil, sort: Any? = nil, order: Any? = nil, animation: Any? = nil) {}

    /// Not available.
    public var wrappedValue: [Element] { [] }
}

/// Not available.
@available(
    *, unavailable,
    message: "UIKit exists on Apple platforms only. A preview shows views, and has no delegate of the app."
)
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate> {
    /// Not available.
    public init(_ delegateType: Delegate.Type = Delegate.self) {}

    /// Not available.
    public var wrappedValue: Delegate {  // This traps because there is no value to return. Nothing can call it.
        preconditionFailure("A page has no delegate.")
    }
}

/// Not available.
@available(
    *, unavailable,
    message: "AppKit exists on Apple platforms only. A preview shows views, and has no delegate of the app."
)
@propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate> {
    /// Not available.
    public init(_ delegateType: Delegate.Type = Delegate.self) {}

    /// Not available.
    public var wrappedValue: Delegate {  // This traps because there is no value to return. Nothing can call it.
        preconditionFailure("A page has no delegate.")
    }
}

extension EnvironmentValues {
    /// Not available.
    @available(
        *, unavailable,
        message: "Core Data exists on Apple platforms only. Let a ViewModel provide the objects of the view."
    )
    public var managedObjectContext: Never? {
        get { nil }
        set {}
    }

    /// Not available.
    @available(
        *, unavailable,
        message: "SwiftData exists on Apple platforms only. Let a ViewModel provide the objects of the view."
    )
    public var modelContext: Never? {
        get { nil }
        set {}
    }
}

extension View {
    /// Not available.
    @available(
        *, unavailable,
        message: "SwiftData exists on Apple platforms only. Let a ViewModel provide the objects of the view."
    )
    nonisolated public func modelContainer(_ container: Any) -> some View { self }
}
