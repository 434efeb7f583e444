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
