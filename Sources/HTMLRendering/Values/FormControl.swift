import FOSMVVM
import Foundation

/// The HTML control of a field: its element, and the attributes that follow from the kind of input.
///
/// Source: WHATWG HTML, "The input element", "Autofill" and "Input modalities: the inputmode attribute".
struct FormControl {
    enum Element { case input, textArea, checkbox, color, select }

    let element: Element
    var inputType: String?
    var autocomplete: String?
    var inputMode: String?

    /// Whether `size` applies.
    var takesSize: Bool { ["text", "search", "url", "tel", "email", "password"].contains(inputType) }

    /// Whether `minlength` and `maxlength` apply.
    var takesLength: Bool { element == .textArea || takesSize }

    /// Whether `placeholder` applies, as an attribute or as the text of the empty choice.
    var takesPlaceholder: Bool { takesLength || inputType == "number" || element == .select }

    /// Whether `min` and `max` apply.
    var takesRange: Bool {
        ["number", "range", "date", "month", "week", "time", "datetime-local"].contains(inputType)
    }

    /// Whether `required` applies.
    var canBeRequired: Bool { element != .color && !["hidden", "range", "color"].contains(inputType) }

    /// Creates the control for a type of field, whose value may be a number with a fraction.
    init(_ type: FormFieldType, takesFractions: Bool) {
        switch type {
        case .text(let input):
            element = .input
            describe(input)
            if inputType == "number" { inputMode = takesFractions ? "decimal" : "numeric" }
        case .textArea(let input):
            element = .textArea
            describe(input)
            inputType = nil
            // It has several lines, which an input cannot contain.
            if input == .fullStreetAddress { autocomplete = "street-address" }
        case .checkbox: element = .checkbox
        case .colorPicker: element = .color
        case .select: element = .select
        }
    }

    private mutating func describe(_ input: FormInputType) {
        inputType = "text"
        switch input {
        case .text, .file, .hidden, .number, .range, .week, .time, .month, .date, .color, .search, .password:
            inputType = input.rawValue
            autocomplete = input == .password ? "current-password" : nil
        case .url: (inputType, autocomplete, inputMode) = ("url", "url", "url")
        case .tel, .telephoneNumber: (inputType, autocomplete, inputMode) = ("tel", "tel", "tel")
        case .datetimeLocal: inputType = "datetime-local"
        case .emailAddress: (inputType, autocomplete, inputMode) = ("email", "email", "email")
        case .newPassword: (inputType, autocomplete) = ("password", "new-password")
        case .birthdate: (inputType, autocomplete) = ("date", "bday")
        case .oneTimeCode: (autocomplete, inputMode) = ("one-time-code", "numeric")
        case .creditCardNumber: (autocomplete, inputMode) = ("cc-number", "numeric")
        case .creditCardExpiration: (autocomplete, inputMode) = ("cc-exp", "numeric")
        case .creditCardSecurityCode: (autocomplete, inputMode) = ("cc-csc", "numeric")
        default: autocomplete = Self.autofill[input]
        }
    }

    private static let autofill: [FormInputType: String] = [
        .userName: "username", .name: "name", .namePrefix: "honorific-prefix", .givenName: "given-name",
        .middleName: "additional-name", .familyName: "family-name", .nameSuffix: "honorific-suffix",
        .nickname: "nickname", .organizationName: "organization", .jobTitle: "organization-title",
        .fullStreetAddress: "address-line1", .streetAddressLine1: "address-line1",
        .streetAddressLine2: "address-line2", .addressCity: "address-level2", .addressState: "address-level1",
        .subLocality: "address-level3", .postalCode: "postal-code", .countryName: "country-name",
    ]
}

extension FormControl {
    /// Returns a date in the format of the control.
    ///
    /// Source: WHATWG HTML, "Dates and times".
    func text(of date: Date, timeZone: TimeZone) -> String {
        let style = Date.ISO8601FormatStyle(timeZone: timeZone)
        let day = style.year().month().day()
        return switch inputType {
        case "month": date.formatted(style.year().month())
        case "week": date.formatted(style.year().weekOfYear())
        case "time": date.formatted(style.time(includingFractionalSeconds: false).timeSeparator(.colon))
        case "datetime-local":
            date.formatted(day.time(includingFractionalSeconds: false).timeSeparator(.colon))
        default: date.formatted(day)
        }
    }
}
