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
    /// A value that is another one in JSON.
    case encoded(LocalizedValue, as: LocalizedValue)
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
        case .encoded(let value, _): value.text
        default: ""
        }
    }

    /// The texts of a list's elements, or the single text.
    var texts: [String] {
        if case .list(let elements) = shown { elements.map(\.text) } else { [text] }
    }

    /// The elements of a list, or the single value.
    var elements: [LocalizedValue] {
        if case .list(let elements) = shown { elements } else { [self] }
    }

    /// The value that a view shows, which can be another one in JSON.
    package var shown: LocalizedValue {
        if case .encoded(let value, _) = self { value } else { self }
    }

    /// Returns the value as a single text in the localizer's locale. A list is written as the locale writes lists.
    func text(by localizer: Localizer) -> String {
        if case .list = shown { localizer.formats.list(of: texts) } else { text }
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
        case .encoded(_, let value):
            try value.encode(to: encoder)
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
        case .localized(let text, _): try container.encode(text)
        case .null, .encoded, .list, .object: try container.encodeNil()
        }
    }
}
