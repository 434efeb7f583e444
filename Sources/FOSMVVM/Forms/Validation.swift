public import FOSFoundation
public import Foundation
public import Observation

/// A model that can validate its values. A `{Name}Fields` protocol refines it, so that a form, a request body and a
/// persisted model share one validation.
public protocol ValidatableModel {
    /// Validates fields and replaces their previous results.
    ///
    /// - Parameters:
    ///   - fields: The fields to validate, or nil for all fields.
    ///   - validations: The object that receives the results.
    /// - Returns: The most severe status, or nil if there are no results.
    func validate(fields: [any FormFieldBase]?, validations: Validations) -> ValidationResult.Status?
}

extension ValidatableModel {
    /// Validates all fields; see ``validate(fields:validations:)``.
    public func validate(validations: Validations) -> ValidationResult.Status? {
        validate(fields: nil, validations: validations)
    }

    /// Validates one field; see ``validate(fields:validations:)``.
    public func validate(field: any FormFieldBase, validations: Validations) -> ValidationResult.Status? {
        validate(fields: [field], validations: validations)
    }

    /// Validates all fields, as a server does. Returns an error to throw, or nil if nothing is wrong.
    public func validate() -> ValidationError? {
        let validations = Validations()
        _ = validate(validations: validations)
        return validations.validationError
    }
}

/// What a validation has found out: a status, with messages about fields.
public struct ValidationResult: Codable, Hashable, Sendable {
    /// The severity of a result. It is a number in JSON.
    public enum Status: Int, Codable, CaseIterable, Comparable, Sendable {
        /// Information for the user.
        case info = 1
        /// A value that the user should change.
        case warning
        /// A value that the user must change before the form is submitted.
        case error

        /// The most severe status of results. Nil if there are none.
        public init?(for results: (any Collection<ValidationResult>)?) {
            guard let status = results?.map(\.status).max() else { return nil }
            self = status
        }

        /// Whether an error prevents the form from being submitted.
        public var hasError: Bool { self == .error }

        /// Returns whether the left status is less severe.
        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// A message for the user.
    public struct Message: Codable, Hashable, Sendable {
        /// The fields that the message is about.
        public let fieldIds: [FormFieldIdentifier]
        /// The text.
        public let message: LocalizableString

        /// Creates a message about fields.
        public init(fieldIds: [FormFieldIdentifier], message: LocalizableString) {
            self.fieldIds = fieldIds
            self.message = message
        }
    }

    /// The severity of the result.
    public let status: Status
    /// The messages, in order.
    public private(set) var messages: [Message]

    /// Creates a result with several messages.
    public init(status: Status, messages: [Message]) {
        self.status = status
        self.messages = messages
    }

    /// Creates a result with a message about fields.
    public init(status: Status, fieldIds: [FormFieldIdentifier], message: LocalizableString) {
        self.init(status: status, messages: [Message(fieldIds: fieldIds, message: message)])
    }

    /// Creates a result with a message about one field.
    public init(status: Status, fieldId: FormFieldIdentifier, message: LocalizableString) {
        self.init(status: status, fieldIds: [fieldId], message: message)
    }

    /// Creates a result with a message about one field.
    public init(status: Status, field: any FormFieldBase, message: LocalizableString) {
        self.init(status: status, fieldIds: [field.fieldId], message: message)
    }

    /// Creates a result with a message about several fields together.
    public init(status: Status, fields: [any FormFieldBase], message: LocalizableString) {
        self.init(status: status, fieldIds: fields.map(\.fieldId), message: message)
    }
}

extension ValidationResult {
    /// The fields of all messages.
    public var fieldIds: [FormFieldIdentifier] { messages.flatMap(\.fieldIds) }

    /// Returns the messages about a field. Nil if there are none.
    public func messages(for fieldId: FormFieldIdentifier) -> [Message]? {
        let found = messages.filter { $0.fieldIds.contains(fieldId) }
        return found.isEmpty ? nil : found
    }

