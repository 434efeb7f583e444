import FOSMVVM
import Foundation

/// What a volunteer tells about themselves.
public protocol ProfileFields: ValidatableModel, Codable, Sendable {
    var givenName: String { get set }
    var familyName: String { get set }
    var email: String { get set }
    var phone: String { get set }
    var postalCode: String { get set }
    var website: String { get set }
    var skill: Skill? { get set }
    var badgeColor: String { get set }
    var availableFrom: Date? { get set }
    var hoursPerMonth: Int? { get set }
    var about: String { get set }
    var newPassword: String { get set }
    var reminders: Bool { get set }
    var profileValidationMessages: ProfileFieldsMessages { get }
}
