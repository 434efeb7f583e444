import Foundation

/// The types of numbers that may have a fraction, optional or not.
enum FractionalType {
    static func contains(_ type: Any.Type) -> Bool {
        if let optional = type as? any OptionalType.Type { return contains(optional.wrapped) }
        return type is any BinaryFloatingPoint.Type || type == Decimal.self
    }
}
