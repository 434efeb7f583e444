import TemplateEngine

/// Describes the view of a ViewModel that exists.
///
/// Source: the generator of views of FOSMVVM.
package struct ViewGenerator {
    /// How a view is written.
    package enum Language: String, CaseIterable, Sendable {
        case swift, template
    }

    private let shape: ViewModelShape
    private let feature: String?
    private let language: Language

    package init(of shape: ViewModelShape, feature: String?, language: Language) {
        self.shape = shape
        self.feature = feature
        self.language = language
    }

    /// Returns the files in a package.
    ///
    /// - Throws: ``GeneratorError/brokenTemplate(_:)``.
    package func files(in layout: PackageLayout) throws -> [GeneratedFile] {
        let (name, values) = (shape.name, values(in: layout))
        let source = layout.path(layout.views.path, feature: feature, "\(name.base)View.swift")
        guard language == .template else {
            return [GeneratedFile(path: source, text: try FileTemplates.text("SwiftView", values))]
        }
        return [
            GeneratedFile(path: source, text: try FileTemplates.text("TemplateView", values)),
            GeneratedFile(
                path: layout.path(layout.templates, feature: feature, "\(name.base)View.mustache"),
                text: try FileTemplates.text("Template", values)),
        ]
    }

    private func values(in layout: PackageLayout) -> TemplateValue {
        let isOther = layout.views.name != layout.viewModels.name
        return [
            "name": .string(shape.name.base), "words": .string(shape.name.words),
            "property": .string(shape.name.property), "hyphenated": .string(shape.name.hyphenated),
            "imports": .list(
                ((language == .swift ? ["FOSMVVM", "Foundation", "SwiftUI"] : ["FOSMVVM"])
                    + (isOther ? [layout.viewModels.name] : [])).sorted().map { .string($0) }),
            "items": .list(shape.shown.map { values(of: $0.property, $0.use) }),
            "hasOperations": .bool(!shape.operations.isEmpty), "isForm": .bool(shape.isForm),
            "hasErrorTexts": .bool(shape.hasErrorTexts), "hasSuccessTexts": .bool(shape.hasSuccessTexts),
            "variants": .list(shape.variants.map { ["variant": .string($0.name), "argument": .string($0.argument)] }),
            "buttons": .list(shape.buttons.map(values)), "hasButtons": .bool(!shape.buttons.isEmpty),
        ]
    }

    private func values(of operation: ViewModelShape.Operation) -> TemplateValue {
        let call = operation.parameters.map { "\($0): viewModel.\($0)" }
        return [
            "operation": .string(operation.name), "operationCapital": .string(operation.name.uppercasedFirst),
            "sendsFields": .bool(!operation.parameters.isEmpty),
            "arguments": .string(
                call.parameterList(indentation: 8, used: "try await operations.\(operation.name)()".count)),
        ]
    }

    private func values(of property: ViewModelShape.Property, _ use: ViewModelShape.Use) -> TemplateValue {
        let isText = use == .text || use == .date
        return [
            "member": .string(property.name), "memberCapital": .string(property.name.uppercasedFirst),
            "isTitle": .bool(use == .title), "isText": .bool(use == .text), "isDate": .bool(use == .date),
            "isFlag": .bool(use == .flag), "isField": .bool(use == .field), "isList": .bool(use == .list),
            "isOptionalText": .bool(isText && shape.isOptional(property)),
            "isPlainText": .bool(isText && !shape.isOptional(property)),
            "isNumber": .bool(shape.isNumber(property)),
            "elementView": property.elementView.map { .string($0) } ?? .null,
            "elementText": property.elementText.map { .string($0) } ?? .null,
        ]
    }
}

extension ViewModelShape.Property {
    /// The view of the elements of a list of ViewModels.
    fileprivate var elementView: String? {
        type.wholeMatch(of: /\[(?<view>\w+View)Model\]/).map { String($0.output.view) }
    }
}
