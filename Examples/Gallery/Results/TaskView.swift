import FOSMVVM
import PreviewCatalog

/// Shows the record of a finished repair.
public struct TaskView: ViewModelView {
    private let viewModel: TaskViewModel

    public init(viewModel: TaskViewModel) {
        self.viewModel = viewModel
    }
}

#Preview("Lamp") {
    TaskView.previewHost(bundle: .module, viewModel: .stub())
        .frame(idealWidth: 460)
}

#Preview("Costly parts") {
    TaskView.previewHost(bundle: .module, viewModel: .stub(item: .bicycle, partsCost: 1234.9))
        .frame(idealWidth: 460)
}

#Preview("Free of charge") {
    TaskView.previewHost(bundle: .module, viewModel: .stub(item: .jacket, partsCost: 0))
        .frame(idealWidth: 460)
}
