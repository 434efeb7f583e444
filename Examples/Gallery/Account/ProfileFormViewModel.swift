import FOSMVVM
import Foundation

/// The form in which a volunteer edits their profile.
@ViewModel
public struct ProfileFormViewModel: ProfileFields {
    @LocalizedString public var title
    @LocalizedString public var description
    @LocalizedString public var personTitle
    @LocalizedString public var contactTitle
    @LocalizedString public var volunteeringTitle
    @LocalizedString public var accountTitle
    @LocalizedString public var cancelButtonLabel
    @LocalizedString public var submitButtonLabel
    @LocalizedString public var successTitle
    @LocalizedString public var successMessage
    @LocalizedString public var closeButtonLabel

    @FormFieldModel(Self.givenNameField, default: "") public var givenName: String
    @FormFieldModel(Self.familyNameField, default: "") public var familyName: String
    @FormFieldModel(Self.emailField, default: "") public var email: String
    @FormFieldModel(Self.phoneField, default: "") public var phone: String
    @FormFieldModel(Self.postalCodeField, default: "") public var postalCode: String
    @FormFieldModel(Self.websiteField, default: "") public var website: String
    @FormFieldModel(Self.skillField, default: nil) public var skill: Skill?
    @FormFieldModel(Self.badgeColorField, default: "#17496d") public var badgeColor: String
    @FormFieldModel(Self.availableFromField, default: nil) public var availableFrom: Date?
    @FormFieldModel(Self.hoursPerMonthField, default: nil) public var hoursPerMonth: Int?
    @FormFieldModel(Self.aboutField, default: "") public var about: String
    @FormFieldModel(Self.newPasswordField, default: "") public var newPassword: String
    @FormFieldModel(Self.remindersField, default: true) public var reminders: Bool

    public let profileValidationMessages: ProfileFieldsMessages
    public let isSubmitted: Bool
    /// Whether the button is enabled. It is disabled while validation finds an error.
    public let canSubmit: Bool
    public var vmId: ViewModelId = .init(type: Self.self)

    /// Creates the form without values.
    public init(isSubmitted: Bool, canSubmit: Bool) {
        profileValidationMessages = ProfileFieldsMessages()
        self.isSubmitted = isSubmitted
        self.canSubmit = canSubmit
    }
}

extension ProfileFormViewModel {
    /// A stub that records calls, until an app provides operations that perform them.
    public var operations: any ProfileFormViewModelOperations { ProfileFormViewStubOps() }
}

extension ProfileFormViewModel {
    public static func stub() -> Self {
        .stub(isSubmitted: false)
    }

    public static func stub(isSubmitted: Bool = false, canSubmit: Bool = true) -> Self {
        .init(isSubmitted: isSubmitted, canSubmit: canSubmit)
    }

    /// Returns a form with valid values.
    public static func stubFilled(isSubmitted: Bool = false, canSubmit: Bool = true) -> Self {
        var form = stub(isSubmitted: isSubmitted, canSubmit: canSubmit)
        form.givenName = "Amal"
        form.familyName = "Haddad"
        form.email = "amal@example.org"
        form.phone = "+49 30 1234567"
        form.postalCode = "10115"
        form.website = "https://example.org/amal"
        form.skill = .soldering
        form.badgeColor = "#2a6140"
        form.availableFrom = SampleDay.opening
        form.hoursPerMonth = 12
        return form
    }

    /// Returns a form whose values have validation messages in all three severities.
    public static func stubWithMessages() -> Self {
        var form = stubFilled(canSubmit: false)
        form.givenName = ""
        form.email = "amal@example"
        form.postalCode = "80331"
        form.hoursPerMonth = 36
        form.about = "Röhrenradio, 1962."
        form.newPassword = "radio"
        return form
    }
}
