import FOSMVVM

extension ValidatableModel {
    /// What validation says of every field.
    func validated() -> Validations {
        let validations = Validations()
        _ = validate(fields: nil, validations: validations)
        return validations
    }
}
