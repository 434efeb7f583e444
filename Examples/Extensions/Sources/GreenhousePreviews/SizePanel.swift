import FOSMVVM
import PreviewSite

/// A panel with the size of a preview's HTML.
struct SizePanel: PreviewPanel {
    let name = "size"
    let title = "Size"

    func content(of preview: PanelSubject) -> any ViewModel {
        SizePanelViewModel(bytes: preview.html.utf8.count)
    }
}

/// The size of a preview's HTML.
@ViewModel
struct SizePanelViewModel {
    @LocalizedString var sizeLabel
    let bytes: LocalizableInt
    var vmId: ViewModelId = .init(type: Self.self)

    init(bytes: Int) {
        self.bytes = LocalizableInt(value: bytes)
    }

    static func stub() -> Self { .init(bytes: 2048) }
}

/// Shows the size of a preview's HTML.
struct SizePanelView: ViewModelView {
    init(viewModel: SizePanelViewModel) {}
}

#Preview("2 kilobytes") {
    SizePanelView.previewHost(bundle: .module)
}
