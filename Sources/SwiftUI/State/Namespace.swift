package import Diagnostics

/// A name that only one view has, for the identities in it.
@propertyWrapper
public struct Namespace {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        private let name: String

        fileprivate init(_ name: String) {
            self.name = name
        }
    }

    private var id = ID("")

    /// Creates a namespace.
    public init() {}

    /// The identity.
    public var wrappedValue: ID { id }
}

extension Namespace: DynamicProperty, LinkedProperty {
    package mutating func link(to slot: Int, in context: EvaluationContext) throws(Diagnostic) {
        id = ID("\(context.scopeID) \(slot)")
    }
}
