import FOSMVVM
import PreviewCatalog

@ViewModel
struct NoteViewModel {
    let text: String
    var vmId = ViewModelId(type: Self.self)

    init(text: String) {
        self.text = text
    }

    static func stub() -> Self { Self(text: "A note") }
}

struct NoteView: ViewModelView {
    static var category: ViewCategory? { .container }

    init(viewModel: NoteViewModel) {}
}
