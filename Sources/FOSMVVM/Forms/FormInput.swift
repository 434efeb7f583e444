public import Foundation

/// The type of a field's input: the input types of HTML, and types for which browsers and systems offer autofill.
///
/// Source: WHATWG HTML, "States of the type attribute" and "Autofill".
public enum FormInputType: String, CaseIterable, Codable, Hashable, Sendable {
    case text, search, url, number, range, date, month, week, time, color, hidden, file
    case datetimeLocal
    case emailAddress, password, newPassword, oneTimeCode, username
    case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname
    case organizationName, jobTitle
    case fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity, addressState, postalCode, countryName
    case tel
    case creditCardNumber, creditCardExpiration, creditCardSecurityCode
    case birthdate
}

/// An option that constrains or configures the input of a field.
public enum FormInputOption<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    /// Whether the control is shown but cannot be used.
    case disabled(value: Bool)
    /// Whether a value is required.
    case required(value: Bool)
    /// The control's width in characters.
    case size(value: Int)
    /// The kind of value that the browser can fill in.
    case autocomplete(value: FormAutocomplete)
    /// Which letters an on-screen keyboard capitalizes.
    case autocapitalize(value: FormAutocapitalize)
    /// A text area's width in characters.
    case cols(value: Int)
    /// The minimum value.
    case minValue(value: Int)
    /// The maximum value.
    case maxValue(value: Int)
    /// The minimum number of characters.
    case minLength(value: Int)
    /// The maximum number of characters.
    case maxLength(value: Int)
    /// The earliest date.
    case minDate(date: Date)
    /// The latest date.
    case maxDate(date: Date)

    func apply(to constraints: inout FormFieldConstraints) {
        switch self {
        case .disabled(let value): constraints.isDisabled = value
        case .required(let value): constraints.isRequired = value
        case .size(let value): constraints.size = value
        case .autocomplete(let value): constraints.autocomplete = value
        case .autocapitalize(let value): constraints.autocapitalize = value
        case .cols(let value): constraints.cols = value
        case .minValue(let value): constraints.minValue = value
        case .maxValue(let value): constraints.maxValue = value
        case .minLength(let value): constraints.minLength = value
        case .maxLength(let value): constraints.maxLength = value
        case .minDate(let date): constraints.minDate = date
        case .maxDate(let date): constraints.maxDate = date
        }
    }
}

extension Array {
    /// Returns the options for a minimum and a maximum number of characters.
    public static func rangeLength<Value>(_ range: ClosedRange<Int>) -> Self where Element == FormInputOption<Value> {
        [.minLength(value: range.lowerBound), .maxLength(value: range.upperBound)]
    }
}

/// A kind of value that a browser can fill in: the autofill field names of WHATWG HTML.
public enum FormAutocomplete: String, Codable, Hashable, Sendable {
    case on, off
    case name, username, email, tel, url, bday, nickname, organization
    case honorificPrefix = "honorific-prefix"
    case givenName = "given-name"
    case additionalName = "additional-name"
    case familyName = "family-name"
    case honorificSuffix = "honorific-suffix"
    case organizationTitle = "organization-title"
    case currentPassword = "current-password"
    case newPassword = "new-password"
    case oneTimeCode = "one-time-code"
    case streetAddress = "street-address"
    case addressLine1 = "address-line1"
    case addressLine2 = "address-line2"
    case addressLevel1 = "address-level1"
    case addressLevel2 = "address-level2"
    case postalCode = "postal-code"
    case countryName = "country-name"
    case creditCardNumber = "cc-number"
    case creditCardExpiration = "cc-exp"
    case creditCardSecurityCode = "cc-csc"
}

/// Which letters an on-screen keyboard capitalizes.
public enum FormAutocapitalize: String, Codable, Hashable, Sendable {
    case never, words, sentences, characters
}

/// The combined options of a field's input. A limit that is nil does not apply.
public struct FormFieldConstraints: Hashable, Sendable {
    /// Whether the control is shown but cannot be used.
    public var isDisabled = false
    /// Whether a value is required.
    public var isRequired = false
    /// The control's width in characters.
    public var size: Int?
    /// The kind of value that the browser can fill in.
    public var autocomplete: FormAutocomplete?
    /// Which letters an on-screen keyboard capitalizes.
    public var autocapitalize: FormAutocapitalize?
    /// A text area's width in characters.
    public var cols: Int?
    /// The minimum value.
    public var minValue: Int?
    /// The maximum value.
    public var maxValue: Int?
    /// The minimum number of characters.
    public var minLength: Int?
    /// The maximum number of characters.
    public var maxLength: Int?
    /// The earliest date.
    public var minDate: Date?
    /// The latest date.
    public var maxDate: Date?
}
