import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the client slip page.
@ViewModel(options: [.clientHostedFactory])
public struct ClientSlipPageViewModel: ClientSlipPageFields {
    @LocalizedString public var title
    @LocalizedString public var sendButtonLabel
    @LocalizedString public var successMessage
    @LocalizedString public var closeButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    @FormFieldModel(Self.emailField) public var email: String

    public let clientSlipPageValidationMessages: ClientSlipPageFieldsMessages

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(email: String) {
        clientSlipPageValidationMessages = ClientSlipPageFieldsMessages()
        self.email = email
    }
}

extension ClientSlipPageViewModel {
    /// Returns the client slip page with sample values.
    public static func stub() -> Self {
        .stub(email: "mina@example.org")
    }

    /// Returns the client slip page with these values.
    public static func stub(email: String = "mina@example.org") -> Self {
        .init(email: email)
    }
}
