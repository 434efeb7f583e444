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
