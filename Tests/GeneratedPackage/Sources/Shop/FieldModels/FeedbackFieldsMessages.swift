import FOSFoundation
import FOSMVVM
import Foundation

/// The validation messages of ``FeedbackFields``.
@FieldValidationModel
public struct FeedbackFieldsMessages: FieldValidationModel {
    @LocalizedString("message", messageGroup: "validationMessages", messageKey: "required")
    public var messageRequiredMessage
    @LocalizedString("password", messageGroup: "validationMessages", messageKey: "required")
    public var passwordRequiredMessage

    /// Creates the messages.
    public init() {}
}
