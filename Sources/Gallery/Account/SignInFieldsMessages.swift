import FOSMVVM

/// What validation says about the fields of ``SignInFields``.
@FieldValidationModel
public struct SignInFieldsMessages {
    @LocalizedString("name", messageGroup: "validationMessages", messageKey: "required") public var nameRequired
    @LocalizedString("name", messageGroup: "validationMessages", messageKey: "badge") public var nameOnBadge
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "required") public var emailRequired
    @LocalizedString("email", messageGroup: "validationMessages", messageKey: "format") public var emailFormat
    @LocalizedString("password", messageGroup: "validationMessages", messageKey: "short") public var passwordShort
    @LocalizedString("password", messageGroup: "validationMessages", messageKey: "weak") public var passwordWeak

    /// The messages.
    public init() {}
}
