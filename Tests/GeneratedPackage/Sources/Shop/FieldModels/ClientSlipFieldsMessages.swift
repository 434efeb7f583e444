import FOSFoundation
import FOSMVVM
import Foundation

/// The validation messages of ``ClientSlipFields``.
@FieldValidationModel
public struct ClientSlipFieldsMessages: FieldValidationModel {
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "required")
    public var emailRequiredMessage

    /// Creates the messages.
    public init() {}
}
