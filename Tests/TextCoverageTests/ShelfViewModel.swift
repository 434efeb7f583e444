import FOSMVVM
import PreviewCatalog

enum ShelfState: String, CaseIterable, Codable, Sendable {
    case open, closed

    var label: LocalizableString { .localized(for: Self.self, propertyName: rawValue) }
}

@ViewModel
struct ShelfViewModel {
    @LocalizedString var title
    @LocalizedStrings var steps
    let state: LocalizableString
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { Self(state: ShelfState.open.label) }
}

struct ShelfView: ViewModelView {
    init(viewModel: ShelfViewModel) {}
}

@ViewModel
struct LampViewModel {
    @LocalizedString var title
    let shelf: ShelfViewModel
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { Self(shelf: .stub()) }
}

struct LampView: ViewModelView {
    init(viewModel: LampViewModel) {}
}
