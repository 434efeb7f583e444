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

    /// - Parameter kind: The kind of the view. Nil for the one that the ViewModel is made for.
    package init(
        of shape: ViewModelShape, feature: String?, language: Language, kind: ViewModelShape.Kind? = nil
    ) {
        self.shape = shape.limited(to: kind ?? shape.kind)
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
            let view = GeneratedFile(path: source, text: try FileTemplates.text("SwiftView", values))
            guard !shape.children.isEmpty else { return [view] }
            let state = GeneratedFile(
                path: "\(layout.views.path)/AppState.swift", text: try FileTemplates.text("AppState", values))
            return layout.hasAppState ? [view] : [view, state]
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
                    + (isOther ? [layout.viewModels.module] : [])).sorted().map { .string($0) }),
            "items": .list(shape.shown.map { values(of: $0.property, $0.use) }),
            "hasOperations": .bool(!shape.operations.isEmpty), "isForm": .bool(shape.isForm),
            "hasErrorTexts": .bool(shape.hasErrorTexts), "hasSuccessTexts": .bool(shape.hasSuccessTexts),
            "variants": .list(shape.variants.map { ["variant": .string($0.name), "argument": .string($0.argument)] }),
            "buttons": .list(shape.buttons.map(values)), "hasButtons": .bool(!shape.buttons.isEmpty),
            "hasErrors": .bool(!shape.buttons.isEmpty || shape.loading != nil),
            "loaded": shape.loading?.loaded.map { .string($0) } ?? .null,
            "loading": shape.loading.map { .string($0.name) } ?? .null,
            "loadedView": shape.loading?.loaded.map { .string(String($0.dropLast("Model".count))) } ?? .null,
            "hasEmptyText": .bool(shape.has("emptyStateMessage")),
            "hasRefreshText": .bool(shape.has("refreshButtonLabel")),
            "children": .list(shape.children.filter { $0.shownIn == nil }.map { values(of: $0, indentation: 12) }),
            "bindsChildren": .bool(!shape.children.isEmpty),
            "cases": .list(language == .swift ? switched : []), "isSwitched": .bool(!switched.isEmpty),
        ]
    }

    /// The cases of the property `state` with their children. Empty if no child depends on it.
    private var switched: [TemplateValue] {
        guard shape.children.contains(where: { $0.shownIn != nil }) else { return [] }
        let cases = shape.properties.first { $0.name == "state" }?.cases ?? []
        return cases.map { name in
            let children = shape.children.filter { $0.shownIn == name }.map { values(of: $0, indentation: 16) }
            return ["case": .string(name), "shown": .list(children), "isEmpty": .bool(children.isEmpty)]
        }
    }

    private func values(of child: ViewModelShape.Child, indentation: Int) -> TemplateValue {
        let used = "\(child.name.base)View.bind(appState: .init())".count
        let line = child.state.joined(separator: ", ")
        let isLong = indentation + used + line.count > 100
        let inner = String(repeating: " ", count: indentation + 4)
        let state = child.state.parameterList(indentation: indentation + 4, used: "appState: .init()".count)
        let outer = String(repeating: " ", count: indentation)
        return [
            "child": .string(child.name.base), "childProperty": .string(child.name.property),
            "hasState": .bool(!child.state.isEmpty),
            "state": .string(
                isLong ? "\n\(inner)appState: .init(\(state))\n\(outer)" : "appState: .init(\(line))"),
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
            "isStrings": .bool(use == .strings), "isChild": .bool(use == .child),
            "isOptional": .bool(shape.isOptional(property)),
            "outcomes": .list(
                property.outcomes.map {
                    ["outcome": .string($0.name), "view": .string(String($0.viewModel.dropLast("Model".count)))]
                }),
            "isResult": .bool(use == .result),
            "childView": use == .child ? .string(String(property.plainType.dropLast("Model".count))) : .null,
            "isOptionalText": .bool(isText && shape.isOptional(property)),
            "isPlainText": .bool(isText && !shape.isOptional(property)),
            "isNumber": .bool(shape.isNumber(property)),
            "elementView": property.elementView.map { .string($0) } ?? .null,
            "elementText": property.elementText.map { .string($0) } ?? .null,
        ]
    }
}

extension ViewModelShape.Property {
    /// The type without the question mark.
    var plainType: String { type.hasSuffix("?") ? String(type.dropLast()) : type }

    /// The view of the elements of a list of ViewModels.
    var elementView: String? {
        plainType.wholeMatch(of: /\[(?<view>\w+View)Model\]/).map { String($0.output.view) }
    }
}
