import FOSMVVM

extension ValidatableModel {
    /// Returns the validation results of every field.
    func validated() -> Validations {
        let validations = Validations()
        _ = validate(fields: nil, validations: validations)
        return validations
    }
}

/// The format of an email address. Only a message to the address can verify that it exists.
struct EmailAddress {
    /// The entered text.
    let text: String

    /// Whether the text has a single `@` with text on both sides, and a dot on the right.
    var isPlausible: Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[1].split(separator: ".").count > 1
    }
}
