import FOSMVVM
import PreviewCatalog

/// Lets a volunteer edit their profile.
public struct ProfileFormView: ViewModelView {
    private let viewModel: ProfileFormViewModel
    private let operations: any ProfileFormViewModelOperations

    public init(viewModel: ProfileFormViewModel) {
        self.viewModel = viewModel
        operations = viewModel.operations
    }
}

#Preview("Empty") {
    ProfileFormView.previewHost(bundle: .module, viewModel: .stub())
        .environment(Validations())
        .frame(idealWidth: 760)
}

#Preview("Filled") {
    ProfileFormView.previewHost(bundle: .module, viewModel: .stubFilled())
        .environment(Validations())
        .frame(idealWidth: 760)
}

#Preview("With messages") {
    ProfileFormView.previewHost(bundle: .module, viewModel: .stubWithMessages())
        .environment(ProfileFormViewModel.stubWithMessages().validated())
        .frame(idealWidth: 760)
}

#Preview("Submitted") {
    ProfileFormView.previewHost(bundle: .module, viewModel: .stubFilled(isSubmitted: true))
        .environment(Validations())
        .frame(idealWidth: 760)
}
