extension LocalizedValue {
    /// The tree with random ids, those of version 4 (RFC 9562), numbered in order of appearance.
    public var withNumberedIds: LocalizedValue {
        var numbers = IdNumbers()
        return numbered(by: &numbers)
    }

    private func numbered(by numbers: inout IdNumbers) -> LocalizedValue {
        switch self {
        case .uuid(let id): .uuid(numbers.id(for: id))
        case .list(let elements): .list(elements.map { $0.numbered(by: &numbers) })
        case .object(let object): .object(object.mapValues { $0.numbered(by: &numbers) })
        case .field(let field): .field(field.mapValue { $0.numbered(by: &numbers) })
        case .null, .bool, .integer, .unsigned, .double, .decimal, .string, .date, .localized, .enumeration: self
        }
    }
}
