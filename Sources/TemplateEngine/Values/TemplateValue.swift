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
