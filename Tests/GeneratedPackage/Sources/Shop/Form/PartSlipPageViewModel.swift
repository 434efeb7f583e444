import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the part slip page.
@ViewModel
public struct PartSlipPageViewModel: PartSlipPageFields {
    @LocalizedString public var title
    @LocalizedString public var sendButtonLabel
    @LocalizedString public var successMessage
    @LocalizedString public var closeButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    @FormFieldModel(Self.emailField) public var email: String

    public let partSlipPageValidationMessages: PartSlipPageFieldsMessages

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(email: String) {
        partSlipPageValidationMessages = PartSlipPageFieldsMessages()
        self.email = email
    }
}

extension PartSlipPageViewModel {
    /// Returns the part slip page with sample values.
    public static func stub() -> Self {
        .stub(email: "mina@example.org")
    }

    /// Returns the part slip page with these values.
    public static func stub(email: String = "mina@example.org") -> Self {
        .init(email: email)
    }
}
