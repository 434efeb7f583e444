import Diagnostics
import FOSMVVM
import PreviewCatalog

/// Finds ViewModels without a view.
struct MissingView: PackageRule {
    let name = "missing-view"
    let severity = CheckSeverity.warning
    let summary = "A ViewModel has no view"
    let explanation = """
        Nothing shows the ViewModel, so nobody sees it. OrderViewModel has a view if a type OrderView or a template of \
        this name exists, or if a preview shows it. A ViewModel that is declared in another type, or that is a part of \
        another ViewModel, needs no view: as a property, in a list, or in an enum that is nested in a ViewModel. \
        ViewModels of other packages are not checked.
        """
    let fix = "Write the view, or let generate view write it."

    func findings(in package: CheckedPackage) -> [CheckFinding] {
        package.missingParts.ofViewModelsWithoutPreviews().filter { $0.kind == .view }.map { finding($0, package) }
    }
}

/// Finds ViewModels without a preview.
struct MissingPreview: PackageRule {
    let name = "missing-preview"
    let severity = CheckSeverity.warning
    let summary = "A view or a ViewModel has no preview"
    let explanation = """
        A ViewModel without a preview is not in the catalog, is not tested by snapshots, and is not checked by other \
        rules. The rule checks every type with @ViewModel that is linked into the program, including child ViewModels. \
        If a ViewModel of the package has no view either, missing-view reports it instead.
        """
    let fix = "Declare a preview next to the view: #Preview { TaskListView.previewHost(bundle: .module) }."

    func findings(in package: CheckedPackage) -> [CheckFinding] {
        let shown = Set(package.catalog.entries.map(\.viewModelName))
        let parts = package.missingParts.ofViewModelsWithoutPreviews()
        let known = shown.union(parts.map(\.viewModelName))
        let others = package.catalog.viewModelNames.filter { !known.contains($0) }.map { name in
            finding(
                "\(name) has no preview. Declare one with #Preview.",
                at: package.catalog.place(ofViewModel: name).map { package.place($0) })
        }
        return parts.filter { $0.kind == .preview }.map { finding($0, package) } + others
    }
}

/// Finds interactive views without UI tests.
struct MissingUITests: CatalogRule {
    let name = "missing-ui-tests"
    let severity = CheckSeverity.warning
    let summary = "A view in Swift with operations has no UI tests"
    let explanation = """
        A UI test presses the buttons of a view and reads which operations were called. Tests are not part of the \
        program, so the rule reads the Swift files in folders of the package whose names end in Tests. A file that \
        imports FOSTestingUI tests each view that it names, or whose ViewModel it names. Views with only a template, and \
        views without operations of their own, are not checked.
        """
    let fix = "Write a UI test of the view, or let generate uitests write it."

    func findings(in package: CheckedPackage, _ previews: CheckedPreviews) -> [CheckFinding] {
        package.missingParts(in: previews).filter { $0.kind == .uiTests }.map { finding($0, package) }
    }
}

/// Finds cases of ViewModels without a preview.
struct MissingCasePreview: CatalogRule {
    let name = "missing-case-preview"
    let severity = CheckSeverity.warning
    let summary = "A case of a ViewModel has no preview"
    let explanation = """
        A state that no preview shows is not in the catalog, is not tested by snapshots, and is not checked by other \
        rules. The rule looks at the properties that are parameters of a stub in the file of the ViewModel: each case of \
        an enum that is CaseIterable, and both values of a Bool. An enum that is declared in another folder than the \
        ViewModel is data that several features share, so its cases need no previews. The rule does not look at \
        combinations, and not at a view with a broken preview.
        """
    let fix = "Add a preview with the case, or let generate previews write it."

    func findings(in package: CheckedPackage, _ previews: CheckedPreviews) -> [CheckFinding] {
        package.missingParts(in: previews).compactMap { part in
            if case .cases = part.kind { finding(part, package) } else { nil }
        }
    }
}

extension CheckRule {
    /// Creates the finding of a missing part. Its fix is the command that makes the part.
    fileprivate func finding(_ part: MissingPart, _ package: CheckedPackage) -> CheckFinding {
        finding("\(part.message) Run '\(part.command)'.", at: package.place(part.place), fix: "Run '\(part.command)'.")
    }
}

extension CheckedPackage {
    /// Returns what the views with previews lack.
    fileprivate func missingParts(in previews: CheckedPreviews) -> [MissingPart] {
        let tested = missingParts.namesInUITests()
        let viewModels = previews.viewModels()
        return catalog.entries.flatMap {
            missingParts.parts(of: $0, showing: viewModels[$0.viewModelName] ?? [], tested: { tested })
        }
    }
}

extension CheckedPreviews {
    /// Returns the ViewModels of the previews that can be made, by their names.
    fileprivate func viewModels() -> [String: [any ViewModel]] {
        var known: Set<String> = []
        let once = all.filter { known.insert($0.preview.title).inserted }
        return Dictionary(grouping: once, by: \.preview.viewModelName).mapValues { $0.map(\.viewModel) }
    }
}
