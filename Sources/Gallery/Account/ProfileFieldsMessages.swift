import FOSMVVM

/// What validation says about the fields of ``ProfileFields``.
@FieldValidationModel
public struct ProfileFieldsMessages {
    @LocalizedString("givenName", messageGroup: "validationMessages", messageKey: "required")
    public var givenNameRequired
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "format") public var emailFormat
    @LocalizedString("postalCode", messageGroup: "validationMessages", messageKey: "far") public var postalCodeFar
    @LocalizedString("hoursPerMonth", messageGroup: "validationMessages", messageKey: "many")
    public var hoursPerMonthMany
    @LocalizedString("about", messageGroup: "validationMessages", messageKey: "public") public var aboutPublic
    @LocalizedString("newPassword", messageGroup: "validationMessages", messageKey: "short")
    public var newPasswordShort

    /// The messages.
    public init() {}
}
