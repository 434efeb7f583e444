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

/// A length that grows with the text size of the reader. The view does not know the text size of the browser, so the length
/// stays as it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The length.
    public let wrappedValue: Value

    /// Creates a length that grows with the text of the page.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a length that grows with the texts of a style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.init(wrappedValue: wrappedValue)
    }
}
