import FOSMVVM

/// The form with which a visitor creates an account.
@ViewModel
public struct SignUpViewModel: SignUpFields {
    @LocalizedString public var title
    @LocalizedString public var description
    @LocalizedString public var submitButtonLabel
    @LocalizedString public var successTitle
    @LocalizedString public var successMessage
    @LocalizedString public var closeButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    @FormFieldModel(Self.emailField, default: "") public var email: String
    @FormFieldModel(Self.passwordField, default: "") public var password: String
    @FormFieldModel(Self.nameField, default: "") public var name: String

    public let signUpValidationMessages: SignUpFieldsMessages
    /// Whether the server cannot be reached.
    public let isOffline: Bool
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(email: String, password: String, name: String, isOffline: Bool) {
        signUpValidationMessages = SignUpFieldsMessages()
        self.isOffline = isOffline
        self.email = email
        self.password = password
        self.name = name
    }

    /// Returns a form without values.
    public static func stub(
        email: String = "", password: String = "", name: String = "", isOffline: Bool = false
    ) -> Self {
        .init(email: email, password: password, name: name, isOffline: isOffline)
    }
}

extension SignUpViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any SignUpViewModelOperations {
        SignUpViewStubOps(takenMessage: signUpValidationMessages.emailTaken, isOffline: isOffline)
    }

    /// Returns a form with valid values.
    public static func stubFilled(email: String = "noor@example.org", isOffline: Bool = false) -> Self {
        .stub(email: email, password: "warm kettle song", name: "Noor", isOffline: isOffline)
    }

    /// Returns a form whose values have validation messages in all three severities.
    public static func stubWithMessages() -> Self {
        .stub(email: "noor.example.org", password: "kettle-1987", name: "Noor")
    }

    /// Returns the validation results of every field.
    func validated() -> Validations {
        let validations = Validations()
        _ = validate(fields: nil, validations: validations)
        return validations
    }
}
