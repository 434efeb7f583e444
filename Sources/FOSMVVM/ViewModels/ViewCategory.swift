/// The kind of a view: display, interactive, form or container.
public enum ViewCategory: String, CaseIterable, Codable, Sendable {
    /// A view that only shows data.
    case display
    /// A view with operations that the user invokes.
    case interactive
    /// A view that collects validated input.
    case form
    /// A view that is composed of child views.
    case container
}

/// A type whose values hold values of other types.
public protocol TypeHolder {
    /// The types of a ViewModel's stored properties, of an enum's associated values, or of a collection's elements.
    static var heldTypes: [Any.Type] { get }
}

extension ViewModel {
    /// No types. ``ViewModel(options:)`` declares them.
    public static var heldTypes: [Any.Type] { [] }

    /// Returns the type of a property, for ``ViewModel(options:)``.
    public static func heldType<Value>(_ property: KeyPath<Self, Value>) -> Any.Type { Value.self }

    /// The category, if it can be inferred without ``ViewModel(options:)``.
    public static var inferredCategory: ViewCategory {
        ViewCategory(of: Self.self, hasOperations: Operations.self is any ViewModelOperations.Type)
    }

    /// Returns the category of a ViewModel with these operations, for ``ViewModel(options:)``.
    public static func inferredCategory(operations: (Self) -> any ViewModelOperations) -> ViewCategory {
        ViewCategory(of: Self.self, hasOperations: true)
    }
}

extension ViewModel {
    /// Returns the category of a ViewModel whose property `operations` has another type. The compiler selects one of
    /// the two functions by the result of the closure.
    public static func inferredCategory(operations: (Self) -> Any) -> ViewCategory {
        ViewCategory(of: Self.self, hasOperations: false)
    }
}

extension ViewCategory {
    fileprivate init<Model: ViewModel>(of type: Model.Type, hasOperations: Bool) {
        self =
            if type is any ValidatableModel.Type
                || type.heldTypes.contains(where: { $0 is any FormFieldModelProtocol.Type })
            {
                .form
            } else if hasOperations && Model.Operations.self != NoOperations.self {
                .interactive
            } else if type.heldTypes.contains(where: { HeldTypes(of: $0).all.contains { $0 is any ViewModel.Type } }) {
                .container
            } else {
                .display
            }
    }
}

/// A type with all types that its values can contain, directly or indirectly.
package struct HeldTypes {
    /// The types, the outer ones first, each once.
    package private(set) var all: [Any.Type] = []
    private var known: Set<ObjectIdentifier> = []

    /// Adds the types that values of a type can contain, and the type itself.
    package init(of type: Any.Type) { add(type) }

    private mutating func add(_ type: Any.Type) {
        guard known.insert(ObjectIdentifier(type)).inserted else { return }
        all.append(type)
        for held in (type as? any TypeHolder.Type)?.heldTypes ?? [] { add(held) }
    }
}

extension Optional: TypeHolder {
    public static var heldTypes: [Any.Type] { [Wrapped.self] }
}

extension Array: TypeHolder {
    public static var heldTypes: [Any.Type] { [Element.self] }
}

extension Dictionary: TypeHolder {
    public static var heldTypes: [Any.Type] { [Value.self] }
}
