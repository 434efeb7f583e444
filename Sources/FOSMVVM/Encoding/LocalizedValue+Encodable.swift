extension LocalizedValue: Encodable {
    /// Writes the tree in the form from which ViewModels decode.
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
