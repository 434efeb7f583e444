import FOSMVVM
import TemplateEngine

/// The members of a ViewModel by what can be shown of them: a title, labeled values, fields, and child ViewModels.
struct CategoryContent {
    private(set) var title: String
    private(set) var properties: [TemplateValue] = []
    private(set) var fields: [TemplateValue] = []
    private(set) var children: [TemplateValue] = []

    init(of object: LocalizedObject, name: String, values: TemplateValueBuilder) {
        title = Words.sentence(name.hasSuffix("View") ? String(name.dropLast("View".count)) : name)
        for (name, value) in zip(object.names, object.values) where name != "vmId" && name != "id" {
            add(value, named: name, values: values)
        }
    }

    private mutating func add(_ value: LocalizedValue, named name: String, values: TemplateValueBuilder) {
        switch value {
        case .null: return
        case .field: fields.append(values.value(of: value))
        case .object(let object): add(object, named: name, values: values)
        case .list(let elements) where elements.contains(where: \.isObject):
            for element in elements { add(element, named: name, values: values) }
        case .string(let text) where ["title", "pageTitle"].contains(name): title = text
        default: addProperty(named: name, text: Self.text(of: value, values: values))
        }
    }

    private mutating func add(_ object: LocalizedObject, named name: String, values: TemplateValueBuilder) {
        if case .enumeration = object.kind { return addCase(of: object, named: name, values: values) }
        let child = CategoryContent(of: object, name: name, values: values)
        children.append([
            "title": .string(child.title),
            "properties": .list(child.properties),
            "fields": .list(child.fields),
            "children": .list(child.children),
        ])
    }

    /// The case, then its associated values under their labels; one without a label goes by the case's name.
    private mutating func addCase(of object: LocalizedObject, named name: String, values: TemplateValueBuilder) {
        let caseName = object.names.first ?? ""
        addProperty(named: name, text: caseName)
        for case .object(let payload) in object.values {
            for (label, value) in zip(payload.names, payload.values) {
                add(value, named: label.hasPrefix("_") ? caseName : label, values: values)
            }
        }
    }

    private mutating func addProperty(named name: String, text: String) {
        properties.append([
            "name": .string(name), "label": .string(Words.sentence(name)), "value": .string(text),
        ])
    }

    private static func text(of value: LocalizedValue, values: TemplateValueBuilder) -> String {
        if case .list(let elements) = value {
            return elements.map { values.value(of: $0).text ?? "" }.joined(separator: ", ")
        }
        return values.value(of: value).text ?? ""
    }
}

extension LocalizedValue {
    fileprivate var isObject: Bool {
        if case .object = self { true } else { false }
    }
}
