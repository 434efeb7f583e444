import Foundation
import Synchronization

/// How the localizing encoder treats values of a type. Told once for each type, as casts to protocols are slow.
enum EncodedKind {
    case plain
    case date
    case uuid
    case url
    case localizable
    case property
    case field
    case model
    case propertyNames
    case rawEnumeration
    case enumeration

    private static let known = Mutex<[ObjectIdentifier: EncodedKind]>([:])

    /// The kind of a value's type.
    static func of<Value: Encodable>(_ value: Value) -> EncodedKind {
        known.withLock { known in
            if let kind = known[ObjectIdentifier(Value.self)] { return kind }
            let kind = tell(value)
            known[ObjectIdentifier(Value.self)] = kind
            return kind
        }
    }

    private static func tell<Value: Encodable>(_ value: Value) -> EncodedKind {
        switch Value.self {
        case is Date.Type: .date
        case is UUID.Type: .uuid
        case is URL.Type: .url
        case is any Localizable.Type: .localizable
        case is any LocalizedPropertyWrapper.Type: .property
        case is any FormFieldModelProtocol.Type: .field
        case is any ViewModel.Type: .model
        case is any RetrievablePropertyNames.Type: .propertyNames
        default: enumeration(value)
        }
    }

    private static func enumeration<Value: Encodable>(_ value: Value) -> EncodedKind {
        guard Mirror(reflecting: value).displayStyle == .enum else { return .plain }
        return Value.self is any RawRepresentable.Type ? .rawEnumeration : .enumeration
    }
}
