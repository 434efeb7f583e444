import FOSMVVM

/// The form with which a volunteer signs in.
@ViewModel
public struct SignInViewModel: SignInFields {
    @LocalizedString public var title
    @LocalizedString public var description
    @LocalizedString public var submitButtonLabel
    @LocalizedString public var successTitle
    @LocalizedString public var successMessage
    @LocalizedString public var closeButtonLabel

    @FormFieldModel(Self.nameField, default: "") public var name: String
    @FormFieldModel(Self.emailField, default: "") public var email: String
    @FormFieldModel(Self.passwordField, default: "") public var password: String

    public let signInValidationMessages: SignInFieldsMessages
    public let isSubmitted: Bool
    /// Whether the button is enabled. It is disabled while validation finds an error.
    public let canSubmit: Bool
    public var vmId: ViewModelId = .init(type: Self.self)

    public init(name: String, email: String, password: String, isSubmitted: Bool, canSubmit: Bool) {
        signInValidationMessages = SignInFieldsMessages()
        self.isSubmitted = isSubmitted
        self.canSubmit = canSubmit
        self.name = name
        self.email = email
        self.password = password
    }
}

extension SignInViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any SignInViewModelOperations { SignInViewStubOps() }

    public static func stub() -> Self {
        .stub(name: "")
    }

    public static func stub(
        name: String = "",
        email: String = "",
        password: String = "",
        isSubmitted: Bool = false,
        canSubmit: Bool = true
    ) -> Self {
        .init(name: name, email: email, password: password, isSubmitted: isSubmitted, canSubmit: canSubmit)
    }

    /// Returns a form with valid values.
    public static func stubFilled(isSubmitted: Bool = false) -> Self {
        .stub(
            name: "Amal", email: "amal@example.org", password: "every lamp deserves a second life",
            isSubmitted: isSubmitted)
    }

    /// Returns a form whose values have validation messages in all three severities.
    public static func stubWithMessages() -> Self {
        .stub(name: "Amal", email: "amal@example", password: "radio-1962", canSubmit: false)
    }
}
