import FOSFoundation
import FOSMVVM
import Foundation

/// The validation messages of ``PartSlipPageFields``.
@FieldValidationModel
public struct PartSlipPageFieldsMessages: FieldValidationModel {
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "required")
    public var emailRequiredMessage

    /// Creates the messages.
    public init() {}
}
