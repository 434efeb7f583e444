import FOSFoundation
import FOSMVVM
import Foundation

/// The validation messages of ``PartSlipFields``.
@FieldValidationModel
public struct PartSlipFieldsMessages: FieldValidationModel {
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "required")
    public var emailRequiredMessage

    /// Creates the messages.
    public init() {}
}
