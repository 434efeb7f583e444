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
    func encode(_ value: String) { node.element().set(.string(value)) }
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
