public import FOSFoundation

/// A localizable, Codable value with all that a view shows.
///
/// Declare one with ``ViewModel(options:)``, which adds this conformance and `propertyNames()`. Only stored properties
/// are encoded, so only they reach a template. A `let` with a value of its own is not decoded again: use `var`.
public protocol ViewModel: ServerRequestBody, RetrievablePropertyNames, Identifiable, Stubbable {
    /// What ``operations`` is; ``NoOperations`` for a view that only shows.
    associatedtype Operations = NoOperations

    /// The identity of the view that shows this value.
    var vmId: ViewModelId { get }

    /// What the user can do in the view.
    var operations: Operations { get }
}

extension ViewModel {
    /// ``vmId``, unless the ViewModel has an `id` of its own.
    public var id: ViewModelId { vmId }
}

extension ViewModel where Operations == NoOperations {
    /// None: the view only shows.
    public var operations: NoOperations { NoOperations() }
}

/// Names one `Localized…` property within its value; see ``RetrievablePropertyNames/propertyNames()``.
public typealias LocalizableId = String

/// A type that knows the names of its `Localized…` properties, which are the last part of their keys.
///
/// ``ViewModel(options:)`` and ``FieldValidationModel()`` write the conformance.
public protocol RetrievablePropertyNames: Codable, Sendable {
    /// The property's name by the `localizationId` of its wrapper.
    func propertyNames() -> [LocalizableId: String]
}

/// What can be sent in the body of a request or a response.
public protocol ServerRequestBody: Codable, Sendable {}

/// What the user can do in a view; each operation is a method of the protocol that refines this one.
///
/// A stub implementation records each call in a Codable `Bool` named after the operation, `{operation}Called`.
public protocol ViewModelOperations: Sendable, Codable {}

/// The operations of a view that only shows.
public struct NoOperations: ViewModelOperations {
    /// No operations.
    public init() {}
}
