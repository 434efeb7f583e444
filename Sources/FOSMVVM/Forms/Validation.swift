public import FOSFoundation
public import Foundation
public import Observation

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

/// What validation says about a field, or several together.
public struct ValidationResult: Codable, Hashable, Sendable {
    /// How bad it is.
    public enum Status: String, Codable, CaseIterable, Comparable, Sendable {
        /// Worth knowing.
        case info
        /// Worth mending.
        case warning
        /// To be mended before the form is submitted.
        case error

        /// Whether the form cannot be submitted.
        public var hasError: Bool { self == .error }

        /// From info to error.
        public static func < (left: Self, right: Self) -> Bool {
            left.rank < right.rank
        }

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    /// How bad it is.
    public let status: Status
    /// The fields that it is about.
    public let fieldIds: [FormFieldIdentifier]
    /// What is said.
    public let message: LocalizableString

    /// A result about one field.
    public init(status: Status, field: any FormFieldBase, message: LocalizableString) {
        self.init(status: status, fields: [field], message: message)
    }

    /// A result about several fields together.
    public init(status: Status, fields: [any FormFieldBase], message: LocalizableString) {
        self.status = status
        fieldIds = fields.map(\.fieldId)
        self.message = message
    }
}

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

/// A request was refused because of what validation says.
public struct ValidationError: LocalizedError, Codable, Hashable, Sendable {
    /// What validation says.
    public let validationResults: [ValidationResult]

    /// A refusal with these results.
    public init(validationResults: [ValidationResult]) {
        self.validationResults = validationResults
    }

    /// Which fields were refused, and what to do.
    public var errorDescription: String? {
        let fields = validationResults.flatMap(\.fieldIds).map(\.id).joined(separator: ", ")
        return "The values of these fields were refused: \(fields). Mend them and submit again."
    }
}

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
