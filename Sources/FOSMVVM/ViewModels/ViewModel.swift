public import FOSFoundation

/// A localizable, Codable value with everything that a view shows.
///
/// Declare one with the macro ``ViewModel(options:)``, which adds this conformance and `propertyNames()`. Only stored
/// properties are encoded, so only they reach a template. A `let` with an initial value is not decoded: use `var`.
public protocol ViewModel: ServerRequestBody, RetrievablePropertyNames, Identifiable, Stubbable, TypeHolder {
    /// The type of ``operations``. It is ``NoOperations`` for a view that only shows data.
    associatedtype Operations = NoOperations

    /// The identity of the view that shows this ViewModel.
    var vmId: ViewModelId { get }

    /// The operations that the user can invoke in the view.
    var operations: Operations { get }

    /// The category that is inferred from the type: form fields make a form, operations an interactive view, and child
    /// ViewModels a container. Any other type is displayed.
    ///
    /// Child ViewModels are those of properties, also in optionals, lists, and the associated values of an enum that is
    /// nested in the ViewModel. A ViewModel that is declared without ``ViewModel(options:)`` has neither fields nor
    /// children, unless it declares its ``TypeHolder/heldTypes``.
    static var inferredCategory: ViewCategory { get }

    /// The names of the computed properties, which are not encoded, so templates do not have them.
    ///
    /// ``ViewModel(options:)`` declares those of the struct's own body. The default is none.
    static var computedPropertyNames: [String] { get }

    /// Makes a ViewModel with its first initializer, whose parameters become the controls of its previews.
    ///
    /// ``ViewModel(options:)`` declares it.
    ///
    /// - Throws: An error if an argument is not known.
    static func remade(with arguments: ViewModelArguments) throws -> Self
}

extension ViewModel {
    /// None.
    public static var computedPropertyNames: [String] { [] }
}

extension ViewModel {
    /// The same as ``vmId``, unless the ViewModel declares its own `id`.
    public var id: ViewModelId { vmId }
}

extension ViewModel where Operations == NoOperations {
    /// Creates a value without operations.
    public var operations: NoOperations { NoOperations() }
}

/// The identity of a `Localized…` property within its value. See ``RetrievablePropertyNames/propertyNames()``.
public typealias LocalizableId = String

/// A type that provides the names of its `Localized…` properties, which are the last part of their keys.
///
/// The macros ``ViewModel(options:)`` and ``FieldValidationModel()`` add the conformance.
public protocol RetrievablePropertyNames: Codable, Sendable {
    /// Returns the names of the properties by the `localizationId` of their wrappers.
    func propertyNames() -> [LocalizableId: String]
}

/// The operations that the user can invoke in a view. Each is a method of a protocol that refines this one.
///
/// A stub implementation records each call in a Codable `Bool` that is named after the operation: `{operation}Called`.
public protocol ViewModelOperations: Sendable, Codable {}

/// The operations of a view that only shows data.
public struct NoOperations: ViewModelOperations {
    /// Creates a value without operations.
    public init() {}
}
