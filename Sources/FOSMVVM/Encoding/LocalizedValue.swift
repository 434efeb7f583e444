public import Foundation

/// A localized ViewModel: the tree from which HTML and JSON are made.
public indirect enum LocalizedValue {
    /// No value, such as an optional that is nil.
    case null
    /// A Boolean value.
    case bool(Bool)
    /// A whole number.
    case integer(Int64)
    /// A whole number that is too large for a signed integer.
    case unsigned(UInt64)
    /// A number with a fraction.
    case double(Double)
    /// A decimal number with more digits than a double has.
    case decimal(Decimal)
    /// A text.
    case string(String)
    /// A date.
    case date(Date)
    /// A UUID.
    case uuid(UUID)
    /// A value with its text in the locale.
    case localized(text: String, value: LocalizedValue)
    /// A case of an enum with raw values.
    case enumeration(EnumerationCase, raw: LocalizedValue)
    /// A form field with its value.
    case field(LocalizedField)
    /// A list of elements.
    case list([LocalizedValue])
    /// Members by name.
    case object(LocalizedObject)

    /// The value as a single text. The texts of a list are joined by commas. Empty for other values.
    public var text: String {
        switch self {
        case .string(let text), .localized(let text, _): text
        case .list: texts.joined(separator: ", ")
        default: ""
        }
    }

    /// The texts of a list's elements, or the single text.
    var texts: [String] {
        if case .list(let elements) = self { elements.map(\.text) } else { [text] }
    }

    /// Returns the value as a single text in the localizer's locale. A list is written as the locale writes lists.
    func text(by localizer: Localizer) -> String {
        if case .list = self { localizer.formats.list(of: texts) } else { text }
    }
}

extension LocalizedValue: Encodable {
    /// Writes the tree in the format from which ViewModels decode.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let object):
            var container = encoder.container(keyedBy: LocalizedKey.self)
            for (name, value) in zip(object.names, object.values) {
                try container.encode(value, forKey: LocalizedKey(stringValue: name))
            }
        case .localized(let text, let value):
            var container = encoder.container(keyedBy: LocalizedKey.self)
            try container.encode(value, forKey: LocalizedKey(stringValue: "value"))
            try container.encode(text, forKey: LocalizedKey(stringValue: "localizedString"))
        case .list(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(element) }
        default:
            var container = encoder.singleValueContainer()
            try encodeScalar(to: &container)
        }
    }

    private func encodeScalar(to container: inout some SingleValueEncodingContainer) throws {
        switch self {
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .unsigned(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .decimal(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .date(let value): try container.encode(value)
        case .uuid(let value): try container.encode(value)
        case .enumeration(_, let raw): try container.encode(raw)
        case .field(let field): try container.encode(field)
        case .null, .localized, .list, .object: try container.encodeNil()
        }
    }
}
