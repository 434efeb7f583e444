/// Writes one value.
struct ValueContainer: SingleValueEncodingContainer {
    let encoder: LocalizingEncoder
    let node: EncodedNode
    let codingPath: [any CodingKey]

    func encodeNil() { node.set(.null) }
    func encode(_ value: Bool) { node.set(.bool(value)) }
    func encode(_ value: String) { node.set(.string(value)) }
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
