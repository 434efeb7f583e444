import ArgumentParser
import Foundation
import PreviewCatalog
import PreviewGenerators
import PreviewSite

/// The command `preview-host generate view`.
struct GenerateViewCommand: ParsableCommand, FileGenerating {
    static let configuration = CommandConfiguration(
        commandName: "view",
        abstract: "Writes the view of a ViewModel with its previews.",
        discussion: """
            The program must contain the ViewModel, so build it first. The view shows each property, has a button for \
            each operation whose label is {operation}ButtonLabel, and a preview for each case.

              \(RootCommand.programName) generate view TaskList --views template
            """)

    @Argument(help: ArgumentHelp("The name, with or without ViewModel or View.", valueName: "Name"))
    var name: String?

    @Option(help: ArgumentHelp("How it is written: swift or template.", valueName: "language"))
    var views: ViewGenerator.Language?

    @Option(
        help: ArgumentHelp(
            "What it is for: display, interactive, form, async-list, container or result. Default: what the ViewModel has.",
            valueName: "kind"))
    var kind: ViewModelShape.Kind?

    @Option(
        help: ArgumentHelp(
            """
            The client-hosted ViewModels that a container binds, separated by commas, as in TaskNote or, for a case of \
            its property state, open:TaskNote. Default: those whose names begin with its own.
            """, valueName: "list"))
    var children: String?

    @OptionGroup var options: GeneratorOptions

    func run() throws { try options.write(try files()) }

    func files() throws -> [GeneratedFile] {
        let questions = Questions()
        let known = try options.known(
            try generating { try questions.name(name, such: "TaskList") },
            children: children?.split(separator: ",").map(String.init))
        let language = try self.language(asking: questions)
        let kind = try self.kind(of: known.shape, asking: questions)
        let layout = try options.layout()
        let generator = ViewGenerator(
            of: known.shape, feature: options.feature ?? known.feature(in: layout), language: language, kind: kind)
        return try generator.files(in: layout)
    }

    /// Returns the language of an option, or asks for it. The default is a template.
    func language(asking questions: Questions) throws -> ViewGenerator.Language {
        try views ?? questions.choice("How is it written", .template)
    }

    /// Returns the kind of an option, or asks for it. The kind that the ViewModel is made for is the usual one.
    ///
    /// - Throws: `UsageError` for a kind that needs more than the ViewModel has.
    func kind(of shape: ViewModelShape, asking questions: Questions) throws -> ViewModelShape.Kind {
        func allowed(_ kind: ViewModelShape.Kind) throws -> ViewModelShape.Kind {
            guard shape.allows(kind) else {
                let kinds = ViewModelShape.Kind.allCases.filter(shape.allows).map(\.rawValue)
                throw UsageError(
                    "The ViewModel has nothing for a view of the kind '\(kind.rawValue)'. Choose one of "
                        + "\(kinds.joined(separator: ", ")).")
            }
            return kind
        }
        if let kind { return try allowed(kind) }
        let kinds = ViewModelShape.Kind.allCases.filter(shape.allows).map(\.rawValue).joined(separator: ", ")
        return try questions.value("What is it for: \(kinds)", shape.kind.rawValue) { text in
            guard let kind = ViewModelShape.Kind(rawValue: text) else {
                throw UsageError("'\(text)' is not one of \(kinds).")
            }
            return try allowed(kind)
        }
    }
}

extension ViewModelShape.Kind: ExpressibleByArgument {}
extension ViewGenerator.Language: ExpressibleByArgument {}

extension GeneratorOptions {
    /// Returns a ViewModel of the program.
    ///
    /// - Parameter children: What its view binds. Nil to find it.
    /// - Throws: `UsageError` for a name without a ViewModel.
    func known(
        _ name: GeneratedName, in catalog: PreviewCatalog? = nil, children: [String]? = nil
    ) throws -> KnownViewModel {
        try generating {
            try KnownViewModel(name, in: catalog ?? package.catalog(), package: package.folder, children: children)
        }
    }
}
