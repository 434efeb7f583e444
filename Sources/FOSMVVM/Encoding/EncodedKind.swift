import Foundation
import Synchronization

/// How the localizing encoder treats values of a type. Told once for each type, as casts to protocols are slow.
enum EncodedKind {
    case plain
    case date
    case uuid
    case url
    case data
    case decimal
    case localizable
    case property
    case field
    case model
    case propertyNames
    case dictionary
    case rawEnumeration
    case enumeration

    private static let known = Mutex<[ObjectIdentifier: EncodedKind]>([:])

    /// The kind of a value's type.
    static func of<Value: Encodable>(_ value: Value) -> EncodedKind {
        let type = ObjectIdentifier(Value.self)
        if let kind = known.withLock({ $0[type] }) { return kind }
        let kind = tell(value)
        known.withLock { $0[type] = kind }
        return kind
    }

    private static func tell<Value: Encodable>(_ value: Value) -> EncodedKind {
        switch Value.self {
        case is Date.Type: .date
        case is UUID.Type: .uuid
        case is URL.Type: .url
        case is Data.Type: .data
        case is Decimal.Type: .decimal
        case is any Localizable.Type: .localizable
        case is any LocalizedPropertyWrapper.Type: .property
        case is any FormFieldModelProtocol.Type: .field
        case is any ViewModel.Type: .model
        case is any RetrievablePropertyNames.Type: .propertyNames
        case is any UnorderedMembers.Type: .dictionary
        default: enumeration(value)
        }
    }

    private static func enumeration<Value: Encodable>(_ value: Value) -> EncodedKind {
        guard Mirror(reflecting: value).displayStyle == .enum else { return .plain }
        return Value.self is any RawRepresentable.Type ? .rawEnumeration : .enumeration
    }
}

/// A type whose values give their members in another order in each run.
private protocol UnorderedMembers {}

extension Dictionary: UnorderedMembers {}
