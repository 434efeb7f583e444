/// What a template can show: the only input of rendering.
public enum TemplateValue: Sendable, Equatable {
    /// Known but without a value: prints nothing and is false. Its members are null too.
    case null
    /// Prints as `true` or `false`.
    case bool(Bool)
    /// Prints as its digits, with no grouping. True in a section, zero included.
    case integer(Int)
    /// Prints as the shortest digits that read back as it, without a trailing `.0`.
    case double(Double)
    /// Prints escaped. False in a section when empty.
    case string(String)
    /// Repeats a section for each element, and is false when empty. Has no text of its own.
    case list([TemplateValue])
    /// Opens a section on its members, and prints as its text.
    case object(TemplateObject)
}

extension TemplateValue {
    /// Whether an inverted section shows for the value.
    var isFalse: Bool {
        switch self {
        case .null: true
        case .bool(let value): !value
        case .string(let string): string.isEmpty
        case .list(let items): items.isEmpty
        case .integer, .double, .object: false
        }
    }

    /// The member that one component of a dotted name asks for; nil when the value cannot have it.
    func member(_ component: NameComponent) -> TemplateValue? {
        switch self {
        case .null: .null
        case .object(let object): object.storage.member(component.name)
        case .list(let items): component.index.flatMap { items.indices.contains($0) ? .some(items[$0]) : .none }
        case .bool, .integer, .double, .string: nil
        }
    }

    /// What the value is, in the words of a message.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a bool"
        case .integer, .double: "a number"
        case .string: "a string"
        case .list: "a list"
        case .object: "an object"
        }
    }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
    /// A bool.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension TemplateValue: ExpressibleByIntegerLiteral {
    /// An integer.
    public init(integerLiteral value: Int) { self = .integer(value) }
}

extension TemplateValue: ExpressibleByFloatLiteral {
    /// A double.
    public init(floatLiteral value: Double) { self = .double(value) }
}

extension TemplateValue: ExpressibleByStringInterpolation {
    /// A string.
    public init(stringLiteral value: String) { self = .string(value) }
}

extension TemplateValue: ExpressibleByArrayLiteral {
    /// A list.
    public init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
    /// An object with the members in the order written; the first of two equal names wins.
    public init(dictionaryLiteral elements: (String, TemplateValue)...) {
        let shape = TemplateShape(names: elements.map { TemplateName($0.0) })
        self = .object(TemplateObject(shape: shape, values: elements.map(\.1)))
    }
}

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
