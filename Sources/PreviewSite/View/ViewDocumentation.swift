import Diagnostics
import FOSMVVM
import Foundation
import HTMLRendering
import PreviewCatalog
import PreviewChecks

/// What the page of a view says about it: its comments, properties, texts, operations, controls and files.
struct ViewDocumentation: Codable, Sendable {
    /// The doc comment of the ViewModel.
    let comment: DocComment?
    /// The page of the docs about the view.
    let page: NotesPage?
    let sections: [ViewSection]
    let properties: [DocumentedProperty]
    let hasProperties: Bool
    let texts: [DocumentedText]
    let hasTexts: Bool
    let operations: [OperationList]
    let hasOperations: Bool
    let controls: [DocumentedControl]
    let hasControls: Bool
    /// Where the ViewModel, the first preview and the template are declared.
    let sources: [SourceDeclaration]
    /// What renders the view, if it is not the file of a template.
    let rendererName: LocalizableString?
    let propertiesTitle: LocalizableString
    let textsTitle: LocalizableString
    let operationsTitle: LocalizableString
    let controlsTitle: LocalizableString
    let filesTitle: LocalizableString

    /// Only the first preview is made, so that another one that hangs does not block the page.
    init(_ entry: CatalogEntry, context: PageContext) {
        let catalog = context.content.catalog
        let documentation = catalog.documentation(ofViewModel: entry.viewModelName)
        let first = entry.previews[0]
        let rendering = context.isKnown(first) ? PreviewRendering(first, context: context) : nil
        comment = documentation.flatMap { DocComment($0.comment) }
        page = NotesPage(first, in: context)
        let links = TypeLinks(of: catalog, besides: entry.viewModelName, links: context.links)
        properties = (documentation?.properties ?? []).map { DocumentedProperty($0, links: links) }
        texts = rendering.map { DocumentedText.all(in: $0, context: context) } ?? []
        operations = rendering?.operations.map(OperationList.init) ?? []
        controls = DocumentedControl.all(of: first, documentation, context: context)
        sources = Self.sources(
            of: entry, template: rendering?.templateFile, catalog: context.content.catalog, editors: context.editors)
        rendererName = Self.rendererName(rendering?.rendered.source)
        (hasProperties, hasTexts) = (!properties.isEmpty, !texts.isEmpty)
        (hasOperations, hasControls) = (!operations.isEmpty, !controls.isEmpty)
        (propertiesTitle, textsTitle, operationsTitle) = (
            Self.text("properties"), Self.text("texts"), Self.text("operations")
        )
        (controlsTitle, filesTitle) = (Self.text("controls"), Self.text("files"))
        let shown = [
            ("previews", true), ("properties", hasProperties), ("texts", hasTexts), ("operations", hasOperations),
            ("controls", hasControls), ("files", true),
        ]
        sections = shown.filter(\.1).map { ViewSection(anchor: $0.0, label: Self.text($0.0)) }
    }

    private static func sources(
        of entry: CatalogEntry, template: String?, catalog: PreviewCatalog, editors: EditorLinks
    ) -> [SourceDeclaration] {
        let places = [
            ("viewModel", catalog.place(ofViewModel: entry.viewModelName)), ("preview", entry.place),
            ("template", template.map { SourcePlace(file: $0, line: 1) }),
        ]
        return places.compactMap { key, place in
            place.map {
                SourceDeclaration(
                    label: .localized(for: SourcePanel.self, propertyName: key), at: $0, editors: editors)
            }
        }
    }

    private static func rendererName(_ source: ViewSource?) -> LocalizableString? {
        switch source {
        case .swift: text("bySwift")
        case .category: text("byCategory")
        case .template, .renderer, nil: nil
        }
    }

    private static func text(_ name: String) -> LocalizableString {
        .localized(for: Self.self, propertyName: name)
    }
}

/// A section of the page of a view, for the links to it.
struct ViewSection: Codable, Sendable {
    let anchor: String
    let label: LocalizableString
}

/// A stored property of a ViewModel.
struct DocumentedProperty: Codable, Sendable {
    let name: String
    let type: [TypeRun]
    let comment: DocComment?

