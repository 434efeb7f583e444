/// What a field's input is: HTML's input types, and the kinds that browsers and systems fill in by themselves.
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
