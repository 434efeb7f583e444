import ArgumentParser
import FOSMVVM
import Foundation
import PreviewCatalog
import PreviewGenerators
import PreviewSite

/// The command `preview-host generate previews`.
struct GeneratePreviewsCommand: ParsableCommand, FileGenerating {
    static let configuration = CommandConfiguration(
        commandName: "previews",
        abstract: "Writes the previews that a view lacks.",
        discussion: """
            The program must contain the view, so build it first. Writes a preview for each case of an enum and each value \
            of a Bool that no preview shows, if the stub has a parameter for it and the enum is in the folder of the \
            ViewModel. A view without any preview also gets one with its stub.

              \(RootCommand.programName) generate previews TaskList
            """)

    @Argument(help: ArgumentHelp("The name, with or without ViewModel or View.", valueName: "Name"))
    var name: String

    @OptionGroup var options: GeneratorOptions

    func run() throws {
        let files = try files()
        guard let file = files.first else {
            return StandardOutput.print("A preview shows each case. Nothing is missing.")
        }
        guard try options.write(files).contains(.kept) else { return }
        StandardOutput.print("Add these previews to it:\n")
        StandardOutput.printData(file.text)
    }

    func files() throws -> [GeneratedFile] {
        let catalog = options.package.catalog()
        let known = try options.known(try generating { try GeneratedName(name) }, in: catalog)
        let existing = known.previews(in: catalog)
        guard let isSwift = known.isSwift(existing, in: catalog, package: options.package.folder) else {
            let command = "\(RootCommand.programName) generate view \(name)"
            throw UsageError("There is no view of \(name) in the program. Write it with '\(command)'.")
        }
        let layout = try options.layout(forViewAt: existing.first?.place.file)
        let generator = PreviewsGenerator(
            of: known.shape, feature: options.feature ?? known.feature(in: layout),
            arguments: try known.missingArguments(), isSwift: isSwift, names: Set(existing.map(\.name)))
        return [try generator.file(in: layout)].compactMap(\.self)
    }
}

extension KnownViewModel {
    /// Returns the previews of the view that is named after the ViewModel.
    func previews(in catalog: PreviewCatalog) -> [Preview] {
        catalog.previews.filter {
            $0.viewModelName == entry.viewModelName && $0.viewName == ViewInput.viewName(ofModel: entry.viewModelName)
        }
    }

    /// Returns whether the view is written in Swift. Nil if the program does not contain it.
    fileprivate func isSwift(_ previews: [Preview], in catalog: PreviewCatalog, package: URL) -> Bool? {
        let name = ViewInput.viewName(ofModel: entry.viewModelName)
        return previews.first?.hasBody ?? ViewTypes(of: catalog, package: package).view(named: name)?.hasBody
    }

    /// Returns the arguments of the stub that no preview has.
    ///
    /// - Throws: ``PreviewFailure`` for a preview that cannot be made, because it may have any of them.
    fileprivate func missingArguments() throws -> [PreviewsGenerator.Argument] {
        let viewModels = try entry.previews.map { try $0.make().subject.viewModel }
        return StubArgument.missing(in: viewModels, declaredIn: file, FeatureSources())
            .map { .init(name: $0.name, value: $0.value) }
    }
}
