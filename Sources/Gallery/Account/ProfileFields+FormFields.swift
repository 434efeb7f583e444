import FOSMVVM
import Foundation

extension ProfileFields {
    /// The name that people call.
    public static var givenNameField: FormField<String> {
        field(
            "givenName", type: .text(inputType: .givenName),
            options: [
                .required(value: true), .maxLength(value: 60), .autocomplete(value: .givenName),
                .autocapitalize(value: .words),
            ])
    }

    /// The name of the family.
    public static var familyNameField: FormField<String> {
        field(
            "familyName", type: .text(inputType: .familyName),
            options: [.maxLength(value: 60), .autocomplete(value: .familyName), .autocapitalize(value: .words)])
    }

    /// Where messages go.
    public static var emailField: FormField<String> {
        field(
            "email", type: .text(inputType: .emailAddress),
            options: [.required(value: true), .autocomplete(value: .email)])
    }

    /// For the day itself.
    public static var phoneField: FormField<String> {
        field("phone", type: .text(inputType: .tel), hasPlaceholder: true, options: [.autocomplete(value: .tel)])
    }

    /// Where the volunteer comes from.
    public static var postalCodeField: FormField<String> {
        field(
            "postalCode", type: .text(inputType: .postalCode),
            options: [.maxLength(value: 10), .size(value: 10), .autocomplete(value: .postalCode)])
    }

    /// More about the volunteer.
    public static var websiteField: FormField<String> {
        field("website", type: .text(inputType: .url), hasPlaceholder: true, options: [.autocomplete(value: .url)])
    }

    /// What the volunteer is best at.
    public static var skillField: FormField<Skill?> {
        field("skill", type: .select)
    }

    /// The color of the apron, as `#rrggbb`.
    public static var badgeColorField: FormField<String> {
        field("badgeColor", type: .colorPicker)
    }

    /// The first day at a bench.
    public static var availableFromField: FormField<Date?> {
        field("availableFrom", type: .text(inputType: .date), options: [.minDate(date: SampleDay.lastSeason)])
    }

    /// How much time there is.
    public static var hoursPerMonthField: FormField<Int?> {
        field("hoursPerMonth", type: .text(inputType: .number), options: [.minValue(value: 1), .maxValue(value: 40)])
    }

    /// What visitors read.
    public static var aboutField: FormField<String> {
        field(
            "about", type: .textArea(inputType: .text), hasPlaceholder: true,
            options: [.maxLength(value: 400), .cols(value: 40), .autocapitalize(value: .sentences)])
    }

    /// Changes the password, where it is not empty.
    public static var newPasswordField: FormField<String> {
        field(
            "newPassword", type: .text(inputType: .newPassword),
            options: [.minLength(value: 8), .autocomplete(value: .newPassword)])
    }

    /// Whether to send a message before each repair day.
    public static var remindersField: FormField<Bool> {
        field("reminders", type: .checkbox)
    }

    /// Every field, in the order of the form.
    public static var formFields: [any FormFieldBase] {
        [
            givenNameField, familyNameField, emailField, phoneField, postalCodeField, websiteField,
            skillField, badgeColorField, availableFromField, hoursPerMonthField, aboutField, newPasswordField,
            remindersField,
        ]
    }

    private static func field<Value>(
        _ name: String, type: FormFieldType, hasPlaceholder: Bool = false, options: [FormInputOption<Value>] = []
    ) -> FormField<Value> {
        FormField(
            fieldId: FormFieldIdentifier(id: name),
            title: .localized(for: ProfileFieldsMessages.self, propertyName: name, messageKey: "title"),
            placeholder: hasPlaceholder
                ? .localized(for: ProfileFieldsMessages.self, propertyName: name, messageKey: "placeholder") : nil,
            type: type,
            options: options)
    }
}
