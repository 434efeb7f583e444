import FOSFoundation
import FOSMVVM
import Foundation

/// What a user enters in a membership.
public protocol MembershipFields: ValidatableModel, Codable, Sendable {
    var email: String { get set }
    var name: String { get set }
    var age: Int { get set }
    var bio: String { get set }
    var subscribes: Bool { get set }
    var birthday: Date { get set }
    var skill: MembershipSkill { get set }

    var membershipValidationMessages: MembershipFieldsMessages { get }
}

/// A choice for the skill.
public enum MembershipSkill: String, CaseIterable, Codable, Hashable, Sendable {
    case sewing, woodwork
}

extension MembershipFields {
    /// The field for the email.
    public static var emailField: FormField<String> {
        FormField(
            fieldId: FormFieldIdentifier(id: "email"),
            title: .localized(
                for: MembershipFieldsMessages.self,
                propertyName: "email",
                messageKey: "title"
            ),
            placeholder: .localized(
                for: MembershipFieldsMessages.self,
                propertyName: "email",
                messageKey: "placeholder"
            ),
            type: .text(inputType: .emailAddress),
            options: [
                .required(value: true),
                .autocomplete(value: .email),
                .autocapitalize(value: .never),
            ]
        )
    }

    /// The allowed number of characters of the name.
    public static var nameRange: ClosedRange<Int> { 2...40 }

    /// The field for the name.
    public static var nameField: FormField<String> {
        FormField(
            fieldId: FormFieldIdentifier(id: "name"),
            title: .localized(
                for: MembershipFieldsMessages.self,
                propertyName: "name",
                messageKey: "title"
            ),
            placeholder: .localized(
                for: MembershipFieldsMessages.self,
                propertyName: "name",
                messageKey: "placeholder"
            ),
            type: .text(inputType: .text),
            options: [.required(value: true)] + FormInputOption.rangeLength(nameRange)
        )
    }

    /// The allowed values of the age.
    public static var ageRange: ClosedRange<Int> { 18...120 }

    /// The field for the age.
    public static var ageField: FormField<Int> {
        FormField(
            fieldId: FormFieldIdentifier(id: "age"),
            title: .localized(
                for: MembershipFieldsMessages.self,
                propertyName: "age",
                messageKey: "title"
            ),
            type: .text(inputType: .number),
            options: [.minValue(value: ageRange.lowerBound), .maxValue(value: ageRange.upperBound)]
        )
    }

    /// The allowed number of characters of the bio.
    public static var bioRange: ClosedRange<Int> { 0...500 }

    /// The field for the bio.
    public static var bioField: FormField<String> {
        FormField(
            fieldId: FormFieldIdentifier(id: "bio"),
            title: .localized(
                for: MembershipFieldsMessages.self,
                propertyName: "bio",
                messageKey: "title"
            ),
            placeholder: .localized(
                for: MembershipFieldsMessages.self,
                propertyName: "bio",
                messageKey: "placeholder"
            ),
            type: .textArea(inputType: .text),
            options: FormInputOption.rangeLength(bioRange)
        )
    }

    /// The field for the subscribes.
    public static var subscribesField: FormField<Bool> {
        FormField(
            fieldId: FormFieldIdentifier(id: "subscribes"),
            title: .localized(
                for: MembershipFieldsMessages.self,
                propertyName: "subscribes",
                messageKey: "title"
            ),
            type: .checkbox,
            options: []
        )
    }

    /// The field for the birthday.
    public static var birthdayField: FormField<Date> {
        FormField(
            fieldId: FormFieldIdentifier(id: "birthday"),
            title: .localized(
                for: MembershipFieldsMessages.self,
                propertyName: "birthday",
                messageKey: "title"
            ),
            type: .text(inputType: .date),
            options: []
        )
    }

    /// The field for the skill.
    public static var skillField: FormField<MembershipSkill> {
        FormField(
            fieldId: FormFieldIdentifier(id: "skill"),
            title: .localized(
                for: MembershipFieldsMessages.self,
                propertyName: "skill",
                messageKey: "title"
            ),
            type: .select,
            options: []
        )
    }

    /// Every field, in the order of the form.
    public static var formFields: [any FormFieldBase] {
        [emailField, nameField, ageField, bioField, subscribesField, birthdayField, skillField]
    }
}

extension MembershipFields {
    public func validate(
        fields: [any FormFieldBase]?, validations: Validations
    ) -> ValidationResult.Status? {
        let all: [[ValidationResult]?] = [
            validateEmail(fields),
            validateName(fields),
            validateAge(fields),
            validateBio(fields),
            validateSubscribes(fields),
            validateBirthday(fields),
            validateSkill(fields),
        ]
        let results = all.flatMap { $0 ?? [] }
        validations.removeAll(fieldIds: (fields ?? Self.formFields).map(\.fieldId))
        validations.replace(with: results)
        return results.map(\.status).max()
    }

    /// Returns what is wrong with the email. Nil if nothing is, or if it is not one of the fields.
    public func validateEmail(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.emailField) ?? true else { return nil }
        if email.isEmpty {
            return [
                ValidationResult(
                    status: .error, field: Self.emailField,
                    message: membershipValidationMessages.emailRequiredMessage)
            ]
        }
        return nil
    }

    /// Returns what is wrong with the name. Nil if nothing is, or if it is not one of the fields.
    public func validateName(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.nameField) ?? true else { return nil }
        if name.isEmpty {
            return [
                ValidationResult(
                    status: .error, field: Self.nameField,
                    message: membershipValidationMessages.nameRequiredMessage)
            ]
        }
        if !Self.nameRange.contains(name.count) {
            return [
                ValidationResult(
                    status: .error, field: Self.nameField,
                    message: membershipValidationMessages.nameOutOfRangeMessage)
            ]
        }
        return nil
    }

    /// Returns what is wrong with the age. Nil if nothing is, or if it is not one of the fields.
    public func validateAge(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.ageField) ?? true else { return nil }
        if !Self.ageRange.contains(age) {
            return [
                ValidationResult(
                    status: .error, field: Self.ageField,
                    message: membershipValidationMessages.ageOutOfRangeMessage)
            ]
        }
        return nil
    }

    /// Returns what is wrong with the bio. Nil if nothing is, or if it is not one of the fields.
    public func validateBio(_ fields: [any FormFieldBase]?) -> [ValidationResult]? {
        guard fields?.contains(Self.bioField) ?? true else { return nil }
        if !Self.bioRange.contains(bio.count) {
            return [
                ValidationResult(
                    status: .error, field: Self.bioField,
                    message: membershipValidationMessages.bioOutOfRangeMessage)
            ]
        }
        return nil
    }

    /// Nil, because each value of the subscribes is valid.
    public func validateSubscribes(_ fields: [any FormFieldBase]?) -> [ValidationResult]? { nil }

    /// Nil, because each value of the birthday is valid.
    public func validateBirthday(_ fields: [any FormFieldBase]?) -> [ValidationResult]? { nil }

    /// Nil, because each value of the skill is valid.
    public func validateSkill(_ fields: [any FormFieldBase]?) -> [ValidationResult]? { nil }
}
