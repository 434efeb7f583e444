import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the client slip.
@ViewModel(options: [.clientHostedFactory])
public struct ClientSlipViewModel: ClientSlipFields {
    @LocalizedString public var title
    @LocalizedString public var sendButtonLabel
    @LocalizedString public var successMessage
    @LocalizedString public var closeButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    @FormFieldModel(Self.emailField) public var email: String

    public let clientSlipValidationMessages: ClientSlipFieldsMessages

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(email: String) {
        clientSlipValidationMessages = ClientSlipFieldsMessages()
        self.email = email
    }
}

extension ClientSlipViewModel {
    /// Returns the client slip with sample values.
    public static func stub() -> Self {
        .stub(email: "mina@example.org")
    }

    /// Returns the client slip with these values.
    public static func stub(email: String = "mina@example.org") -> Self {
        .init(email: email)
    }
}
