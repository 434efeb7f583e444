import Diagnostics
import FOSFoundation
package import FOSMVVM
package import Foundation
package import PreviewCatalog
package import PreviewSnapshots
package import TemplateEngine

/// Finds what a package lacks for the ViewModels in its own files. Those of its dependencies are not looked at.
package struct MissingParts: Sendable {
    private let catalog: PreviewCatalog
    private let package: URL
    private let templates: TemplateLibrary
    private let program: HostProgram
    private let tests: UITestSources
    private let features = FeatureSources()
    private let withoutPreviews = Once<[MissingPart]>()

    /// - Parameters:
    ///   - package: The package's folder.
    ///   - templates: The templates of its views.
    ///   - program: The program whose commands make what is missing.
    package init(in catalog: PreviewCatalog, package: URL, templates: TemplateLibrary, program: HostProgram) {
        self.catalog = catalog
        self.package = package
        self.templates = templates
        self.program = program
        tests = UITestSources(package: package)
    }

    /// Returns the views without previews, and the ViewModels without views, by the name of the ViewModel.
    ///
    /// A ViewModel that is declared in another type, or that is a part of another ViewModel, needs no view.
    package func ofViewModelsWithoutPreviews() -> [MissingPart] {
        withoutPreviews.get {
            let shown = Set(catalog.entries.map(\.viewModelName))
            let names = catalog.viewModelNames.filter { !shown.contains($0) && place(ofViewModel: $0) != nil }
            guard !names.isEmpty else { return [] }
            let types = ViewTypes(of: catalog, package: package)
            let parts = catalog.partsOfOthers()
            return names.compactMap { name in
                let view = ViewInput.viewName(ofModel: name)
                if types.view(named: view) != nil { return part(.preview, of: name, "previews") }
                if !templates.isMissing(view) { return part(.preview, of: name, "view", " --views template") }
                guard catalog.isTopLevel(name), !parts.contains(name) else { return nil }
                return part(.view, of: name, "view")
            }
        }
    }

    /// Returns what a view with previews lacks.
    ///
    /// - Parameters:
    ///   - viewModels: The ViewModels of its previews. Cases are compared only if each preview has one.
    ///   - tested: Returns the names of the views and ViewModels that UI tests name. Called for an interactive view.
    package func parts(
        of entry: CatalogEntry, showing viewModels: [any ViewModel], tested: () -> Set<String>
    ) -> [MissingPart] {
        let name = entry.viewModelName
        guard let place = place(ofViewModel: name), ViewInput.viewName(ofModel: name) == entry.viewName else {
            return []
        }
        var parts: [MissingPart] = []
        let isInteractive = entry.previews[0].hasBody && viewModels.first?.hasOperations == true
        if isInteractive, tested().isDisjoint(with: [name, entry.viewName]) {
            parts += [part(.uiTests, of: name, "uitests")].compactMap(\.self)
        }
        guard viewModels.count == entry.previews.count else { return parts }
        let cases = StubArgument.missing(
            in: viewModels, declaredIn: package.appending(path: place.file), features)
        return cases.isEmpty ? parts : parts + [part(.cases(cases), of: name, "previews")].compactMap(\.self)
    }

    /// Returns the names of views and ViewModels in the UI tests of the package, as their files are now.
    package func namesInUITests() -> Set<String> { tests.names() }

    /// Nil for a name from which no command can derive others.
    private func part(
        _ kind: MissingPart.Kind, of viewModel: String, _ generator: String, _ options: String = ""
    ) -> MissingPart? {
        guard let place = place(ofViewModel: viewModel) else { return nil }
        let base = viewModel.dropLast(Self.suffix.count)
        return MissingPart(
            kind: kind, viewModelName: viewModel, viewName: ViewInput.viewName(ofModel: viewModel), place: place,
            command: program.generateCommand("\(generator) \(base)\(options)"))
    }

    private static let suffix = "ViewModel"

    /// Returns the place of a ViewModel in the package that is named as such. Nil for any other.
    private func place(ofViewModel name: String) -> SourcePlace? {
        guard name.hasSuffix(Self.suffix), name != Self.suffix, let place = catalog.place(ofViewModel: name),
            place.isInSources, !place.file.hasPrefix("/"),
            FileManager.default.fileExists(atPath: package.appending(path: place.file).path)
        else { return nil }
        return place
    }
}

extension ViewModel {
    /// Whether a user can do something in the view, apart from its child views.
    fileprivate var hasOperations: Bool {
        let operations = operations as Any
        return operations is any ViewModelOperations && !(operations is NoOperations)
    }
}
