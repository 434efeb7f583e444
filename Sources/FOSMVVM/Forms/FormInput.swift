public import Foundation

/// The type of a field's input: the input types of HTML, and types for which browsers and systems offer autofill.
///
/// Types that are buttons in HTML are fields for text.
///
/// Source: WHATWG HTML, "States of the type attribute" and "Autofill".
public enum FormInputType: String, CaseIterable, Codable, Hashable, Sendable {
    case text, search, url, number, range, date, month, week, time, color, hidden, file
    case button, checkbox, image, radio, reset, submit
    case datetimeLocal = "datetime-local"
    case emailAddress = "email"
    case password, newPassword, oneTimeCode, userName
    case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname
    case organizationName, jobTitle
    case location, fullStreetAddress, streetAddressLine1, streetAddressLine2
    case addressCity, addressState, addressCityAndState, subLocality, postalCode, countryName
    case tel, telephoneNumber
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

    /// The kinds of values that a browser can fill in.
    public typealias Autocomplete = FormAutocomplete
    /// The letters that an on-screen keyboard capitalizes.
    public typealias Autocapitalize = FormAutocapitalize

    /// Returns the options for a minimum and a maximum number of characters.
    public static func rangeLength(_ range: ClosedRange<Int>) -> [Self] {
        [.minLength(value: range.lowerBound), .maxLength(value: range.upperBound)]
    }

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
        FormInputOption.rangeLength(range)
    }
}

/// A kind of value that a browser can fill in. The raw values are those of JSON.
///
/// Source: WHATWG HTML, "Autofill".
public enum FormAutocomplete: String, CaseIterable, Codable, Hashable, Sendable {
    case on, off
    case name
    case honorificPrefix = "honorific-prefix"
    case givenName = "given-name"
    case additionalName = "additional-name"
    case familyName = "family-name"
    case honorificSuffix = "honorific-suffix"
    case nickname, username, email
    case newPassword = "new-password"
    case currentPassword = "current-password"
    case oneTimeCode = "one-time-code"
    case organizationTitle = "organization-title"
    case organization
    case streetAddress = "street-address"
    case addressLine1 = "address-line-1"
    case addressLine2 = "address-line-2"
    case addressLine3 = "address-line-3"
    case addressLevel1 = "address-level-1"
    case addressLevel2 = "address-level-2"
    case addressLevel3 = "address-level-3"
    case addressLevel4 = "address-level-4"
    case country
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case country_name = "country-name"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case postal_code = "postal-code"
    case ccName = "cc-name"
    case ccGivenName = "cc-given-name"
    case ccFamilyName = "cc-family-name"
    case ccNumber = "cc-number"
    case ccExp = "cc-exp"
    case ccExpMonth = "cc-exp-month"
    case ccExpYear = "cc-exp-year"
    case ccCSC = "cc-csc"
    case ccType = "cc-type"
    case transactionCurrency = "transaction-currency"
    case transactionAmount = "transaction-amount"
    case language
    case birthDay = "bday"
    case birthDayDay = "bday-day"
    case birthDayMonth = "bday-month"
    case birthDayYear = "bday-year"
    case sex
    case telephone = "tel"
    case telephoneCountryCode = "tel-country-code"
    case telephoneNational = "tel-national"
    case telephoneAreaCode = "tel-area-code"
    case telephoneLocal = "tel-local"
    case telephoneExtension = "tel-extension"
    case instantMessagingProtocolEndpoint = "impp"
    case url, photo

    /// The name in HTML, which has no hyphen before a number.
    public var fieldName: String { rawValue.replacing(/-(?=\d)/, with: "") }
}

/// Which letters an on-screen keyboard capitalizes.
public enum FormAutocapitalize: String, CaseIterable, Codable, Hashable, Sendable {
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
