import Foundation

/// The comparison of values by their parts.
enum ValueEquality {
    /// Whether two values show the same. Identities of ViewModels are ignored, because they can be random.
    ///
    /// - Parameter ignoresIds: Whether ids of models are ignored, too.
    static func isSame(_ left: Any, _ right: Any, ignoresIds: Bool = false) -> Bool {
        guard type(of: left) == type(of: right) else { return false }
        switch (left, right) {
        case (is ViewModelId, _): return true
        case (is ModelIdType, _) where ignoresIds: return true
        case (let left as LocalizableRef, let right as LocalizableRef):
            return left.withoutIdentity == right.withoutIdentity
        case (let left as LocalizableSubstitutions, let right as LocalizableSubstitutions):
            return isSame(left.baseString, right.baseString) && left.hashableValues == right.hashableValues
        case (let left as any FormFieldModelProtocol, let right as any FormFieldModelProtocol):
            return isSame(left.value, right.value, ignoresIds: ignoresIds)
        case (is any LocalizedPropertyWrapper, _):
            return isSame(wrapped(left), wrapped(right), ignoresIds: ignoresIds)
        default: return hasSameParts(left, right, ignoresIds: ignoresIds)
        }
    }

    private static func wrapped(_ property: Any) -> Any {
        Mirror(reflecting: property).children.first { $0.label == "wrappedValue" }?.value ?? property
    }

    private static func hasSameParts(_ left: Any, _ right: Any, ignoresIds: Bool) -> Bool {
        let (one, other) = (Mirror(reflecting: left), Mirror(reflecting: right))
        let isOrdered = ![.set, .dictionary].contains(one.displayStyle)
        if isOrdered, !one.children.isEmpty || !other.children.isEmpty {
            return one.children.count == other.children.count
                && zip(one.children, other.children).allSatisfy {
                    $0.label == $1.label && isSame($0.value, $1.value, ignoresIds: ignoresIds)
                }
        }
        if let left = left as? any Hashable, let right = right as? any Hashable {
            return AnyHashable(left) == AnyHashable(right)
        }
        return isOrdered && String(describing: left) == String(describing: right)
    }
}
