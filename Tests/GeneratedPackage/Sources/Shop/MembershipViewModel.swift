import FOSFoundation
import FOSMVVM
import Foundation

/// Shows the membership.
@ViewModel(options: [.clientHostedFactory])
public struct MembershipViewModel: MembershipFields {
    @LocalizedString public var title
    @LocalizedString public var submitButtonLabel
    @LocalizedString public var cancelButtonLabel
    @LocalizedString public var successMessage
    @LocalizedString public var closeButtonLabel
    @LocalizedString public var errorTitle
    @LocalizedString public var errorMessage
    @LocalizedString public var dismissButtonLabel

    @FormFieldModel(Self.emailField) public var email: String
    @FormFieldModel(Self.nameField) public var name: String
    @FormFieldModel(Self.ageField) public var age: Int
    @FormFieldModel(Self.bioField) public var bio: String
    @FormFieldModel(Self.subscribesField) public var subscribes: Bool
    @FormFieldModel(Self.birthdayField) public var birthday: Date
    @FormFieldModel(Self.skillField, default: .sewing) public var skill: MembershipSkill

    public let membershipValidationMessages: MembershipFieldsMessages

    public var vmId: ViewModelId = .init(type: Self.self)

    public init(
        email: String,
        name: String,
        age: Int,
        bio: String,
        subscribes: Bool,
        birthday: Date,
        skill: MembershipSkill
    ) {
        membershipValidationMessages = MembershipFieldsMessages()
        self.email = email
        self.name = name
        self.age = age
        self.bio = bio
        self.subscribes = subscribes
        self.birthday = birthday
        self.skill = skill
    }
}

extension MembershipViewModel {
    /// Returns the membership with sample values.
    public static func stub() -> Self {
        .stub(email: "mina@example.org")
    }

    /// Returns the membership with these values.
    public static func stub(
        email: String = "mina@example.org",
        name: String = "Name",
        age: Int = 18,
        bio: String = "Bio",
        subscribes: Bool = false,
        birthday: Date = .now,
        skill: MembershipSkill = .sewing
    ) -> Self {
        .init(
            email: email,
            name: name,
            age: age,
            bio: bio,
            subscribes: subscribes,
            birthday: birthday,
            skill: skill
        )
    }
}
