// What the seeds' code blocks name without showing it.

import FOSMVVM
import Foundation

final class MoveIdeaRequest: ViewModelRequest {
    struct ResponseError: Error, Codable, Hashable, Sendable {
        enum Code: String, Codable { case ideaIsLocked }

        let code: Code
        let message: LocalizableString
    }

    let responseBody: MyViewModel?

    init(
        query: EmptyQuery?, sort: EmptySort? = nil, fragment: EmptyFragment?, requestBody: EmptyBody?,
        responseBody: MyViewModel?
    ) {
        self.responseBody = responseBody
    }
}

extension MoveIdeaErrorViewModel {
    static func stub() -> Self {
        .init(responseError: .init(code: .ideaIsLocked, message: .constant("The idea is locked.")))
    }
}

public final class DashboardRequest: ViewModelRequest {
    public let responseBody: DashboardViewModel?

    public init(
        query: EmptyQuery?, sort: EmptySort? = nil, fragment: EmptyFragment?, requestBody: EmptyBody?,
        responseBody: DashboardViewModel?
    ) {
        self.responseBody = responseBody
    }
}

public final class MyRequest: ViewModelRequest {
    public let responseBody: MyViewModel?

    public init(
        query: EmptyQuery?, sort: EmptySort? = nil, fragment: EmptyFragment?, requestBody: EmptyBody?,
        responseBody: MyViewModel?
    ) {
        self.responseBody = responseBody
    }
}

public final class BoardRequest: ViewModelRequest {
    public let responseBody: BoardViewModel?

    public init(
        query: EmptyQuery?, sort: EmptySort? = nil, fragment: EmptyFragment?, requestBody: EmptyBody?,
        responseBody: BoardViewModel?
    ) {
        self.responseBody = responseBody
    }
}

extension DashboardViewModel {
    public static func stub() -> Self { .init(cards: [.stub(), .stub()]) }
}

extension CardViewModel {
    public static func stub() -> Self {
        .init(id: .init(), title: "A Title", createdAt: .init(value: Date(timeIntervalSince1970: 0)))
    }
}

extension UserCardViewModel {
    public static func stub() -> Self {
        .init(id: .init(), name: "Ada Lovelace", createdAt: .init(value: Date(timeIntervalSince1970: 0)))
    }
}

public protocol UserFields: ValidatableModel, Codable, Sendable {
    var email: String { get set }
    var firstName: String { get set }
    var lastName: String { get set }
    var userValidationMessages: UserFieldsMessages { get }
}

extension UserFields {
    public static var emailField: FormField<String> {
        .init(
            fieldId: .init(id: "email"),
            title: .localized(for: UserFieldsMessages.self, propertyName: "email", messageKey: "title"),
            type: .text(inputType: .emailAddress),
            options: [.required(value: true)] + .rangeLength(4...254))
    }

    public func validateEmail(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.emailField) ?? true, !email.contains("@") else { return nil }
        return [
            .init(status: .error, field: Self.emailField, message: userValidationMessages.emailIsNotAnAddress),
            .init(status: .info, field: Self.emailField, message: userValidationMessages.emailIsPrivate),
        ]
    }

    public func validate(fields: [any FormFieldBase]?, validations: Validations) -> ValidationResult.Status? {
        validations.replace(with: validateEmail(fields) ?? [])
        return validations.status
    }
}

@FieldValidationModel
public struct UserFieldsMessages {
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "notAnAddress")
    public var emailIsNotAnAddress
    @LocalizedString public var emailIsPrivate

    public init() {}
}

extension UserFormViewModel {
    public static func stub() -> Self {
        .init(email: "ada@example.com", firstName: "Ada", lastName: "Lovelace", userValidationMessages: .init())
    }
}

public struct Theme: Hashable, Sendable {}
public struct NotificationSettings: Hashable, Sendable {}

extension SettingsViewModel {
    public static func stub() -> Self { .init(theme: .init(), notifications: .init()) }
}

public struct Session: Sendable {
    public let state: SessionState
}

extension SessionCardViewModel {
    public static func stub() -> Self { .init(session: .init(state: .running)) }
}

@ViewModel
public struct ColumnViewModel {
    public let title: String
    public var vmId: ViewModelId = .init(type: Self.self)

    public static func stub(title: String = "Doing") -> Self { .init(title: title) }
}

extension BoardViewModel {
    public static func stub() -> Self { .init(columns: [.stub()], cards: [.stub()]) }
}

extension GovernancePrincipleCardViewModel {
    public static func stub() -> Self {
        .init(versionHistory: [.stub(), .stub(version: 2)], referencingDecisions: nil, vmId: .init(type: Self.self))
    }
}

extension TaskCardViewModel {
    public static func stub() -> Self { .init(assignees: [.stub()]) }
}

extension TaskCardViewModel.AssigneeSummary {
    public static func stub() -> Self { .init(id: .init(), name: "Ada", avatarUrl: nil) }
}

extension ProjectListViewModel {
    public static func stub() -> Self { .init(relatedProjects: [.stub()]) }
}

extension ProjectListViewModel.ProjectReference {
    public static func stub() -> Self { .init(id: .init(), title: "Engine", status: "open") }
}

@ViewModel
public struct TaskViewModel {
    public let title: String
    public var vmId: ViewModelId = .init(type: Self.self)

    public static func stub(title: String = "Mend the lamp") -> Self { .init(title: title) }
}

@ViewModel
public struct NotFoundViewModel {
    @LocalizedString public var message
    public var vmId: ViewModelId = .init(type: Self.self)

    public static func stub() -> Self { .init() }
}

@ViewModel
public struct ValidationErrorViewModel {
    public var vmId: ViewModelId = .init(type: Self.self)

    public static func stub() -> Self { .init() }
}

@ViewModel
public struct PermissionDeniedViewModel {
    public var vmId: ViewModelId = .init(type: Self.self)

    public static func stub() -> Self { .init() }
}

extension TaskResultViewModel {
    public static func stub() -> Self { .init(result: .success(.stub())) }
}
