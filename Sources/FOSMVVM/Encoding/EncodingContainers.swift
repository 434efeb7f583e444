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
    func encode(_ value: String, forKey key: Key) { object.set(encoder.text(value), for: key.stringValue) }
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

/// Writes elements into a list.
struct ListContainer: UnkeyedEncodingContainer {
    let encoder: LocalizingEncoder
    let node: EncodedNode
    let codingPath: [any CodingKey]

    init(encoder: LocalizingEncoder, node: EncodedNode, codingPath: [any CodingKey]) {
        self.encoder = encoder
        self.node = node
        self.codingPath = codingPath
        _ = node.beginList()
    }

    var count: Int { node.beginList() }

    func encodeNil() { node.element().set(.null) }
    func encode(_ value: Bool) { node.element().set(.bool(value)) }
    func encode(_ value: String) { node.element().set(encoder.text(value)) }
    func encode(_ value: Double) { node.element().set(.double(value)) }
    func encode(_ value: Float) { node.element().set(.double(value.shortestDouble)) }
    func encode(_ value: Int) { node.element().set(.integer(Int64(value))) }
    func encode(_ value: Int8) { node.element().set(.integer(Int64(value))) }
    func encode(_ value: Int16) { node.element().set(.integer(Int64(value))) }
    func encode(_ value: Int32) { node.element().set(.integer(Int64(value))) }
    func encode(_ value: Int64) { node.element().set(.integer(value)) }
    func encode(_ value: UInt) { node.element().set(.unsigned(UInt64(value))) }
    func encode(_ value: UInt8) { node.element().set(.integer(Int64(value))) }
    func encode(_ value: UInt16) { node.element().set(.integer(Int64(value))) }
    func encode(_ value: UInt32) { node.element().set(.integer(Int64(value))) }
    func encode(_ value: UInt64) { node.element().set(.unsigned(value)) }

    func encode<Value: Encodable>(_ value: Value) throws {
        node.element().set(try encoder.encode(value, path: codingPath))
    }

    func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
        superNodeEncoder().container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        superNodeEncoder().unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
        superNodeEncoder()
    }

    private func superNodeEncoder() -> NodeEncoder {
        NodeEncoder(encoder: encoder, node: node.element(), codingPath: codingPath)
    }
}

/// Writes one value.
struct ValueContainer: SingleValueEncodingContainer {
    let encoder: LocalizingEncoder
    let node: EncodedNode
    let codingPath: [any CodingKey]

    func encodeNil() { node.set(.null) }
    func encode(_ value: Bool) { node.set(.bool(value)) }
    func encode(_ value: String) { node.set(encoder.text(value)) }
    func encode(_ value: Double) { node.set(.double(value)) }
    func encode(_ value: Float) { node.set(.double(value.shortestDouble)) }
    func encode(_ value: Int) { node.set(.integer(Int64(value))) }
    func encode(_ value: Int8) { node.set(.integer(Int64(value))) }
    func encode(_ value: Int16) { node.set(.integer(Int64(value))) }
    func encode(_ value: Int32) { node.set(.integer(Int64(value))) }
    func encode(_ value: Int64) { node.set(.integer(value)) }
    func encode(_ value: UInt) { node.set(.unsigned(UInt64(value))) }
    func encode(_ value: UInt8) { node.set(.integer(Int64(value))) }
    func encode(_ value: UInt16) { node.set(.integer(Int64(value))) }
    func encode(_ value: UInt32) { node.set(.integer(Int64(value))) }
    func encode(_ value: UInt64) { node.set(.unsigned(value)) }

    func encode<Value: Encodable>(_ value: Value) throws {
        node.set(try encoder.encode(value, path: codingPath))
    }
}
