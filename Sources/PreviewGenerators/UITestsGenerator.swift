import TemplateEngine

/// Describes the UI tests of a view.
///
/// Source: the generator of UI tests of FOSMVVM.
package struct UITestsGenerator {
    private let shape: ViewModelShape
    private let feature: String?
    /// The name of the package or the app, with which the name of the base class begins.
    private let project: GeneratedName

    package init(of shape: ViewModelShape, feature: String?, project: GeneratedName) {
        self.shape = shape
        self.feature = feature
        self.project = project
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
            $0.type.hasPrefix("@Localized") || $0.type.hasPrefix("Localizable")
        }
        let flags = shape.shown.filter { $0.use == .flag }.map(\.property)
            .filter { shape.stubParameters.contains($0.name) }
        let fields = shape.shown.filter { $0.use == .field }.map(\.property)
        func names(_ properties: [ViewModelShape.Property]) -> TemplateValue {
            .list(properties.map { ["member": .string($0.name), "memberCapital": .string($0.name.uppercasedFirst)] })
        }
        return [
            "name": .string(shape.name.base), "project": .string(project.base),
            "imports": .list(
                (["FOSMVVM", "FOSTestingUI", "XCTest", layout.viewModels.name] + (isOther ? [layout.views.name] : []))
                    .sorted().map { .string($0) }),
            "texts": names(localized), "hasTexts": .bool(!localized.isEmpty), "flags": names(flags),
            "fields": names(fields), "isForm": .bool(shape.isForm),
            "buttons": .list(
                shape.buttons.map {
                    ["operation": .string($0.name), "operationCapital": .string($0.name.uppercasedFirst)]
                }),
            "hasOperations": .bool(!shape.operations.isEmpty),
        ]
    }
}
