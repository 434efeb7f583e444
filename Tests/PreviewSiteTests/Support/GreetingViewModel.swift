import FOSMVVM
import PreviewCatalog

@ViewModel
struct GreetingViewModel {
    @LocalizedString var title
    let name: String
    var vmId = ViewModelId(type: Self.self)

    init(name: String) {
        self.name = name
    }

    static func stub() -> Self { Self(name: "Amal") }
}

struct GreetingView: ViewModelView {
    init(viewModel: GreetingViewModel) {}
}
