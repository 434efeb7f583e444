import FOSMVVM
import Foundation

/// The form of a new volunteer.
@ViewModel
public struct VolunteerFormViewModel: VolunteerFields {
    @LocalizedString public var joinLabel
    @LocalizedString public var welcome
    @LocalizedString public var thanksLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    @FormFieldModel(Self.emailField, default: "") public var email: String
    @FormFieldModel(Self.passwordField, default: "") public var password: String
    @FormFieldModel(Self.nicknameField, default: "") public var nickname: String

    public let volunteerValidationMessages: VolunteerFieldsMessages
    public var vmId: ViewModelId = .init(type: Self.self)
    public var operations: any VolunteerFormViewModelOperations { VolunteerFormStubOps() }

    public init() { volunteerValidationMessages = VolunteerFieldsMessages() }

    public static func stub() -> Self { .init() }
}

/// The request that adds a volunteer.
public enum VolunteerRequest {
    public struct RequestBody: Codable, Sendable {
        public let email: String
        public let nickname: String

        public init(_ fields: some VolunteerFields) {
            email = fields.email
            nickname = fields.nickname
        }
    }

    public struct ResponseBody: Codable, Sendable {
        public let isWelcome: Bool
    }

    public struct ResponseError: Error, Codable {
        public let validationResults: [ValidationResult]
    }
}

/// The operations of ``VolunteerFormView``.
public protocol VolunteerFormViewModelOperations: ViewModelOperations {
    func join(
        _ application: VolunteerRequest.RequestBody, mvvmEnv: MVVMEnvironment
    ) async throws -> VolunteerRequest.ResponseBody
}

/// Refuses a volunteer without a nickname, and finds the address of `bob` taken.
///
/// Unchecked because a view and its test never use it at the same time.
public final class VolunteerFormStubOps: VolunteerFormViewModelOperations, @unchecked Sendable {
    public private(set) var emails: [String] = []

    public func join(
        _ application: VolunteerRequest.RequestBody, mvvmEnv: MVVMEnvironment
    ) async throws -> VolunteerRequest.ResponseBody {
        emails.append(application.email)
        if application.nickname.isEmpty { throw VolunteerRequest.ResponseError(validationResults: []) }
        if application.email.hasPrefix("bob") {
            let result = ValidationResult(
                status: .error, field: VolunteerFormViewModel.emailField, message: .constant("Taken"))
            throw VolunteerRequest.ResponseError(validationResults: [result])
        }
        return VolunteerRequest.ResponseBody(isWelcome: true)
    }
}
