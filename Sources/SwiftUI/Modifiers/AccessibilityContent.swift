extension View {
    /// Lets assistive technology read another view in the place of this one.
    nonisolated public func accessibilityRepresentation<Representation: View>(
        @ViewBuilder representation: () -> Representation
    ) -> some View {
        withoutEffect("A page is read as it is shown. Set the label, the value and the traits of the view.")
    }

    /// Lets assistive technology read other views as parts of this one.
    nonisolated public func accessibilityChildren<Children: View>(
        @ViewBuilder children: () -> Children
    ) -> some View {
        withoutEffect("A page is read as it is shown. Set the label of the view.")
    }

    /// Adds a list of views to which assistive technology moves.
    nonisolated public func accessibilityRotor<Entries: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Entries
    ) -> some View {
        withoutEffect("Assistive technology makes the lists of a page from its headings, links and controls.")
    }

    /// Adds a list of views to which assistive technology moves.
    nonisolated public func accessibilityRotor<Entries: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Entries
    ) -> some View {
        withoutEffect("Assistive technology makes the lists of a page from its headings, links and controls.")
    }

    /// Adds a list of views to which assistive technology moves.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<Label: StringProtocol, Entries: AccessibilityRotorContent>(
        _ label: Label, @AccessibilityRotorContentBuilder entries: () -> Entries
    ) -> some View {
        withoutEffect("Assistive technology makes the lists of a page from its headings, links and controls.")
    }

    /// Replaces a list of views to which assistive technology moves.
    nonisolated public func accessibilityRotor<Entries: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: () -> Entries
    ) -> some View {
        withoutEffect("Assistive technology makes the lists of a page from its headings, links and controls.")
    }

    /// Moves the focus of assistive technology to the view.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        withoutEffect("A page neither knows nor moves the focus of assistive technology. Use focused.")
    }

    /// Moves the focus of assistive technology to the view with a value.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        withoutEffect("A page neither knows nor moves the focus of assistive technology. Use focused.")
    }
}

/// Entries of a list of assistive technology. Unlike in Apple's SwiftUI, they are views, which are not shown.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent: View {}

/// Makes the entries of a list of assistive technology.
public typealias AccessibilityRotorContentBuilder = ViewBuilder

extension TupleView: AccessibilityRotorContent where repeat each Content: AccessibilityRotorContent {}
extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}
extension _ConditionalContent: AccessibilityRotorContent
where First: AccessibilityRotorContent, Second: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
extension EmptyView: AccessibilityRotorContent {}

/// An entry of a list of assistive technology.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public init(_ label: Text, id: ID, in namespace: Namespace.ID? = nil, prepare: @escaping () -> Void = {}) {}

    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID? = nil, prepare: @escaping () -> Void = {}
    ) {}

    @_disfavoredOverload
    public init<Label: StringProtocol>(
        _ label: Label, id: ID, in namespace: Namespace.ID? = nil, prepare: @escaping () -> Void = {}
    ) {}

    /// Nothing, because the entry is not shown.
    public var body: some View { EmptyView() }
}

/// A list that assistive technology has for each app.
public struct AccessibilitySystemRotor: Hashable, Sendable {
    private let name: String

    public static let headings = Self(name: "headings")
    public static let links = Self(name: "links")
    public static let images = Self(name: "images")
    public static let tables = Self(name: "tables")
    public static let lists = Self(name: "lists")
    public static let landmarks = Self(name: "landmarks")
    public static let textFields = Self(name: "textFields")
    public static let boldText = Self(name: "boldText")
}
