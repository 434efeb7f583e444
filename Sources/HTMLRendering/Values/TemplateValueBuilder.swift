import FOSFoundation
import FOSMVVM
import Foundation
import TemplateEngine

/// Converts the localized tree of a view to values for its template.
///
/// A localized value prints its text and has a member `value`. An enum case is true for its name, or contains its
/// associated value. Nil is null.
struct TemplateValueBuilder {
    let timeZone: TimeZone
    /// The views in Swift whose ViewModels templates can show.
    let views: SwiftChildViews

    func value(of value: LocalizedValue) -> TemplateValue {
        switch value {
        case .null: .null
        case .bool(let value): .bool(value)
        case .integer(let value): .integer(Int(value))
        case .unsigned(let value): Int(exactly: value).map { .integer($0) } ?? .string(String(value))
        case .double(let value): .double(value)
        case .decimal(let value): .string("\(value)")
        case .string(let text): .string(text)
        case .date(let date): .string(date.ISO8601Format())
        case .uuid(let id): .string(id.uuidString)
        case .localized(let text, let value): localized(text, self.value(of: value))
        case .encoded(let value, _): self.value(of: value)
        case .enumeration(let enumeration, let raw): self.enumeration(enumeration, raw: self.value(of: raw))
        case .field(let field): self.value(of: field, node: nil)
        case .list(let elements): .list(elements.map { self.value(of: $0) })
        case .object(let object): self.object(object)
        }
    }

    /// Returns the value of a form field.
    ///
    /// - Parameter node: Its control in a view in Swift, if it is in one.
    func value(of field: LocalizedField, node: NodeControl?) -> TemplateValue {
        FieldValue(field, current: value(of: field.value), timeZone: timeZone, node: node).value
    }

    /// Returns the text that the control of a form field shows.
    func text(in field: LocalizedField) -> String {
        FieldValue(field, current: value(of: field.value), timeZone: timeZone).text
    }

    private func object(_ object: LocalizedObject) -> TemplateValue {
        if case .enumeration = object.kind { return associated(object) }
        let values = object.values.map { value(of: $0) }
        return .object(TemplateShapes.object(object, values: values, origin: views.model(of: object)))
    }

    /// Returns a case with associated values. A value without a label is the value of the case itself.
    private func associated(_ object: LocalizedObject) -> TemplateValue {
        let values = object.values.map { value -> TemplateValue in
            guard case .object(let payload) = value else { return self.value(of: value) }
            switch payload.names {
            case []: return .bool(true)
            case ["_0"]: return self.value(of: payload.values[0])
            default: return self.object(payload)
            }
        }
        return .object(TemplateShapes.object(object, values: values, text: object.names.first))
    }

    private func localized(_ text: String, _ value: TemplateValue) -> TemplateValue {
        .object(TemplateObject(shape: TemplateShapes.localized, values: [value], text: text))
    }

    private func enumeration(_ enumeration: EnumerationCase, raw: TemplateValue) -> TemplateValue {
        let shape = TemplateShape(case: TemplateName(enumeration.name), isCase: enumeration.isCase)
        return .object(TemplateObject(shape: shape, values: [.bool(true)], text: raw.text ?? ""))
    }
}

/// The shapes of encoded values, each created once for the member names of a type's values.
enum TemplateShapes {
    private struct Known: Sendable {
        let names: [String]
        let shape: TemplateShape
    }

    /// The shape of a localized value: its text, and its `value`.
    static let localized = TemplateShape(names: ["value"])

    private static let known = ReadWriteLock<[ObjectIdentifier: [Known]]>([:])
    /// The maximum number of cached shapes per type. Beyond it, shapes are created again.
    private static let limit = 16

    /// Returns a template object with the values of an encoded object's members. A name that the type declares and the
    /// object lacks is null.
    static func object(
        _ object: LocalizedObject, values: [TemplateValue], text: String? = nil, origin: LocalizedModel? = nil
    ) -> TemplateObject {
        if let shape = knownShape(of: object) {
            return TemplateObject(shape: shape, values: values, text: text, origin: origin)
        }
        guard takesAnyName(object.keyType) else {
            return TemplateObject(shape: newShape(of: object), values: values, text: text, origin: origin)
        }
        let members = zip(object.names, values).compactMap { name, value in
            TemplateName(known: name).map { (name: $0, value: value) }
        }
        let shape = TemplateShape(names: members.map(\.name)) { _ in true }
        return TemplateObject(shape: shape, values: members.map(\.value), text: text)
    }

    /// Whether names are data, as in a dictionary. There can be any number of them, so they must not be stored.
    private static func takesAnyName(_ type: any CodingKey.Type) -> Bool {
        type.init(stringValue: "\u{0}") != nil
    }

    private static func knownShape(of object: LocalizedObject) -> TemplateShape? {
        known.read { known in
            known[ObjectIdentifier(object.keyType)]?.first { $0.names == object.names }?.shape
        }
    }

    private static func newShape(of object: LocalizedObject) -> TemplateShape {
        let type = object.keyType
        let shape = TemplateShape(names: object.names.map { TemplateName($0) }) { type.init(stringValue: $0) != nil }
        known.write { known in
            guard known[ObjectIdentifier(type), default: []].count < limit else { return }
            known[ObjectIdentifier(type), default: []].append(Known(names: object.names, shape: shape))
        }
        return shape
    }
}
