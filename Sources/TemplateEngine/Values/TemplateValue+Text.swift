extension TemplateValue {
    /// What a tag prints for the value, before escaping: nothing for null; nil for what has no text.
    package var text: String? {
        switch self {
        case .null: ""
        case .bool(let bool): bool ? "true" : "false"
        case .integer(let integer): String(integer)
        case .double(let double): Self.digits(of: double)
        case .string(let string): string
        case .object(let object): object.text
        case .list: nil
        }
    }

    private static func digits(of value: Double) -> String {
        let digits = value.description
        return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    }
}
