import Foundation

/// Decodes a value from the members of another value, each of which may be changed.
///
/// A member is not encoded, so it is the same after decoding: a text keeps its key, and a date its style.
struct MemberDecoder: Decoder {
    /// Returns the new value of a member. A single associated value without a label has no name.
    typealias Change = (Any, _ name: String?) -> Any

    private let members: [String: Any]
    private let isCase: Bool
    private let change: Change
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    /// - Parameters:
    ///   - value: The value. Its properties are found by their names, also those with wrappers.
    ///   - change: Returns the new value of a property. For an enum, of an associated value.
    init(of value: Any, change: @escaping Change) {
        let mirror = Mirror(reflecting: value)
        self.init(mirror, isCase: mirror.displayStyle == .enum, change: change)
    }

    private init(_ mirror: Mirror, isCase: Bool, change: @escaping Change) {
        members = Dictionary(
            mirror.children.compactMap { child in child.label.map { ($0, child.value) } }, uniquingKeysWith: { $1 })
        self.isCase = isCase
        self.change = change
    }

    fileprivate init(_ members: [String: Any], change: @escaping Change) {
        self.members = members
        isCase = false
        self.change = change
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(MemberContainer<Key>(members: members, isCase: isCase, change: change))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Self.undecodable }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Self.undecodable }

    /// The error of a value that is not decoded from its own members.
    fileprivate static var undecodable: DecodingError {
        .dataCorrupted(.init(codingPath: [], debugDescription: "The value is not decoded from its own members."))
    }
}

private final class MemberContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let members: [String: Any]
    private let isCase: Bool
    private let change: MemberDecoder.Change
    /// The values that have been decoded, because an optional is decoded in two steps.
    private var decoded: [String: Any] = [:]

    let codingPath: [any CodingKey] = []

    init(members: [String: Any], isCase: Bool, change: @escaping MemberDecoder.Change) {
        self.members = members
        self.isCase = isCase
        self.change = change
    }

    /// The case of an enum. Other values decode keys that they know.
    var allKeys: [Key] { isCase ? members.keys.compactMap { Key(stringValue: $0) } : [] }

    func contains(_ key: Key) -> Bool { member(key) != nil }

    private func member(_ key: Key) -> Any? { members[key.stringValue] ?? members["_" + key.stringValue] }

    private func value(for key: Key) throws -> Any {
        if let value = decoded[key.stringValue] { return value }
        guard !isCase, let member = member(key) else { throw MemberDecoder.undecodable }
        let value = change(member, key.stringValue)
        decoded[key.stringValue] = value
        return value
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        guard let optional = try value(for: key) as? any OptionalType else { return false }
        return optional.wrappedValue == nil
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        guard let value = try value(for: key) as? Value else { throw MemberDecoder.undecodable }
        return value
    }

    /// The associated values of a case.
    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        guard isCase, let payload = members[key.stringValue] else { throw MemberDecoder.undecodable }
        let mirror = Mirror(reflecting: payload)
        guard mirror.displayStyle == .tuple else {
            return MemberDecoder(["_0": payload]) { [change] value, _ in change(value, nil) }.container(keyedBy: type)
        }
        let values = zip(0..., mirror.children).map { number, child in
            let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 } ?? "_\(number)"
            return (label, child.value)
        }
        return MemberDecoder(Dictionary(values, uniquingKeysWith: { $1 }), change: change).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        throw MemberDecoder.undecodable
    }

    func superDecoder() throws -> any Decoder { throw MemberDecoder.undecodable }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw MemberDecoder.undecodable }
}

/// Copies of values for longer lists, with ids of their own.
enum FreshCopy {
    /// Returns a copy of a value. Its ids are made from those of the value and a number.
    static func of(_ value: Any, number: Int) -> Any {
        guard let type = type(of: value) as? any Decodable.Type, Mirror(reflecting: value).displayStyle == .struct
        else { return value }
        let copy = try? type.init(
            from: MemberDecoder(of: value) { member, name in
                switch member {
                case let id as ViewModelId: fresh(id, number)
                case let id as UUID where name == "id": fresh(id, number)
                case let id as Int where name == "id": id &+ number
                case let id as String where name == "id": "\(id)-\(number)"
                default: member
                }
            })
        return copy ?? value
    }

    private static func fresh(_ id: ViewModelId, _ number: Int) -> ViewModelId {
        if id.isRandom { return ViewModelId() }
        let uuid = UUID(uuidString: id.id).map { ViewModelId(id: fresh($0, number)) }
        return uuid ?? ViewModelId(id: "\(id.id)-\(number)")
    }

    /// Returns a UUID whose first bytes have the number.
    private static func fresh(_ id: UUID, _ number: Int) -> UUID {
        var bytes = id.uuid
        bytes.0 ^= UInt8(truncatingIfNeeded: number)
        bytes.1 ^= UInt8(truncatingIfNeeded: number >> 8) ^ 0xC0
        return UUID(uuid: bytes)
    }
}
