import FOSFoundation
import FOSMVVM
import Foundation

/// The validation messages of ``ServerSlipFields``.
@FieldValidationModel
public struct ServerSlipFieldsMessages: FieldValidationModel {
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "required")
    public var emailRequiredMessage

    /// Creates the messages.
    public init() {}
}
