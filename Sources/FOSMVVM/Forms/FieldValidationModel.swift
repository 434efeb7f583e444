public import FOSFoundation

/// The localized messages of a form's fields, all of which there are without any data.
///
/// Declare one with ``FieldValidationModel()``, which adds this conformance and `propertyNames()`.
public protocol FieldValidationModel: RetrievablePropertyNames, Stubbable {
    /// The messages.
    init()
}

extension FieldValidationModel {
    /// The messages, which are the same in previews and tests.
    public static func stub() -> Self { Self() }
}
