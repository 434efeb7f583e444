import ArgumentParser
import Foundation
import PreviewGenerators
import PreviewSite

/// The command `preview-host generate view`.
struct GenerateViewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "view",
        abstract: "Writes the view of a ViewModel with its previews.",
        discussion: """
            The program must contain the ViewModel, so build it first. The view shows each property, has a button for \
            each operation whose label is {operation}ButtonLabel, and a preview for each case.

              \(RootCommand.programName) generate view TaskList --views template
            """)

    @Argument(help: ArgumentHelp("The name, with or without ViewModel or View.", valueName: "Name"))
    var name: String

    @Option(help: ArgumentHelp("How it is written: swift or template.", valueName: "language"))
    var views: ViewGenerator.Language?

    @OptionGroup var options: GeneratorOptions

    func run() throws {
        let known = try options.known(name)
        let layout = try options.layout()
        let language = views ?? Questions().choice("How is it written", .template)
        let generator = ViewGenerator(
            of: known.shape, feature: options.feature ?? known.feature(in: layout), language: language)
        try options.write(try generator.files(in: layout))
    }
}

extension ViewGenerator.Language: ExpressibleByArgument {}

/// The command `preview-host generate uitests`.
struct GenerateUITestsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "uitests",
        abstract: "Writes the UI tests of a view in Swift.",
        discussion: """
            The program must contain the ViewModel, so build it first. Writes a base class for all tests the first time. \
            The tests find elements by the identifiers that generate view gives them.

              \(RootCommand.programName) generate uitests TaskList
            """)

    @Argument(help: ArgumentHelp("The name, with or without ViewModel or View.", valueName: "Name"))
    var name: String

    @OptionGroup var options: GeneratorOptions

    func run() throws {
        let known = try options.known(name)
        let layout = try options.layout()
        let generator = try generating {
            UITestsGenerator(
                of: known.shape, feature: options.feature ?? known.feature(in: layout),
                project: try GeneratedName(layout.packageName))
        }
        try options.write(try generator.files(in: layout))
    }
}

extension GeneratorOptions {
    /// Returns a ViewModel of the program.
    ///
    /// - Throws: `UsageError` for a name without one.
    fileprivate func known(_ name: String) throws -> KnownViewModel {
        try generating {
            try KnownViewModel(GeneratedName(name), in: PreviewSite.catalog(), package: package.folder)
        }
    }
}
