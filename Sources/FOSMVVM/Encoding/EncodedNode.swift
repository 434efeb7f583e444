import FOSFoundation
import Foundation

/// A node of the tree under construction, which containers fill during `encode(to:)`.
final class EncodedNode {
    private enum Content {
        case nothing
        case value(LocalizedValue)
        case object(LocalizedObject)
        case list
    }

    private var content = Content.nothing
    private var pending: [(name: String, node: EncodedNode)] = []
    private var elements: [EncodedNode] = []

    /// The finished tree. If `encode(to:)` wrote nothing, it is an empty object, as in `JSONEncoder`.
    var value: LocalizedValue {
        switch content {
        case .nothing: return .object(LocalizedObject())
        case .value(let value): return value
        case .list: return .list(elements.map(\.value))
        case .object(let object):
            for (name, node) in pending { object.set(node.value, for: name) }
            return .object(object)
        }
    }

    func set(_ value: LocalizedValue) {
        content = .value(value)
    }

    /// Returns the object of this node, created if needed.
    func object() -> LocalizedObject {
        if case .object(let object) = content { return object }
        let object = LocalizedObject()
        content = .object(object)
        return object
    }

    /// Creates a node for a member whose value follows later.
    func member(_ name: String) -> EncodedNode {
        let node = EncodedNode()
        if case .object(let object) = content {
            object.set(.null, for: name)
            pending.append((name, node))
        }
        return node
    }

    /// The number of elements of the list so far. The list is created if needed.
    func beginList() -> Int {
        if case .list = content { return elements.count }
        content = .list
        return 0
    }

    /// Creates a node for the next element of the list.
    func element() -> EncodedNode {
        let node = EncodedNode()
        if case .list = content { elements.append(node) }
        return node
    }
}

/// The way in which the localizing encoder treats a type. Cached for each type, because casts to protocols are slow.
enum EncodedKind {
    case plain
    case date
    case uuid
    case url
    case data
    case decimal
    case localizable
    case property
    case viewModelId
    case field
    case model
    case propertyNames
    case dictionary
    case set
    case rawEnumeration
    case enumeration

    private static let known = ReadWriteLock<[ObjectIdentifier: EncodedKind]>([:])

    /// Returns the kind of a value's type.
    static func of<Value: Encodable>(_ value: Value) -> EncodedKind {
        let type = ObjectIdentifier(Value.self)
        if let kind = known.read({ $0[type] }) { return kind }
        let kind = uncached(value)
        known.write { $0[type] = kind }
        return kind
    }

    private static func uncached<Value: Encodable>(_ value: Value) -> EncodedKind {
        switch Value.self {
        case is Date.Type: .date
        case is UUID.Type: .uuid
        case is URL.Type: .url
        case is Data.Type: .data
        case is Decimal.Type: .decimal
        case let type as any SpeciallyEncoded.Type: type.encodedKind
        case is any Localizable.Type: .localizable
        case is any RetrievablePropertyNames.Type: Value.self is any ViewModel.Type ? .model : .propertyNames
        default: enumeration(value)
        }
    }

    private static func enumeration<Value: Encodable>(_ value: Value) -> EncodedKind {
        guard Mirror(reflecting: value).displayStyle == .enum else { return .plain }
        return Value.self is any RawRepresentable.Type ? .rawEnumeration : .enumeration
    }
}

/// A type that the localizing encoder does not encode as other types. One protocol for all of these, because each cast
/// to a protocol that a type does not conform to searches all conformances of the program.
protocol SpeciallyEncoded {
    static var encodedKind: EncodedKind { get }
}

/// The members of a dictionary and of a set are encoded in a different order in each run.
extension Dictionary: SpeciallyEncoded {
    static var encodedKind: EncodedKind { .dictionary }
}

extension Set: SpeciallyEncoded {
    static var encodedKind: EncodedKind { .set }
}

/// A list needs no search for other conformances, nor for the cases of an enum.
extension Array: SpeciallyEncoded {
    static var encodedKind: EncodedKind { .plain }
}

/// The `Encoder` that a single value sees.
struct NodeEncoder: Encoder {
    let encoder: LocalizingEncoder
    let node: EncodedNode
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { encoder.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(ObjectContainer<Key>(encoder: encoder, node: node, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        ListContainer(encoder: encoder, node: node, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        ValueContainer(encoder: encoder, node: node, codingPath: codingPath)
    }
}

extension Float {
    /// The number with the same shortest decimal text: `0.1` stays `0.1`, while a conversion returns
    /// 0.10000000149011612.
    var shortestDouble: Double { Double(description) ?? Double(self) }
}
