package import Diagnostics

/// A property of a view that the evaluation fills in before it reads the body.
///
/// A property wrapper of a program conforms to combine those of this module: its own fields are filled in first.
@preconcurrency @MainActor
public protocol DynamicProperty {
    /// Updates the value, before each evaluation of the body.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A dynamic property that is built in.
@MainActor
package protocol LinkedProperty: DynamicProperty {
    /// Links the property of a view to its storage.
    ///
    /// - Parameters:
    ///   - slot: The position of the property in the view.
    ///   - context: The place of the view.
    /// - Throws: The reason why the property has no value.
    mutating func link(to slot: Int, in context: EvaluationContext) throws(Diagnostic)
}