    fileprivate init(_ property: ViewModelDocumentation.Property, links: TypeLinks) {
        name = property.name
        type = links.runs(of: property.type)
        comment = DocComment(property.comment)
    }
}

/// A part of a type in Swift: other code, or the name of a ViewModel with the address of its page.
struct TypeRun: Codable, Sendable {
    let text: String
    let address: String?
}

/// Finds the names of ViewModels in types.
private struct TypeLinks {
    private let addresses: [String: String]

    init(of catalog: PreviewCatalog, besides name: String, links: PageLinks) {
        let names = catalog.viewModelNames.filter { $0 != name }
        addresses = Dictionary(names.map { ($0, links.address(ViewPage(viewModel: $0))) }) { first, _ in first }
    }

    func runs(of type: String) -> [TypeRun] {
        var runs: [TypeRun] = []
        var rest = type[...]
        while let first = rest.first {
            let isName = Self.isPartOfName(first)
            let part = rest.prefix { Self.isPartOfName($0) == isName }
            rest = rest.dropFirst(part.count)
            runs.append(TypeRun(text: String(part), address: addresses[String(part)]))
        }
        return runs
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}

/// A localized text that the previews of a view use.
struct DocumentedText: Codable, Sendable {
    let name: String
    /// The text in the locale of the previews.
    let value: StringsPanelValue
    /// The file and line.
    let place: String?

    /// Returns the texts of a preview, in order of appearance.
    static func all(in rendering: PreviewRendering, context: PageContext) -> [DocumentedText] {
        let store = context.content.localizations
        let places = TextPlaces(missingIn: [], store: store)
        return rendering.texts.texts.compactMap { text in
            text.values.first.map { value in
                let place = places.place(of: text.use, value.lookup, in: value.locale)
                    .map { context.content.paths.relative($0).description }
                let shown = StringsPanelValue(
                    value, of: text.use, place: place, folder: nil, isShown: true, store: store)
                return DocumentedText(name: text.use.name, value: shown, place: place)
            }
        }
    }
}

/// The operations of a type.
struct OperationList: Codable, Sendable {
    /// An operation with its parameters in Swift.
    struct Operation: Codable, Sendable {
        let name: String
        let parameters: String
        let comment: DocComment?
    }

    let type: String
    let operations: [Operation]
    let isKnown: Bool

    fileprivate init(_ list: DocumentedOperations) {
        type = list.type
        operations = list.operations.map {
            Operation(name: $0.name, parameters: $0.parameters, comment: DocComment($0.comment))
        }
        isKnown = !operations.isEmpty
    }
}

/// An argument of a view's first preview that the workbench has a control for.
struct DocumentedControl: Codable, Sendable {
    let name: String
    /// The type in Swift.
    let type: String
    /// The value in the first preview.
    let start: String
    /// The values to choose from. Empty for others.
    let choices: [String]
    let hasChoices: Bool

    /// Returns the arguments without those within others. None if the preview cannot be made.
    static func all(
        of preview: Preview, _ documentation: ViewModelDocumentation?, context: PageContext
    ) -> [DocumentedControl] {
        let changes = PreviewChanges(arguments: .none, timeZone: context.timeZone.identifier)
        let arguments = preview.isKnown(changes) ? (try? preview.make(changes))?.arguments ?? [] : []
        let types = Dictionary(
            (documentation?.properties ?? []).map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
        return arguments.filter { $0.depth == 0 }.map { DocumentedControl($0, property: types[$0.name]) }
    }

    /// - Parameter property: The type of the property with the argument's name.
    private init(_ argument: PreviewArgument, property: String?) {
        name = argument.name
        start = argument.start ?? "nil"
        if case .choice(let names) = argument.kind { choices = names } else { choices = [] }
        hasChoices = !choices.isEmpty
        type = Self.type(of: argument, property: property)
    }

    private static func type(of argument: PreviewArgument, property: String?) -> String {
        let optional = argument.isOptional ? "?" : ""
        return switch argument.kind {
        case .text: "String\(optional)"
        case .wholeNumber: "Int\(optional)"
        case .number: "Double\(optional)"
        case .toggle: "Bool\(optional)"
        case .date: "Date\(optional)"
        case .choice, .length, .group: property ?? ""
        }
    }
}
