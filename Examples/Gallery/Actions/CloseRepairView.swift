import FOSMVVM
import PreviewCatalog

/// Lets a volunteer close a repair.
public struct CloseRepairView: ViewModelView {
    private let viewModel: CloseRepairViewModel
    private let operations: any CloseRepairViewModelOperations

    public init(viewModel: CloseRepairViewModel) {
        self.viewModel = viewModel
        operations = viewModel.operations
    }
}

#Preview("Ready") {
    CloseRepairView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 500)
}

/// The buttons cannot be pressed until the server answers.
#Preview("Working") {
    CloseRepairView.previewHost(bundle: .module, viewModel: .stub(isWorking: true))
        .frame(idealWidth: 500)
}

#Preview("Failed") {
    CloseRepairView.previewHost(bundle: .module, viewModel: .stub(hasError: true))
        .frame(idealWidth: 500)
}
