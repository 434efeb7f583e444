/// Names one `Localized…` property within its value; see ``RetrievablePropertyNames/propertyNames()``.
public typealias LocalizableId = String

/// A type that knows the names of its `Localized…` properties, which are the last part of their keys.
///
/// ``ViewModel(options:)`` and ``FieldValidationModel()`` write the conformance.
public protocol RetrievablePropertyNames: Codable, Sendable {
    /// The property's name by the `localizationId` of its wrapper.
    func propertyNames() -> [LocalizableId: String]
}
