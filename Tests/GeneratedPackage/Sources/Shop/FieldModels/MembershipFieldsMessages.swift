import FOSFoundation
import FOSMVVM
import Foundation

/// The validation messages of ``MembershipFields``.
@FieldValidationModel
public struct MembershipFieldsMessages: FieldValidationModel {
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "required")
    public var emailRequiredMessage
    @LocalizedString("name", messageGroup: "validationMessages", messageKey: "required")
    public var nameRequiredMessage
    @LocalizedString("name", messageGroup: "validationMessages", messageKey: "outOfRange")
    public var nameOutOfRangeMessage
    @LocalizedString("age", messageGroup: "validationMessages", messageKey: "outOfRange")
    public var ageOutOfRangeMessage
    @LocalizedString("bio", messageGroup: "validationMessages", messageKey: "outOfRange")
    public var bioOutOfRangeMessage

    /// Creates the messages.
    public init() {}
}
