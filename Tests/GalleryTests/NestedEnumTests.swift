import FOSMVVM
import Foundation
import Testing

/// A shelf of a bakery.
@ViewModel
struct ShelfViewModel {
    let place: LocalizableString
    var vmId: ViewModelId = .init(type: Self.self)

    init(place: Place) {
        self.place = place.localizableString
    }

    static func stub() -> Self { Self(place: .window) }
}

extension ShelfViewModel {
    /// Where the bread is.
    enum Place: String, CaseIterable, Codable, Sendable {
        case window, oven

        var localizableString: LocalizableString {
            .localized(for: Self.self, parentType: ShelfViewModel.self, propertyName: rawValue)
        }
    }
}

struct NestedEnumTests {
    @Test func itsTextsAreInTheMapOfItsParent() throws {
        let store = TextStore(yaml: [
            "Shelf.yml": "en: { ShelfViewModel: { Place: { window: In the window, oven: In the oven } } }"
        ])
        let encoder = JSONEncoder.localizingEncoder(locale: Locale(identifier: "en"), localizationStore: store)
        for place in [ShelfViewModel.Place.window, .oven] {
            let json = try ShelfViewModel(place: place).toJSON(encoder: encoder)
            #expect(json.contains("In the \(place.rawValue)"))
        }
    }
}
