import Diagnostics

/// The schema of a value of JSON, as far as arguments and results of tools need one.
package indirect enum JSONSchema: Hashable, Sendable {
    case boolean
    case integer
    case number
    case string
    /// One of these texts.
    case choice([String])
    case list(JSONSchema)
    /// An object whose members have any names.
    case map(JSONSchema)
    case object([Property])

    /// A member of an object.
    package struct Property: Hashable, Sendable {
        package let name: String
        package let schema: JSONSchema
        package let isRequired: Bool
        /// What it means, for readers. Nil if its name says it.
        package let description: String?
    }

    /// The schema in the dialect of JSON Schema 2020-12.
    package var json: JSONValue {
        switch self {
        case .boolean: ["type": "boolean"]
        case .integer: ["type": "integer"]
        case .number: ["type": "number"]
        case .string: ["type": "string"]
        case .choice(let texts): ["type": "string", "enum": .list(texts.map { .string($0) })]
        case .list(let schema): ["type": "array", "items": schema.json]
        case .map(let schema): ["type": "object", "additionalProperties": schema.json]
        case .object(let properties): Self.object(properties)
        }
    }

    private static func object(_ properties: [Property]) -> JSONValue {
        var json: [String: JSONValue] = ["type": "object", "additionalProperties": false]
        json["properties"] = .object(
            Dictionary(properties.map { ($0.name, $0.json) }, uniquingKeysWith: { first, _ in first }))
        let required = properties.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { json["required"] = .list(required) }
        return .object(json)
    }
}

extension JSONSchema.Property {
    fileprivate var json: JSONValue {
        guard let description, case .object(var members) = schema.json else { return schema.json }
        members["description"] = .string(description)
        return .object(members)
    }
}

extension JSONSchema {
    /// Returns what is wrong with a value, and what would be right. Nil if nothing is.
    ///
    /// - Parameter path: The name of the value in the message. Empty for the whole value.
    package func problem(with value: JSONValue, at path: String = "") -> String? {
        switch (self, value) {
        case (.boolean, .boolean), (.integer, .integer), (.number, .integer), (.number, .number), (.string, .string):
            nil
        case (.choice(let texts), .string(let text)):
            texts.contains(text) ? nil : Self.unknown(text, at: path, among: texts)
        case (.list(let schema), .list(let values)):
            values.enumerated().lazy.compactMap { schema.problem(with: $1, at: "\(path)[\($0)]") }.first
        case (.map(let schema), .object(let members)):
            members.sorted { $0.key < $1.key }.lazy
                .compactMap { schema.problem(with: $1, at: Self.path($0, in: path)) }.first
        case (.object(let properties), .object(let members)): Self.problem(with: members, properties, at: path)
        default: "\(path.isEmpty ? "The arguments" : "'\(path)'") must be \(expectation), not \(value.kind)."
        }
    }

    private static func problem(
        with members: [String: JSONValue], _ properties: [Property], at path: String
    ) -> String? {
        let names = properties.map(\.name)
        if let unknown = members.keys.sorted().first(where: { !names.contains($0) }) {
            let all = names.isEmpty ? " There are none." : " There are \(names.joined(separator: ", "))."
            return NearestNames.unknown(
                "argument", unknown, of: path.isEmpty ? nil : "'\(path)'", among: names, hint: all)
        }
        return properties.lazy.compactMap { property in
            let place = Self.path(property.name, in: path)
            switch members[property.name] {
            case nil where property.isRequired, .null where property.isRequired:
                return "The argument '\(place)' is missing. It is \(property.schema.expectation)."
            case nil, .null: return nil
            case let value?: return property.schema.problem(with: value, at: place)
            }
        }.first
    }

    private static func unknown(_ text: String, at path: String, among texts: [String]) -> String {
        let nearest = NearestNames.nearest(to: text, among: texts)
        let hint = nearest.isEmpty ? "Use one of \(texts.joined(separator: ", "))." : NearestNames.question(nearest)
        return "'\(path)' cannot be '\(text.excerpt)'. \(hint)"
    }

    private static func path(_ name: String, in path: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    private var expectation: String {
        switch self {
        case .boolean: "true or false"
        case .integer: "a whole number"
        case .number: "a number"
        case .string: "a text"
        case .choice(let texts): "one of \(texts.joined(separator: ", "))"
        case .list: "a list"
        case .map, .object: "an object"
        }
    }
}

extension JSONValue {
    /// What it is, for messages.
    fileprivate var kind: String {
        switch self {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let text): "the text '\(text.excerpt)'"
        case .list: "a list"
        case .object: "an object"
        }
    }
}
