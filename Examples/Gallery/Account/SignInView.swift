import FOSMVVM
import PreviewCatalog

/// Lets a volunteer sign in.
public struct SignInView: ViewModelView {
    private let viewModel: SignInViewModel
    private let operations: any SignInViewModelOperations

    public init(viewModel: SignInViewModel) {
        self.viewModel = viewModel
        operations = viewModel.operations
    }
}

#Preview("Empty") {
    SignInView.previewHost(bundle: .module, viewModel: .stub())
        .environment(Validations())
        .frame(idealWidth: 480)
}

#Preview("Filled") {
    SignInView.previewHost(bundle: .module, viewModel: .stubFilled())
        .environment(Validations())
        .frame(idealWidth: 480)
}

#Preview("With messages") {
    SignInView.previewHost(bundle: .module, viewModel: .stubWithMessages())
        .environment(SignInViewModel.stubWithMessages().validated())
        .frame(idealWidth: 480)
}

#Preview("Nothing entered") {
    SignInView.previewHost(bundle: .module, viewModel: .stub(canSubmit: false))
        .environment(SignInViewModel.stub().validated())
        .frame(idealWidth: 480)
}

#Preview("Submitted") {
    SignInView.previewHost(bundle: .module, viewModel: .stubFilled(isSubmitted: true))
        .environment(Validations())
        .frame(idealWidth: 480)
}
