import FOSMVVM
import PreviewCatalog

@ViewModel
struct LampViewModel {
    let name: String
    let bought: LocalizableDate
    var vmId = ViewModelId(type: Self.self)

    init(name: String) {
        self.name = name
        bought = LocalizableDate(value: .now)
    }

    static func stub() -> Self { Self(name: "Desk lamp") }
}

struct LampView: ViewModelView {
    static var category: ViewCategory? { .display }

    init(viewModel: LampViewModel) {}
}
