import Diagnostics
import FOSMVVM
import Foundation
import HTMLRendering
import ModelContextProtocol
import PreviewCatalog
import PreviewChecks

/// The arguments of `describe_view`.
struct DescribeViewArguments: DescribedProperties {
    let view: String

    static let descriptions = ["view": "The name of a view or of its ViewModel."]
}

/// The output of `describe_view`.
struct DescribeViewOutput: Codable, Sendable {
    /// A stored property of the ViewModel.
    struct Property: Codable, Sendable {
        let name: String
        /// The wrappers and the type as they are written.
        let type: String
        let comment: String?
    }

    /// A text from YAML.
    struct Text: Codable, Sendable {
        let key: String
        let text: String
        let place: String?
    }

    /// A value that `render_preview` can change.
    struct Value: Codable, Sendable {
        let name: String
        let type: String
        /// The value in the first preview. Nil for a group of values.
        let start: String?
        /// The values to choose from. Nil for others.
        let choices: [String]?
    }

    let view: String
    let viewModel: String?
    let category: String
    /// Where the ViewModel, the first preview and the template are declared.
    let viewModelPlace: String?
    let previewPlace: String
    let template: String?
    let includedBy: [String]
    let comment: String?
    let properties: [Property]
    let texts: [Text]
    let values: [Value]
    let operations: [String]
    let previews: [String]
    /// What the view lacks, with the command that makes it.
    let missing: [String]
}

extension AssistantTools {
    func describeView() throws -> Tool {
        try Tool(
            "describe_view", title: "Describe a view",
            description: """
                Lists what is needed to write or change a view: the properties of its ViewModel with types and comments, \
                its texts with keys and places, the values that render_preview can change, operations, previews, \
                template, and what is missing, such as UI tests.
                """
        ) { (arguments: DescribeViewArguments, _) in
            let work = work
            let entry = try work.content.catalog.entry(forAssistant: arguments.view)
            let asked = try preview(entry.viewModelName, entry.previews[0].slug, in: work)
            let output = DescribeViewOutput(entry, try asked.rendering(), in: asked.context)
            return ToolAnswer(output.text, output)
        }
    }
}

extension DescribeViewOutput {
    init(_ entry: CatalogEntry, _ rendering: PreviewRendering, in context: PageContext) {
        let content = context.content
        let documentation = content.catalog.documentation(ofViewModel: entry.viewModelName)
        view = entry.viewName
        viewModel = entry.showsViewModel ? entry.viewModelName : nil
        category = entry.category.rawValue
        viewModelPlace = content.catalog.place(ofViewModel: entry.viewModelName)
            .map { content.paths.relative($0).description }
        previewPlace = content.paths.relative(entry.place).description
        template = rendering.templateFile
        includedBy = content.templatesIncluding(entry.viewName)
        comment = documentation.flatMap { $0.comment.isEmpty ? nil : $0.comment }
        properties = (documentation?.properties ?? []).map { property in
            Property(
                name: property.name, type: property.type, comment: property.comment.isEmpty ? nil : property.comment)
        }
        texts = Self.texts(of: rendering, in: content)
        let changes = PreviewChanges(arguments: .none, timeZone: context.timeZone.identifier)
        values = ((try? rendering.preview.make(changes))?.arguments ?? []).map(Value.init)
        operations = rendering.operations.flatMap { list in
            list.operations.isEmpty
                ? list.recorded.map { "\($0)(…), recorded by \(list.type)" }
                : list.operations.map { "\($0.name)(\($0.parameters))" }
        }
        previews = entry.previews.map(\.assistantID)
        missing = context.missingParts(of: entry.viewModelName).map { "\($0.message) Run: \($0.command)" }
    }

    private static func texts(of rendering: PreviewRendering, in content: PackageContent) -> [Text] {
        let places = TextPlaces(missingIn: [], store: content.localizations)
        return rendering.texts.texts.compactMap { text in
            guard let value = text.values.first, let entry = value.lookup.entry?.part(at: text.use.index) else {
                return nil
            }
            return Text(
                key: text.use.name, text: entry.texts.joined(separator: " | "),
                place: places.place(of: text.use, value.lookup, in: value.locale)
                    .map { content.paths.relative($0).description })
        }
    }

    /// The description for readers.
    fileprivate var text: String {
        let places = [viewModelPlace.map { "ViewModel at \($0)" }, "first preview at \(previewPlace)", template]
        var lines = [
            "\(view) of \(viewModel ?? "no ViewModel"), \(category); \(places.compactMap(\.self).joined(separator: "; "))"
        ]
        if let comment { lines.append(comment) }
        if !includedBy.isEmpty { lines.append("Included by \(includedBy.joined(separator: ", "))") }
        let sections: [(String, [String])] = [
            ("Properties", properties.map { "\($0.name): \($0.type)\($0.comment.map { " — \($0)" } ?? "")" }),
            ("Texts", textLines),
            ("Values for render_preview", values.map(\.line)), ("Operations", operations),
            ("Missing", missing),
        ]
        for (title, content) in sections where !content.isEmpty { lines += ["\(title):"] + content.map { "  \($0)" } }
        return (lines + ["Previews: \(previews.joined(separator: ", "))"]).joined(separator: "\n")
    }
}

extension DescribeViewOutput {
    /// A line for each text with its line, after a line for each file.
    private var textLines: [String] {
        var lines: [String] = []
        var file = ""
        for text in texts {
            let place = (text.place ?? "").split(separator: ":").map(String.init)
            if let own = place.first, own != file {
                file = own
                lines.append("in \(file)")
            }
            let line = place.dropFirst().first.map { "\($0): " } ?? ""
            lines.append("  \(line)\(text.key) \"\(text.text)\"")
        }
        return lines
    }
}

extension PackageContent {
    /// Returns the names of the templates that include the one of a view, directly or indirectly.
    fileprivate func templatesIncluding(_ view: String) -> [String] {
        guard let name = examiner.checker.inclusions.fullName(of: view) else { return [] }
        return examiner.checker.inclusions.including([name]) { _ in false }.subtracting([name]).sorted()
    }
}

extension DescribeViewOutput.Value {
    fileprivate init(_ argument: PreviewArgument) {
        name = argument.path
        type = argument.declaration.type
        start = argument.start ?? (argument.isOptional ? "nil" : nil)
        if case .choice(let names) = argument.kind { choices = names } else { choices = nil }
    }

    fileprivate var line: String {
        "\(name): \(type)\(start.map { " = \($0.excerpt)" } ?? "")\(choices.map { " (\($0.joined(separator: ", ")))" } ?? "")"
    }
}
