import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the server slip.
@ViewModel
public struct ServerSlipViewModel: ServerSlipFields, RequestableViewModel {
    public typealias Request = ServerSlipRequest

    @LocalizedString public var title
    @LocalizedString public var sendButtonLabel
    @LocalizedString public var successMessage
    @LocalizedString public var closeButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    @FormFieldModel(Self.emailField) public var email: String

    public let serverSlipValidationMessages: ServerSlipFieldsMessages

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(email: String) {
        serverSlipValidationMessages = ServerSlipFieldsMessages()
        self.email = email
    }
}

extension ServerSlipViewModel {
    /// Returns the server slip with sample values.
    public static func stub() -> Self {
        .stub(email: "mina@example.org")
    }

    /// Returns the server slip with these values.
    public static func stub(email: String = "mina@example.org") -> Self {
        .init(email: email)
    }
}
