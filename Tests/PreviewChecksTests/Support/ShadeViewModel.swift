import FOSMVVM
import PreviewCatalog

/// The shade of a lamp, a child ViewModel.
@ViewModel
struct ShadeViewModel {
    let color: String
    var vmId: ViewModelId

    init(color: String = "red", vmId: ViewModelId = .init(type: ShadeViewModel.self)) {
        self.color = color
        self.vmId = vmId
    }

    static func stub() -> Self { Self() }
}

struct ShadeView: ViewModelView {
    init(viewModel: ShadeViewModel) {}
}
