package import PreviewCatalog

extension Preview {
    /// It with the workbench's tools.
    var workbenchPath: SitePath { .workbench(viewModel: viewModelName, slug: slug) }

    /// Its bare document.
    var documentPath: SitePath { .document(viewModel: viewModelName, slug: slug) }

    /// The address of its bare document, without parameters.
    package var documentAddress: String { documentPath.encoded }

    /// All previews of its ViewModel in every locale.
    var matrixPath: SitePath { .matrix(viewModel: viewModelName) }

    /// What is recorded of it, beside what is rendered now.
    var snapshotPath: SitePath { .snapshot(viewModel: viewModelName, slug: slug) }

    /// The bare document of what is recorded of it.
    var recordedPath: SitePath { .recorded(viewModel: viewModelName, slug: slug) }
}