    /// Whether there is no error.
    public var isValid: Bool { !hasError }

    /// Whether an error prevents the form from being submitted.
    public var hasError: Bool { status.hasError }

    /// Returns the result without the messages about fields. Nil if no message is left.
    fileprivate func removing(_ fieldIds: Set<FormFieldIdentifier>) -> Self? {
        var result = self
        result.messages.removeAll { !fieldIds.isDisjoint(with: $0.fieldIds) }
        return result.messages.isEmpty ? nil : result
    }
}

extension Collection<ValidationResult> {
    /// The most severe status. Nil if there are no results.
    public var aggregate: ValidationResult.Status? { map(\.status).max() }

    /// Whether an error prevents the form from being submitted.
    public var hasError: Bool { aggregate?.hasError ?? false }

    /// Whether there is no error. Warnings are no errors.
    public var isValid: Bool { !hasError }
}

/// The validation results of a form, for the views that show it. Use it from one thread at a time.
@Observable
public final class Validations {
    /// The results, in the order in which they were added.
    public var validations: [ValidationResult]

    /// Creates the state of a form with these results, or of an untouched form.
    public init(_ validations: [ValidationResult] = []) {
        self.validations = validations
    }

    /// The most severe status, or nil if there are no results.
    public var status: ValidationResult.Status? { validations.aggregate }

    /// Whether an error prevents the form from being submitted.
    public var hasError: Bool { validations.hasError }

    /// Whether there is no error.
    public var isValid: Bool { !hasError }

    /// The error to throw if there is one among the results. Nil if there is none.
    public var validationError: ValidationError? { hasError ? ValidationError(validations: self) : nil }

    /// Returns the results about a field.
    public func results(for fieldId: FormFieldIdentifier) -> [ValidationResult] {
        validations.filter { $0.messages(for: fieldId) != nil }
    }

    /// Adds results, and removes earlier messages about the same fields.
    public func replace(with results: [ValidationResult]) {
        removeAll(fieldIds: results.flatMap(\.fieldIds))
        validations += results
    }

    /// Replaces all results with those of another form.
    public func replace(with other: Validations) { validations = other.validations }

    /// Removes the messages about these fields. Without fields, removes all results.
    public func removeAll(fieldIds: [FormFieldIdentifier]? = nil) {
        let ids = fieldIds.map { Set($0) }
        validations = ids.map { ids in validations.compactMap { $0.removing(ids) } } ?? []
    }
}

/// The error of a request that was rejected because of its validation results.
public struct ValidationError: ValidatableViewModelRequestError, LocalizedError, Hashable {
    /// The validation results.
    public let validations: [ValidationResult]

    /// Creates an error with these results.
    public init(validations: [ValidationResult]) { self.validations = validations }

    /// Creates an error with one result.
    public init(validation: ValidationResult) { self.init(validations: [validation]) }

    /// Creates an error with the results of a form.
    public init(validations: Validations) { self.init(validations: validations.validations) }

    /// The names of the rejected fields, and what to do.
    public var errorDescription: String? {
        let invalid = validations.filter(\.hasError).flatMap(\.fieldIds).map(\.id)
        var known: Set<String> = []
        let fields = invalid.filter { known.insert($0).inserted }.joined(separator: ", ")
        return fields.isEmpty
            ? "The request was rejected. Check its values and submit again."
            : "The values of these fields are invalid: \(fields). Correct them and submit again."
    }
}

/// The localized messages of a form's fields, available without data.
///
/// Declare one with the macro ``FieldValidationModel()``, which adds this conformance and `propertyNames()`.
public protocol FieldValidationModel: RetrievablePropertyNames, Stubbable {
    /// The messages.
    init()
}

extension FieldValidationModel {
    /// Returns the messages, which are the same in previews and tests.
    public static func stub() -> Self { Self() }
}
