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
    /// A type whose values have more sets of names than this has its shapes made anew.
    private static let limit = 16

    /// A template's object with these values of the encoded object's members; a name that the type declares and the
    /// object lacks is null.
    static func object(_ object: LocalizedObject, values: [TemplateValue], text: String? = nil) -> TemplateObject {
        if let shape = knownShape(of: object) { return TemplateObject(shape: shape, values: values, text: text) }
        guard takesAnyName(object.keyType) else {
            return TemplateObject(shape: newShape(of: object), values: values, text: text)
        }
        let members = zip(object.names, values).compactMap { name, value in
            TemplateName(known: name).map { (name: $0, value: value) }
        }
        let shape = TemplateShape(names: members.map(\.name)) { _ in true }
        return TemplateObject(shape: shape, values: members.map(\.value), text: text)
    }

    /// Whether names are data, as a dictionary's are: there may be ever new ones, so they must not be kept.
    private static func takesAnyName(_ type: any CodingKey.Type) -> Bool {
        type.init(stringValue: "\u{0}") != nil
    }

    private static func knownShape(of object: LocalizedObject) -> TemplateShape? {
        known.withLock { known in
            known[ObjectIdentifier(object.keyType)]?.first { $0.names == object.names }?.shape
        }
    }

    private static func newShape(of object: LocalizedObject) -> TemplateShape {
        let type = object.keyType
        let shape = TemplateShape(names: object.names.map { TemplateName($0) }) { type.init(stringValue: $0) != nil }
        known.withLock { known in
            guard known[ObjectIdentifier(type), default: []].count < limit else { return }
            known[ObjectIdentifier(type), default: []].append(Known(names: object.names, shape: shape))
        }
        return shape
    }
}
