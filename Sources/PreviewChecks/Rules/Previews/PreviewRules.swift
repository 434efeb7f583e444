import Diagnostics
import FOSMVVM
import HTMLSnapshots

/// Finds previews and ViewModels that share a name or address.
struct PreviewAddress: PackageRule {
    let name = "preview-address"
    let severity = CheckSeverity.error
    let summary = "A preview or ViewModel has no address of its own"
    let explanation = """
        The address of a preview consists of its ViewModel's name and its own name in lower case with dashes. If two \
        previews have the same address, only the first is shown. A name without a letter or digit has no address.
        """
    let fix = "Rename one of them. The message names both places."

    func findings(in package: CheckedPackage) -> [CheckFinding] {
        package.catalog.problems.map { finding($0, package.paths) }
    }
}

/// Finds previews whose names are too long for files.
struct LongName: PackageRule {
    let name = "long-name"
    let severity = CheckSeverity.warning
    let summary = "The name of a preview is too long for the names of files"
    let explanation = """
        The files of snapshots and of an export are named after previews, and file systems allow 255 bytes. A longer name \
        is shortened, and ends with a hash that keeps it apart from others. A letter outside of ASCII takes 2 to 4 bytes.
        """
    let fix = "Give the preview a shorter name."

    func findings(in package: CheckedPackage) -> [CheckFinding] {
        package.catalog.previews.filter { SnapshotPath.isShortened($0.slug) }.map { preview in
            finding(
                "The files of the preview '\(preview.name.excerpt)' are named \(SnapshotPath.preview(preview.slug)), because "
                    + "its name has \(preview.slug.utf8.count) bytes.", at: package.place(preview.place))
        }
    }
}

/// Finds previews whose ViewModel cannot be encoded.
struct UnencodableViewModel: PreviewRule {
    let name = "unencodable-view-model"
    let severity = CheckSeverity.error
    let summary = "A preview's ViewModel cannot be encoded"
    let explanation = """
        Rendering encodes a ViewModel, and so does sending it to a client. If encode(to:) throws, or that of its \
        operations, the preview has no HTML.
        """
    let fix = "Fix the value that the message names. For example, an infinite number cannot be encoded."

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        preview.view.diagnostics.filter { $0.kind == .unencodableViewModel }.map { diagnostic in
            PreviewMistake("The preview \(preview.title): \(diagnostic.message)")
        }
    }
}

/// Finds controls of templates that call operations which do not exist.
struct UnknownOperation: PreviewRule {
    let name = "unknown-operation"
    let severity = CheckSeverity.error
    let summary = "A control of a template calls an operation that its ViewModel does not have"
    let explanation = """
        The value of data-operation is the name of a method of the operations. The rule needs their names, so it checks \
        only ViewModels whose stubs have @CallableOperations.
        """
    let fix = "Fix the name in data-operation, or add the method."

    func mistakes(in preview: CheckedPreview) -> [PreviewMistake] {
        preview.inspected.unknownOperations.compactMap { error in
            guard case .unknown(let name, _) = error else { return nil }
            return PreviewMistake(error.localizedDescription, at: .attribute("data-operation", value: name))
        }
    }
}

/// Finds previews that cannot be made.
struct BrokenPreview: CatalogRule {
    let name = "broken-preview"
    let severity = CheckSeverity.error
    let summary = "A preview cannot be made"
    let explanation = """
        The body of a preview, or the encoding of its ViewModel, throws an error, crashes, or takes longer than \
        --preview-timeout. A separate process makes each preview first, so the other previews are checked as usual. \
        Other rules cannot check this preview. If a ViewModel has no preview, its stub is made instead.
        """
    let fix = "Run the preview with --no-isolation in a debugger, and fix its stub."

    func findings(in package: CheckedPackage, _ previews: CheckedPreviews) -> [CheckFinding] {
        previews.failures.map { finding($0.diagnostic, package.paths) }
    }
}
