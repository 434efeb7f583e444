import FOSFoundation
import FOSMVVM
import Foundation

/// The validation messages of ``ClientSlipPageFields``.
@FieldValidationModel
public struct ClientSlipPageFieldsMessages: FieldValidationModel {
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "required")
    public var emailRequiredMessage

    /// Creates the messages.
    public init() {}
}
