import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the part slip.
@ViewModel
public struct PartSlipViewModel: PartSlipFields {
    @LocalizedString public var title
    @LocalizedString public var sendButtonLabel
    @LocalizedString public var successMessage
    @LocalizedString public var closeButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    @FormFieldModel(Self.emailField) public var email: String

    public let partSlipValidationMessages: PartSlipFieldsMessages

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(email: String) {
        partSlipValidationMessages = PartSlipFieldsMessages()
        self.email = email
    }
}

extension PartSlipViewModel {
    /// Returns the part slip with sample values.
    public static func stub() -> Self {
        .stub(email: "mina@example.org")
    }

    /// Returns the part slip with these values.
    public static func stub(email: String = "mina@example.org") -> Self {
        .init(email: email)
    }
}
