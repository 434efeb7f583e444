extension OutputBuffer {
    /// Appends the text of `value`, with what HTML gives a meaning replaced. Gives false when the value has no text.
    mutating func appendEscaped(_ value: TemplateValue) -> Bool {
        switch value {
        case .string(let string): appendEscaped(string.utf8.span)
        case .object(let object):
            guard let text = object.storage.text else { return false }
            appendEscaped(text.utf8.span)
        default: return append(value)
        }
        return true
    }

    /// Appends the text of `value` as it is. Gives false when the value has no text.
    mutating func append(_ value: TemplateValue) -> Bool {
        switch value {
        case .null: break
        case .bool(let bool): append((bool ? "true" : "false").utf8.span)
        case .integer(let integer): append(String(integer).utf8.span)
        case .double(let double): append(Self.digits(of: double).utf8.span)
        case .string(let string): append(string.utf8.span)
        case .object(let object):
            guard let text = object.storage.text else { return false }
            append(text.utf8.span)
        case .list: return false
        }
        return true
    }

    private static func digits(of value: Double) -> String {
        let digits = value.description
        return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    }
}
