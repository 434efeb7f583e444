/// What a browser may fill into a field: the autofill field names of WHATWG HTML.
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
