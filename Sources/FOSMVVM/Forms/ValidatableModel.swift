/// A model whose values can be checked; a `{Name}Fields` protocol refines it, so that a form, a request body and a
/// persisted model share one check.
public protocol ValidatableModel {
    /// Checks fields and replaces what was said of them.
    ///
    /// - Parameters:
    ///   - fields: The fields to check; all when nil.
    ///   - validations: Where the results go.
    /// - Returns: The worst status found, or nil when nothing was found.
    func validate(fields: [any FormFieldBase]?, validations: Validations) -> ValidationResult.Status?
}
