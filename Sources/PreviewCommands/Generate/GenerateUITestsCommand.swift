import ArgumentParser
import Foundation
import PreviewGenerators
import PreviewSite

/// The command `preview-host generate uitests`.
struct GenerateUITestsCommand: ParsableCommand, FileGenerating {
    static let configuration = CommandConfiguration(
        commandName: "uitests",
        abstract: "Writes the UI tests of a view in Swift.",
        discussion: """
            The program must contain the ViewModel, so build it first. Writes a base class for all tests the first time. \
            The tests find elements by the identifiers that generate view gives them.

              \(RootCommand.programName) generate uitests TaskList
            """)

    @Argument(help: ArgumentHelp("The name, with or without ViewModel or View.", valueName: "Name"))
    var name: String?

    @OptionGroup var options: GeneratorOptions

    func run() throws { try options.write(try files()) }

    func files() throws -> [GeneratedFile] {
        let name = try generating { try Questions().name(self.name, such: "TaskList") }
        let found = try options.known(name)
        let layout = try options.layout(forViewAt: found.previews(in: options.package.catalog()).first?.place.file)
        let feature = options.feature ?? found.feature(in: layout)
        let view = options.package.folder.appending(
            path: layout.path(layout.views.path, feature: feature, "\(name.base)View.swift"))
        // What a view binds may have been named with an option, so its source says it.
        let known = try BoundChild.written(inViewAt: view).map { try options.known(name, children: $0) } ?? found
        let generator = try generating {
            UITestsGenerator(
                of: known.shape, feature: feature, project: try GeneratedName(layout.packageName),
                identifiers: Self.identifiers(inViewAt: view))
        }
        return try generator.files(in: layout)
    }

    /// Returns the identifiers of elements in the source of a view. Nil if it has none, as one with a template.
    static func identifiers(inViewAt file: URL) -> Set<String>? {
        let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let identifiers = source.matches(of: /uiTestingIdentifier\("(?<name>\w+)"\)/).map { String($0.output.name) }
        return identifiers.isEmpty ? nil : Set(identifiers)
    }
}
