/// A type with descriptions of its properties, which the schema of a tool contains.
package protocol DescribedProperties: Decodable, Sendable {
    /// What each property means, by its name in JSON.
    static var descriptions: [String: String] { get }
}

/// An enum of texts, which the schema of a tool lists.
package protocol ArgumentChoice: RawRepresentable, CaseIterable, Codable, Sendable where RawValue == String {}

extension JSONSchema {
    /// Creates the schema of a type from its own `init(from:)`, which asks a decoder for each property.
    ///
    /// - Throws: ``SchemaError`` for a type that has no schema, such as one that contains itself.
    package init<Value: Decodable>(of type: Value.Type) throws {
        self = try SchemaReader.read(type, depth: 0).schema
    }
}

/// A type that has no schema. Only the declaration of a tool can lead to it.
package struct SchemaError: Error {
    package let type: String
}

/// Reads the schema of a type: decodes a value that has a placeholder for each property, and notes which are asked for.
struct SchemaReader {
    private static let maxDepth = 8

    static func read<Value: Decodable>(
        _ type: Value.Type, depth: Int
    ) throws -> (schema: JSONSchema, placeholder: Value) {
        guard depth < maxDepth else { throw SchemaError(type: "\(type)") }
        if let known = type as? any SchemaPlaceholder.Type,
            let read = try known.read(depth: depth) as? (JSONSchema, Value)
        {
            return read
        }
        if let choice = type as? any ArgumentChoice.Type, let first = choice.first as? Value {
            return (.choice(choice.texts), first)
        }
        let notes = SchemaNotes(descriptions: (type as? any DescribedProperties.Type)?.descriptions ?? [:])
        let value = try Value(from: SchemaDecoder(notes: notes, depth: depth))
        return (.object(notes.properties), value)
    }
}

/// A type with a schema of its own, and a value of it.
protocol SchemaPlaceholder {
    static func read(depth: Int) throws -> (JSONSchema, Self)
}

extension Bool: SchemaPlaceholder {
    static func read(depth: Int) -> (JSONSchema, Bool) { (.boolean, false) }
}

extension Int: SchemaPlaceholder {
    static func read(depth: Int) -> (JSONSchema, Int) { (.integer, 0) }
}

extension Double: SchemaPlaceholder {
    static func read(depth: Int) -> (JSONSchema, Double) { (.number, 0) }
}

extension String: SchemaPlaceholder {
    static func read(depth: Int) -> (JSONSchema, String) { (.string, "") }
}

extension Array: SchemaPlaceholder where Element: Decodable {
    static func read(depth: Int) throws -> (JSONSchema, [Element]) {
        (.list(try SchemaReader.read(Element.self, depth: depth + 1).schema), [])
    }
}

extension Dictionary: SchemaPlaceholder where Key == String, Value: Decodable {
    static func read(depth: Int) throws -> (JSONSchema, [String: Value]) {
        (.map(try SchemaReader.read(Value.self, depth: depth + 1).schema), [:])
    }
}

extension ArgumentChoice {
    fileprivate static var first: Any? { allCases.first }
    fileprivate static var texts: [String] { allCases.map(\.rawValue) }
}

/// The properties that a type asks for.
private final class SchemaNotes {
    let descriptions: [String: String]
    private(set) var properties: [JSONSchema.Property] = []
    /// The properties that may be missing.
    var optional: Set<String> = []

    init(descriptions: [String: String]) {
        self.descriptions = descriptions
    }

    func add(_ name: String, _ schema: JSONSchema) {
        properties.append(
            JSONSchema.Property(
                name: name, schema: schema, isRequired: !optional.contains(name), description: descriptions[name]))
    }
}

private struct SchemaDecoder: Decoder {
    let notes: SchemaNotes
    let depth: Int
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(SchemaContainer(notes: notes, depth: depth))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw SchemaError(type: "a list") }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw SchemaError(type: "a value") }
}

private struct SchemaContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let notes: SchemaNotes
    let depth: Int
    let codingPath: [any CodingKey] = []
    let allKeys: [Key] = []

    /// A synthesized `init(from:)` asks this only for an optional property.
    func contains(_ key: Key) -> Bool {
        notes.optional.insert(key.stringValue)
        return true
    }

    func decodeNil(forKey key: Key) -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        let (schema, placeholder) = try SchemaReader.read(type, depth: depth + 1)
        notes.add(key.stringValue, schema)
        return placeholder
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> { throw SchemaError(type: key.stringValue) }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        throw SchemaError(type: key.stringValue)
    }
    func superDecoder() throws -> any Decoder { throw SchemaError(type: "super") }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw SchemaError(type: key.stringValue) }
}
