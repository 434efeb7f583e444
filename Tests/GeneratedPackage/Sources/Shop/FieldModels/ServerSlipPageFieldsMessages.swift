import FOSFoundation
import FOSMVVM
import Foundation

/// The validation messages of ``ServerSlipPageFields``.
@FieldValidationModel
public struct ServerSlipPageFieldsMessages: FieldValidationModel {
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "required")
    public var emailRequiredMessage

    /// Creates the messages.
    public init() {}
}
