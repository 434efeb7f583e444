import TemplateEngine

/// A template's value as pages write it in JSON. `$text` is what an object prints as.
struct ShownValue: Decodable {
    let value: TemplateValue

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        if let members = try? decoder.container(keyedBy: Name.self) {
            let names = members.allKeys.filter { $0.stringValue != "$text" }
            let shape = TemplateShape(names: names.map { TemplateName($0.stringValue) })
            let values = try names.map { try members.decode(ShownValue.self, forKey: $0).value }
            let text = try members.decodeIfPresent(String.self, forKey: Name(stringValue: "$text"))
            value = .object(TemplateObject(shape: shape, values: values, text: text))
        } else if let items = try? [ShownValue](from: decoder) {
            value = .list(items.map(\.value))
        } else {
            value = try Self.scalar(decoder.singleValueContainer())
        }
    }

    private static func scalar(_ container: any SingleValueDecodingContainer) throws -> TemplateValue {
        if container.decodeNil() { return .null }
        if let value = try? container.decode(Bool.self) { return .bool(value) }
        if let value = try? container.decode(Int.self) { return .integer(value) }
        return .string(try container.decode(String.self))
    }
}
