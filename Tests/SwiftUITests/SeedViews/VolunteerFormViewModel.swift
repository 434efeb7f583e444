import FOSMVVM
import Foundation

/// The form of a new volunteer.
@ViewModel
public struct VolunteerFormViewModel: VolunteerFields {
    @LocalizedString public var submitButtonLabel
    @LocalizedString public var successMessage
    @LocalizedString public var closeButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    @FormFieldModel(Self.emailField, default: "") public var email: String
    @FormFieldModel(Self.passwordField, default: "") public var password: String
    @FormFieldModel(Self.nameField, default: "") public var name: String

    public let volunteerValidationMessages: VolunteerFieldsMessages
    public var vmId: ViewModelId = .init(type: Self.self)
    public var operations: any VolunteerFormViewModelOperations { VolunteerFormStubOps() }

    public init() { volunteerValidationMessages = VolunteerFieldsMessages() }

    public static func stub() -> Self { .init() }
}

/// The request that adds a volunteer.
public enum VolunteerRequest {
    public struct ResponseBody: Codable, Sendable {
        public let success: Bool
    }

    public struct ResponseError: Error, Codable {
        public let validationResults: [ValidationResult]
    }
}

/// The operations of ``VolunteerFormView``.
public protocol VolunteerFormViewModelOperations: ViewModelOperations {
    func submit(
        email: String, password: String, name: String, mvvmEnv: MVVMEnvironment
    ) async throws -> VolunteerRequest.ResponseBody?
}

/// Refuses a volunteer without a name, and finds the address of `bob` taken.
///
/// Unchecked because a view and its test never use it at the same time.
public final class VolunteerFormStubOps: VolunteerFormViewModelOperations, @unchecked Sendable {
    public private(set) var submittedEmails: [String] = []

    public func submit(
        email: String, password: String, name: String, mvvmEnv: MVVMEnvironment
    ) async throws -> VolunteerRequest.ResponseBody? {
        submittedEmails.append(email)
        if name.isEmpty { throw VolunteerRequest.ResponseError(validationResults: []) }
        if email.hasPrefix("bob") {
            let result = ValidationResult(
                status: .error, field: VolunteerFormViewModel.emailField, message: .constant("Taken"))
            throw VolunteerRequest.ResponseError(validationResults: [result])
        }
        return VolunteerRequest.ResponseBody(success: true)
    }
}
