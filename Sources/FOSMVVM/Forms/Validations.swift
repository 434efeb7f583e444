public import Observation

/// What validation says about a form, for the views that show it. Used by one thread at a time.
@Observable
public final class Validations {
    /// The results, in the order that they came.
    public private(set) var validations: [ValidationResult]

    /// The state of a form of which nothing, or this, was said.
    public init(_ validations: [ValidationResult] = []) {
        self.validations = validations
    }

    /// The worst status, or nil when nothing was said.
    public var status: ValidationResult.Status? { validations.map(\.status).max() }

    /// Whether the form cannot be submitted.
    public var hasError: Bool { status?.hasError ?? false }

    /// What is said about a field.
    public func results(for fieldId: FormFieldIdentifier) -> [ValidationResult] {
        validations.filter { $0.fieldIds.contains(fieldId) }
    }

    /// Takes these results in place of those about the same fields.
    public func replace(with results: [ValidationResult]) {
        removeAll(fieldIds: results.flatMap(\.fieldIds))
        validations += results
    }

    /// Forgets what was said about these fields.
    public func removeAll(fieldIds: [FormFieldIdentifier]) {
        let ids = Set(fieldIds)
        validations.removeAll { !ids.isDisjoint(with: $0.fieldIds) }
    }
}
