import FOSMVVM
import Synchronization
import TemplateEngine

/// The shapes of encoded values, each made once for the names that a type's values have.
enum TemplateShapes {
    private struct Known {
        let names: [String]
        let shape: TemplateShape
    }

    /// A localized value: its text, and the `value` behind it.
    static let localized = TemplateShape(names: ["value"])

    private static let known = Mutex<[ObjectIdentifier: [Known]]>([:])
    /// A type whose values have more sets of names than this, such as a dictionary, has its shapes made anew.
    private static let limit = 16

    /// The shape of an object's members; a name that the type declares and this value lacks is null.
    static func shape(of object: LocalizedObject) -> TemplateShape {
        let type = object.keyType
        return known.withLock { known in
            let shapes = known[ObjectIdentifier(type), default: []]
            if let found = shapes.first(where: { $0.names == object.names }) { return found.shape }
            let names = object.names.map { TemplateName($0) }
            let shape = TemplateShape(names: names) { type.init(stringValue: $0) != nil }
            if shapes.count < limit {
                known[ObjectIdentifier(type), default: []].append(Known(names: object.names, shape: shape))
            }
            return shape
        }
    }
}
