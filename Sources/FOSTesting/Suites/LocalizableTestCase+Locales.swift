public import Foundation

extension LocalizableTestCase {
    /// English.
    public static var en: Locale { Locale(identifier: "en") }
    /// English as in the United Kingdom.
    public static var enGB: Locale { Locale(identifier: "en-GB") }
    /// English as in the United States.
    public static var enUS: Locale { Locale(identifier: "en-US") }
    /// Spanish.
    public static var es: Locale { Locale(identifier: "es") }

    /// English.
    public var en: Locale { Self.en }
    /// English as in the United Kingdom.
    public var enGB: Locale { Self.enGB }
    /// English as in the United States.
    public var enUS: Locale { Self.enUS }
    /// Spanish.
    public var es: Locale { Self.es }
}
