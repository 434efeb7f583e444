public import Foundation

/// What a ViewModel is once it is localized: the tree that HTML and JSON are made from.
public indirect enum LocalizedValue {
    /// Nothing, such as an optional that is nil.
    case null
    /// A truth value.
    case bool(Bool)
    /// A whole number.
    case integer(Int64)
    /// A whole number that is too large to be signed.
    case unsigned(UInt64)
    /// A number.
    case double(Double)
    /// A decimal number of more digits than a double has.
    case decimal(Decimal)
    /// A text.
    case string(String)
    /// A moment.
    case date(Date)
    /// An identity.
    case uuid(UUID)
    /// A value with its text in the locale.
    case localized(text: String, value: LocalizedValue)
    /// A case of an enum that has a raw value.
    case enumeration(EnumerationCase, raw: LocalizedValue)
    /// A form's field with its value.
    case field(LocalizedField)
    /// Elements in order.
    case list([LocalizedValue])
    /// Members by name.
    case object(LocalizedObject)

    /// The value as one text, where it is one or a list of them, then joined by commas; else empty.
    public var text: String {
        switch self {
        case .string(let text), .localized(let text, _): text
        case .list: texts.joined(separator: ", ")
        default: ""
        }
    }

    /// The elements' texts of a list; else the one text.
    var texts: [String] {
        if case .list(let elements) = self { elements.map(\.text) } else { [text] }
    }

    /// The value as one text in the localizer's locale, a list as the locale writes it.
    func text(by localizer: Localizer) -> String {
        if case .list = self { localizer.formats.list(of: texts) } else { text }
    }
}
