package import Diagnostics
import Foundation

/// A value that a view keeps for as long as it is shown. Setting it evaluates the tree of views again.
///
/// A value that is set in the initializer of the view, or before the view is evaluated, is lost, as in Apple's SwiftUI.
@propertyWrapper
public struct State<Value> {
    private let initialValue: Value
    private var location: StateLocation<Value>?

    public init(wrappedValue: Value) {
        initialValue = wrappedValue
    }

    public init(initialValue: Value) {
        self.initialValue = initialValue
    }

    /// The value. It can be set on any thread.
    public var wrappedValue: Value {
        get { location?.value ?? initialValue }
        nonmutating set { location?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initialValue) }
        return Binding(get: { location.value }, set: { location.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state without a first value.
    public init() {
        self.init(initialValue: nil)
    }
}

// Unchecked because the initial value is constant and the location is Sendable.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: DynamicProperty, LinkedProperty {
    package mutating func link(to slot: Int, in context: EvaluationContext) throws(Diagnostic) {
        location = context.location(at: slot, initialValue: initialValue)
    }
}

/// The storage of a state.
///
/// Unchecked because a lock guards the value.
package final class StateLocation<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value
    private let invalidation: Invalidation

    init(_ value: Value, invalidation: Invalidation) {
        stored = value
        self.invalidation = invalidation
    }

    /// The value. Setting it invalidates the tree of views.
    var value: Value {
        get { lock.withLock { stored } }
        set {
            lock.withLock { stored = newValue }
            invalidation.invalidate()
        }
    }
}
