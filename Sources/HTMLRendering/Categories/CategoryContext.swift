import FOSMVVM
import TemplateEngine

/// The data of a ViewModel for the templates of the categories, which can show any ViewModel.
struct CategoryContext {
    private let subject: ViewInput
    private let model: LocalizedObject

    init(of subject: ViewInput, tree: LocalizedValue) {
        self.subject = subject
        if case .object(let object) = tree { model = object } else { model = LocalizedObject() }
    }

    /// Returns the names of the data: `title`, `properties`, `fields`, `operations` and `children`.
    ///
    /// - Throws: Any error from the `encode(to:)` of the operations.
    func value(with values: TemplateValueBuilder) throws -> TemplateValue {
        let content = CategoryContent(of: model, name: subject.viewName, values: values)
        return [
            "title": .string(content.title),
            "properties": .list(content.properties),
            "fields": .list(content.fields),
            "operations": .list(try operations(of: subject.viewModel)),
            "children": .list(content.children),
        ]
    }

    private func operations(of viewModel: some ViewModel) throws -> [TemplateValue] {
        guard let operations = viewModel.operations as? any ViewModelOperations else { return [] }
        return try OperationNames.names(of: operations).map { name in
            ["name": .string(name), "label": .string(label(of: name))]
        }
    }

    /// Returns the label of an operation in the ViewModel, such as `cancelButtonLabel`, or else its name in words.
    private func label(of operation: String) -> String {
        for suffix in ["ButtonLabel", "Label", "ButtonTitle"] {
            if let text = model[operation + suffix]?.text, !text.isEmpty { return text }
        }
        return ReadableName.sentence(operation)
    }
}

/// The members of a ViewModel, grouped as a title, labeled values, fields, and child ViewModels.
struct CategoryContent {
    private(set) var title: String
    private(set) var properties: [TemplateValue] = []
    private(set) var fields: [TemplateValue] = []
    private(set) var children: [TemplateValue] = []

    init(of object: LocalizedObject, name: String, values: TemplateValueBuilder) {
        title = ReadableName.sentence(name.hasSuffix("View") ? String(name.dropLast("View".count)) : name)
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

    /// Adds the case, then its associated values with their labels. A value without a label has the name of the case.
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
            "name": .string(name), "label": .string(ReadableName.sentence(name)), "value": .string(text),
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

/// The names of a view's operations. Its stub operations record them: `submitCalled` belongs to `submit`.
enum OperationNames {
    private static let suffix = "Called"
    private static let noTexts = TextStore(yaml: [:])

    /// Creates the names, in the order of their records.
    ///
    /// - Throws: Any error from the `encode(to:)` of the operations.
    static func names(of operations: some ViewModelOperations) throws -> [String] {
        let localizer = Localizer(locale: .english, store: noTexts)
        guard case .object(let object) = try LocalizingEncoder.encode(operations, with: localizer) else { return [] }
        return object.names.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
    }
}

/// Converts names of code to words.
enum ReadableName {
    /// Returns a name as a sentence: `Created at` for `createdAt`, `Image URL` for `imageURL`.
    static func sentence(_ name: String) -> String {
        let words = name.matches(of: /\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{Lu}]+/).map { name[$0.range] }
        return words.enumerated().map { index, word in
            if word.count > 1, word.allSatisfy(\.isUppercase) { return String(word) }
            return index == 0 ? word.prefix(1).uppercased() + word.dropFirst() : word.lowercased()
        }.joined(separator: " ")
    }
}
