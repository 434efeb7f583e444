import FOSMVVM

/// What a volunteer signs in with.
public protocol SignInFields: ValidatableModel, Codable, Sendable {
    /// What is printed on the badge.
    var name: String { get set }
    var email: String { get set }
    var password: String { get set }
    var signInValidationMessages: SignInFieldsMessages { get }
}
