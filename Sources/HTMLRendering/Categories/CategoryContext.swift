import FOSMVVM
import TemplateEngine

/// A ViewModel as the templates of the categories see it: what they can show of any.
struct CategoryContext {
    private let subject: ViewSubject
    private let model: LocalizedObject

    init(of subject: ViewSubject, tree: LocalizedValue) {
        self.subject = subject
        if case .object(let object) = tree { model = object } else { model = LocalizedObject() }
    }

    /// `title`, `properties`, `fields`, `operations` and `children`.
    ///
    /// - Throws: What the `encode(to:)` of the operations throws.
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

    /// The label that the ViewModel has for an operation, such as `cancelButtonLabel`; else its name in words.
    private func label(of operation: String) -> String {
        for suffix in ["ButtonLabel", "Label", "ButtonTitle"] {
            if let text = model[operation + suffix]?.text, !text.isEmpty { return text }
        }
        return Words.sentence(operation)
    }
}
