import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the server slip page.
@ViewModel
public struct ServerSlipPageViewModel: ServerSlipPageFields, RequestableViewModel {
    public typealias Request = ServerSlipPageRequest

    @LocalizedString public var title
    @LocalizedString public var sendButtonLabel
    @LocalizedString public var successMessage
    @LocalizedString public var closeButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    @FormFieldModel(Self.emailField) public var email: String

    public let serverSlipPageValidationMessages: ServerSlipPageFieldsMessages

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(email: String) {
        serverSlipPageValidationMessages = ServerSlipPageFieldsMessages()
        self.email = email
    }
}

extension ServerSlipPageViewModel {
    /// Returns the server slip page with sample values.
    public static func stub() -> Self {
        .stub(email: "mina@example.org")
    }

    /// Returns the server slip page with these values.
    public static func stub(email: String = "mina@example.org") -> Self {
        .init(email: email)
    }
}
