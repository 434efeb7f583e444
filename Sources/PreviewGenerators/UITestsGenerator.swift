import TemplateEngine

/// Describes the UI tests of a view.
///
/// Source: the generator of UI tests of FOSMVVM.
package struct UITestsGenerator {
    private let shape: ViewModelShape
    private let feature: String?
    /// The name of the package or the app, with which the name of the base class begins.
    private let project: GeneratedName
    /// The identifiers of elements in the view. Nil if they are not known.
    private let identifiers: Set<String>?
    /// Those that the view has with its usual stub. Nil if they are not known.
    private let usual: Set<String>?

    /// - Parameters:
    ///   - identifiers: The identifiers of elements in the view. Only these are tested. Nil if they are not known.
    ///   - usual: Those that it has with its usual stub, as texts, fields and buttons are tested. Nil if they are not known.
    package init(
        of shape: ViewModelShape, feature: String?, project: GeneratedName, identifiers: Set<String>? = nil,
        usual: Set<String>? = nil
    ) {
        self.shape = shape
        self.feature = feature
        self.project = project
        self.identifiers = identifiers
        self.usual = usual
    }

    private func isInView(_ identifier: String) -> Bool { identifiers?.contains(identifier) ?? true }

    private func isUsual(_ identifier: String) -> Bool {
        isInView(identifier) && usual?.contains(identifier) ?? true
    }

    /// Returns the files in a package. The first two are the same for all views.
    ///
    /// - Throws: ``GeneratorError/brokenTemplate(_:)``.
    package func files(in layout: PackageLayout) throws -> [GeneratedFile] {
        let (name, values) = (shape.name, values(in: layout))
        let support = "\(layout.uiTests)/Support"
        var files = [
            GeneratedFile(
                path: "\(support)/\(project.base)ViewModelViewTestCase.swift",
                text: try FileTemplates.text("TestCase", values)),
            GeneratedFile(path: "\(support)/XCUIElement.swift", text: try FileTemplates.text("Elements", values)),
        ]
        if shape.operations.isEmpty {
            files.append(
                GeneratedFile(
                    path: layout.path(
                        layout.viewModels.path, feature: feature, "\(name.base)ViewModelOperations.swift"),
                    text: try FileTemplates.text("NoOperations", values)))
        }
        files.append(
            GeneratedFile(
                path: layout.path("\(layout.uiTests)/Views", feature: feature, "\(name.base)ViewUITests.swift"),
                text: try FileTemplates.text("UITests", values)))
        return files
    }

    private func values(in layout: PackageLayout) -> TemplateValue {
        let isOther = layout.views.name != layout.viewModels.name
        let texts = shape.shown.filter { [.title, .text, .date].contains($0.use) && !shape.isOptional($0.property) }
        let localized = texts.map(\.property).filter {
            ($0.type.hasPrefix("@Localized") || $0.type.hasPrefix("Localizable")) && isUsual($0.name)
        }
        let flags = shape.shown.filter { $0.use == .flag }.map(\.property)
            .filter { shape.stubParameters.contains($0.name) && isInView($0.name) }
        let fields = shape.shown.filter { $0.use == .field }.map(\.property).filter { isUsual("\($0.name)Field") }
        let buttons = shape.buttons.filter { isUsual("\($0.name)Button") }
        let outcomes = shape.outcomes.filter { isInView($0.case) }
        let children = shape.children.filter { isInView($0.name.property) }
        let sending = buttons.first { !$0.parameters.isEmpty }
        func names(_ properties: [ViewModelShape.Property]) -> TemplateValue {
            .list(properties.map { ["member": .string($0.name), "memberCapital": .string($0.name.uppercasedFirst)] })
        }
        let views = outcomes.map(\.case) + children.map(\.name.property)
        return [
            "name": .string(shape.name.base), "project": .string(project.base),
            "stubStart": .string(shape.name.stubOperationsStart),
            "baseStart": .string(
                .classStart(
                    "class", "\(project.base)ViewModelViewTestCase<VM: ViewModel, VMO: ViewModelOperations>",
                    "ViewModelViewTestCase<VM, VMO>")),
            "classStart": .string(
                .classStart(
                    "final class", "\(shape.name.base)ViewUITests",
                    "\(project.base)ViewModelViewTestCase<\(shape.name.base)ViewModel, \(shape.name.base)ViewStubOps>")),
            "imports": .list(
                (["FOSMVVM", "FOSTestingUI", "XCTest", layout.viewModels.module]
                    + (isOther ? [layout.views.module] : []))
                    .sorted().map { .string($0) }),
            "texts": names(localized), "hasTexts": .bool(!localized.isEmpty), "flags": names(flags),
            // Views in this one can have texts with the same identifiers. Those of this view come first.
            "firstMatch": .string(shape.containsViews ? ".firstMatch" : ""),
            "fields": names(fields), "isForm": .bool(shape.isForm && !fields.isEmpty),
            "cases": .list(shape.textOfCases.filter { isInView("\($0.property)Display") }.map(values)),
            "outcomes": .list(outcomes.map(values)),
            "views": .list(views.map { .string($0) }),
            "children": .list(children.map(values)),
            "loading": shape.loading.map { .string($0.name) } ?? .null,
            "hasRefreshText": .bool(
                shape.loading != nil && shape.has("refreshButtonLabel") && isInView("refreshButton")),
            "required": .list(
                sending.map { sending in shape.requiredFields.map { values(of: $0, sentBy: sending) } } ?? []),
            "buttons": .list(
                buttons.map {
                    ["operation": .string($0.name), "operationCapital": .string($0.name.uppercasedFirst)]
                }),
            "hasOperations": .bool(!shape.operations.isEmpty),
        ]
    }

    private func values(of condition: ViewModelShape.Condition) -> TemplateValue {
        [
            "member": .string(condition.property), "case": .string(condition.case),
            "capital": .string(condition.property.uppercasedFirst + condition.case.uppercasedFirst),
            "caseCapital": .string(condition.case.uppercasedFirst),
        ]
    }

    private func values(of child: ViewModelShape.Child) -> TemplateValue {
        [
            "child": .string(child.name.base), "childProperty": .string(child.name.property),
            "stub": .string(child.shownIn.map { "viewModel: .stub(state: .\($0))" } ?? ""),
        ]
    }

    private func values(
        of field: ViewModelShape.Property, sentBy operation: ViewModelShape.Operation
    ) -> TemplateValue {
        [
            "member": .string(field.name), "memberCapital": .string(field.name.uppercasedFirst),
            "sending": .string(operation.name),
        ]
    }
}

extension ViewModelShape {
    /// A property with one of its values.
    fileprivate struct Condition {
        let property: String
        let `case`: String
    }

    /// The cases of enums whose texts the view shows.
    fileprivate var textOfCases: [Condition] {
        let texts = Set(shown.map(\.property.name))
        return properties.filter { texts.contains("\($0.name)Display") && stubParameters.contains($0.name) }
            .flatMap { property in property.cases.map { Condition(property: property.name, case: $0) } }
    }

    /// The cases of results, whose views the view shows.
    fileprivate var outcomes: [Condition] {
        properties.filter { stubParameters.contains($0.name) }.flatMap { property in
            property.outcomes.map { Condition(property: property.name, case: $0.name) }
        }
    }

    /// The texts that must not be empty.
    fileprivate var requiredFields: [Property] {
        properties.filter { $0.isRequired && stubParameters.contains($0.name) }
    }
}
