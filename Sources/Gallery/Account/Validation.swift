import FOSMVVM

extension ValidatableModel {
    /// What validation says of every field.
    func validated() -> Validations {
        let validations = Validations()
        _ = validate(fields: nil, validations: validations)
        return validations
    }
}

/// The shape of an email address; whether it exists only a message to it can tell.
struct EmailAddress {
    /// What was typed.
    let text: String

    /// Whether there is something on both sides of one `@`, with a dot on the right.
    var isPlausible: Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[1].split(separator: ".").count > 1
    }
}
