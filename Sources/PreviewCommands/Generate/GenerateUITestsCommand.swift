import ArgumentParser
import Foundation
import HTMLRendering
import PreviewCatalog
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

    @OptionGroup var isolation: IsolationOptions

    @OptionGroup var options: GeneratorOptions

    func run() throws {
        try options.write(try files())
        if let hint = try hint() { StandardOutput.print("\n\(hint)") }
    }

    func hint() throws -> String? { try options.layout().missingUITests }

    func files() throws -> [GeneratedFile] {
        let name = try generating { try Questions().name(self.name, such: "TaskList") }
        let found = try options.known(name)
        let trials = isolation.trials
        defer { trials?.stop() }
        let catalog = options.package.catalog(isolation: trials)
        let previews = found.previews(in: catalog)
        let layout = try options.layout(forViewAt: previews.first?.place.file)
        let feature = options.feature ?? found.feature(in: layout)
        let view = options.package.folder.appending(
            path: layout.path(layout.views.path, feature: feature, "\(name.base)View.swift"))
        // What a view binds may have been named with an option, so its source says it.
        let known = try BoundChild.written(inViewAt: view).map { try options.known(name, children: $0) } ?? found
        let rendered = try identifiers(in: previews, of: catalog)
        let generator = try generating {
            UITestsGenerator(
                of: known.shape, feature: feature, project: try GeneratedName(layout.packageName),
                identifiers: Self.identifiers(inViewAt: view, renderedIn: rendered), usual: rendered.first)
        }
        return try generator.files(in: layout)
    }

    /// Returns the identifiers of elements in the source of a view and in its previews. Nil if there are none.
    static func identifiers(inViewAt file: URL, renderedIn previews: [Set<String>] = []) -> Set<String>? {
        let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let written = source.matches(of: /uiTestingIdentifier\("(?<name>\w+)"\)/).map { String($0.output.name) }
        let identifiers = previews.reduce(Set(written)) { $0.union($1) }
        return identifiers.isEmpty ? nil : identifiers
    }

    /// Returns the identifiers of elements in each preview that can be made.
    private func identifiers(in previews: [Preview], of catalog: PreviewCatalog) throws -> [Set<String>] {
        let renderer = try HTMLRenderer(
            package: options.package.folder, bundles: catalog.bundles, targets: catalog.targets,
            renderers: PreviewHost.extensions.renderers)
        return previews.compactMap { try? $0.make().subject }.map { subject in
            let html = renderer.render(subject, locale: renderer.localizations.defaultLocale).text
            return Set(html.matches(of: /data-testid="(?<name>\w+)"/).map { String($0.output.name) })
        }
    }
}
