extension View {
    /// Sets which keyboard a touch screen shows for the fields in this view.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { input { $0.keyboard = type } }

    /// Sets what the fields in this view are for, so that the browser can fill them in.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        input { $0.content = textContentType }
    }

    /// Sets what the key of a keyboard that submits the fields in this view shows.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        input { $0.submitLabel = submitLabel }
    }

    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        input { $0.isCorrected = disable ? false : nil }
    }

    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        autocorrectionDisabled(disable == true)
    }

    /// Sets which letters a keyboard makes upper case.
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        input { $0.capitalization = autocapitalization }
    }

    /// Sets which letters a keyboard makes upper case.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    nonisolated private func input(_ change: @escaping (inout TextInput) -> Void) -> some View {
        modifier(EnvironmentModifier { change(&$0.textInput) })
    }
}

/// What a field for texts expects.
package struct TextInput: Hashable, Sendable {
    package var keyboard: UIKeyboardType?
    package var content: UITextContentType?
    package var submitLabel: SubmitLabel?
    /// False if the browser must not correct it. Nil if it can.
    package var isCorrected: Bool?
    package var capitalization: TextInputAutocapitalization?
}

/// The keyboard of a touch screen.
public enum UIKeyboardType: Int, Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

    public static let alphabet = UIKeyboardType.asciiCapable
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a purpose from its name in HTML, such as `email`.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = Self(rawValue: "name")
    public static let namePrefix = Self(rawValue: "honorific-prefix")
    public static let givenName = Self(rawValue: "given-name")
    public static let middleName = Self(rawValue: "additional-name")
    public static let familyName = Self(rawValue: "family-name")
    public static let nameSuffix = Self(rawValue: "honorific-suffix")
    public static let nickname = Self(rawValue: "nickname")
    public static let jobTitle = Self(rawValue: "organization-title")
    public static let organizationName = Self(rawValue: "organization")
    public static let fullStreetAddress = Self(rawValue: "street-address")
    public static let streetAddressLine1 = Self(rawValue: "address-line1")
    public static let streetAddressLine2 = Self(rawValue: "address-line2")
    public static let addressCity = Self(rawValue: "address-level2")
    public static let addressState = Self(rawValue: "address-level1")
    public static let addressCityAndState = Self(rawValue: "address-level2")
    public static let sublocality = Self(rawValue: "address-level3")
    public static let countryName = Self(rawValue: "country-name")
    public static let postalCode = Self(rawValue: "postal-code")
    public static let telephoneNumber = Self(rawValue: "tel")
    public static let emailAddress = Self(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = Self(rawValue: "url")
    public static let creditCardNumber = Self(rawValue: "cc-number")
    public static let username = Self(rawValue: "username")
    public static let password = Self(rawValue: "current-password")
    public static let newPassword = Self(rawValue: "new-password")
    public static let oneTimeCode = Self(rawValue: "one-time-code")
    public static let birthdate = Self(rawValue: "bday")
}

/// What the key of a keyboard that submits shows.
public struct SubmitLabel: Hashable, Sendable {
    /// The name in HTML.
    package let name: String

    public static let done = Self(name: "done")
    public static let go = Self(name: "go")
    public static let send = Self(name: "send")
    public static let join = Self(name: "go")
    public static let route = Self(name: "go")
    public static let search = Self(name: "search")
    public static let `return` = Self(name: "enter")
    public static let next = Self(name: "next")
    public static let `continue` = Self(name: "next")
}

/// Which letters a keyboard makes upper case.
public struct TextInputAutocapitalization: Hashable, Sendable {
    /// The name in HTML.
    package let name: String

    public static let never = Self(name: "none")
    public static let words = Self(name: "words")
    public static let sentences = Self(name: "sentences")
    public static let characters = Self(name: "characters")

    private init(name: String) { self.name = name }

    /// Creates the value of UIKit.
    public init?(_ type: UITextAutocapitalizationType) {
        self =
            switch type {
            case .none: .never
            case .words: .words
            case .sentences: .sentences
            case .allCharacters: .characters
            }
    }
}

/// Which letters a keyboard makes upper case.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    case none, words, sentences, allCharacters
}

extension EnvironmentValues {
    @Entry var textInput: TextInput = TextInput()

    /// Whether the browser must not correct what is entered.
    public var autocorrectionDisabled: Bool {
        get { textInput.isCorrected == false }
        set { textInput.isCorrected = newValue ? false : nil }
    }
}
