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
struct RoomViewModel {
    @LocalizedString var title
    let shelf: ShelfViewModel
    var bulb = Bulb()
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { Self(shelf: .stub()) }
}

/// A value whose encoding fails when it is broken.
struct Bulb: Codable {
    var isBroken = false

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        guard !isBroken else {
            throw EncodingError.invalidValue(self, .init(codingPath: encoder.codingPath, debugDescription: "Broken."))
        }
        try container.encode(isBroken)
    }
}

struct RoomView: ViewModelView {
    init(viewModel: RoomViewModel) {}
}
