/// Writes members into an object.
struct ObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: LocalizingEncoder
    let node: EncodedNode
    let codingPath: [any CodingKey]
    private let object: LocalizedObject

    init(encoder: LocalizingEncoder, node: EncodedNode, codingPath: [any CodingKey]) {
        self.encoder = encoder
        self.node = node
        self.codingPath = codingPath
        object = node.object()
        object.keyType = Key.self
    }

    func encodeNil(forKey key: Key) { object.set(.null, for: key.stringValue) }
    func encode(_ value: Bool, forKey key: Key) { object.set(.bool(value), for: key.stringValue) }
    func encode(_ value: String, forKey key: Key) { object.set(.string(value), for: key.stringValue) }
    func encode(_ value: Double, forKey key: Key) { object.set(.double(value), for: key.stringValue) }
    func encode(_ value: Float, forKey key: Key) { object.set(.double(value.shortestDouble), for: key.stringValue) }
    func encode(_ value: Int, forKey key: Key) { object.set(.integer(Int64(value)), for: key.stringValue) }
    func encode(_ value: Int8, forKey key: Key) { object.set(.integer(Int64(value)), for: key.stringValue) }
    func encode(_ value: Int16, forKey key: Key) { object.set(.integer(Int64(value)), for: key.stringValue) }
    func encode(_ value: Int32, forKey key: Key) { object.set(.integer(Int64(value)), for: key.stringValue) }
    func encode(_ value: Int64, forKey key: Key) { object.set(.integer(value), for: key.stringValue) }
    func encode(_ value: UInt, forKey key: Key) { object.set(.unsigned(UInt64(value)), for: key.stringValue) }
    func encode(_ value: UInt8, forKey key: Key) { object.set(.integer(Int64(value)), for: key.stringValue) }
    func encode(_ value: UInt16, forKey key: Key) { object.set(.integer(Int64(value)), for: key.stringValue) }
    func encode(_ value: UInt32, forKey key: Key) { object.set(.integer(Int64(value)), for: key.stringValue) }
    func encode(_ value: UInt64, forKey key: Key) { object.set(.unsigned(value), for: key.stringValue) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        object.set(try encoder.encode(value, path: codingPath + [key]), for: key.stringValue)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        nested(key).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        nested(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
        let key = LocalizedKey(stringValue: "super")
        return NodeEncoder(encoder: encoder, node: node.member(key.stringValue), codingPath: codingPath + [key])
    }

    func superEncoder(forKey key: Key) -> any Encoder {
        nested(key)
    }

    private func nested(_ key: Key) -> NodeEncoder {
        NodeEncoder(encoder: encoder, node: node.member(key.stringValue), codingPath: codingPath + [key])
    }
}
