/// A value for a template, which is the only input of rendering.
package enum TemplateValue: Sendable, Equatable {
    /// A known value that is absent. It prints nothing and is false. Its members are also null.
    case null
    /// A Boolean value. It prints `true` or `false`.
    case bool(Bool)
    /// An integer. It prints its digits without grouping. It is true in a section, even if it is zero.
    case integer(Int)
    /// A number. It prints the shortest digits that parse to it, without a trailing `.0`.
    case double(Double)
    /// A text. It prints escaped. It is false in a section if it is empty.
    case string(String)
    /// A list. It repeats a section for each element, and is false if it is empty. It has no text.
    case list([TemplateValue])
    /// An object. It opens a section with its members, and prints its text.
    case object(TemplateObject)
}

extension TemplateValue {
    /// Whether an inverted section is rendered for the value.
    var isFalse: Bool {
        switch self {
        case .null: true
        case .bool(let value): !value
        case .string(let string): string.isEmpty
        case .list(let items): items.isEmpty
        case .integer, .double, .object: false
        }
    }

    /// Returns the member for a component of a dotted name. Nil if the value cannot have it.
    func member(_ component: NameComponent) -> TemplateValue? {
        switch self {
        case .null: .null
        case .object(let object): object.storage.member(component.name)
        case .list(let items): component.index.flatMap { items.indices.contains($0) ? .some(items[$0]) : .none }
        case .bool, .integer, .double, .string: nil
        }
    }

    /// The kind of the value in messages.
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
    /// Creates a Boolean value.
    package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension TemplateValue: ExpressibleByIntegerLiteral {
    /// Creates an integer.
    package init(integerLiteral value: Int) { self = .integer(value) }
}

extension TemplateValue: ExpressibleByFloatLiteral {
    /// Creates a number.
    package init(floatLiteral value: Double) { self = .double(value) }
}

extension TemplateValue: ExpressibleByStringInterpolation {
    /// Creates a string.
    package init(stringLiteral value: String) { self = .string(value) }
}

extension TemplateValue: ExpressibleByArrayLiteral {
    /// Creates a list.
    package init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
    /// Creates an object with members in the written order. If two names are equal, the first one applies.
    package init(dictionaryLiteral elements: (String, TemplateValue)...) {
        let shape = TemplateShape(names: elements.map { TemplateName($0.0) })
        self = .object(TemplateObject(shape: shape, values: elements.map(\.1)))
    }
}

extension TemplateValue {
    /// The text of the value before escaping. It is empty for null, and nil for a value without a text.
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
