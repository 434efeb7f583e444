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

/// A result of validating one field or several fields together.
public struct ValidationResult: Codable, Hashable, Sendable {
    /// The severity of a result.
    public enum Status: String, Codable, CaseIterable, Comparable, Sendable {
        /// Information for the user.
        case info
        /// A value that the user should change.
        case warning
        /// A value that the user must change before the form is submitted.
        case error

        /// Whether an error prevents the form from being submitted.
        public var hasError: Bool { self == .error }

        /// Returns whether the left status is less severe.
        public static func < (left: Self, right: Self) -> Bool {
            left.rank < right.rank
        }

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    /// The severity of a result.
    public let status: Status
    /// The fields that the result is about.
    public let fieldIds: [FormFieldIdentifier]
    /// The message for the user.
    public let message: LocalizableString

    /// Creates a result about one field.
    public init(status: Status, field: any FormFieldBase, message: LocalizableString) {
        self.init(status: status, fields: [field], message: message)
    }

    /// Creates a result about several fields together.
    public init(status: Status, fields: [any FormFieldBase], message: LocalizableString) {
        self.status = status
        fieldIds = fields.map(\.fieldId)
        self.message = message
    }
}

/// The validation results of a form, for the views that show it. Use it from one thread at a time.
@Observable
public final class Validations {
    /// The results, in the order in which they were added.
    public private(set) var validations: [ValidationResult]

    /// Creates the state of a form with these results, or of an untouched form.
    public init(_ validations: [ValidationResult] = []) {
        self.validations = validations
    }

    /// The most severe status, or nil if there are no results.
    public var status: ValidationResult.Status? { validations.map(\.status).max() }

    /// Whether an error prevents the form from being submitted.
    public var hasError: Bool { status?.hasError ?? false }

    /// Returns the results about a field.
    public func results(for fieldId: FormFieldIdentifier) -> [ValidationResult] {
        validations.filter { $0.fieldIds.contains(fieldId) }
    }

    /// Adds results, and removes earlier results about the same fields.
    public func replace(with results: [ValidationResult]) {
        removeAll(fieldIds: results.flatMap(\.fieldIds))
        validations += results
    }

    /// Removes the results about these fields.
    public func removeAll(fieldIds: [FormFieldIdentifier]) {
        let ids = Set(fieldIds)
        validations.removeAll { !ids.isDisjoint(with: $0.fieldIds) }
    }
}

/// The error of a request that was rejected because of its validation results.
public struct ValidationError: LocalizedError, Codable, Hashable, Sendable {
    /// The validation results.
    public let validationResults: [ValidationResult]

    /// Creates an error with these results.
    public init(validationResults: [ValidationResult]) {
        self.validationResults = validationResults
    }

    /// The names of the rejected fields, and what to do.
    public var errorDescription: String? {
        let invalid = validationResults.filter { $0.status == .error }.flatMap(\.fieldIds).map(\.id)
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
