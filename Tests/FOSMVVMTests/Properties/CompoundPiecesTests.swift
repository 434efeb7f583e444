import Foundation
import Testing

@testable import FOSMVVM

@Suite struct CompoundPiecesTests {
    @ViewModel
    struct LabelViewModel {
        @LocalizedCompoundString(pieces: \.parts) var label
        @LocalizedCompoundString(pieces: \.parts, separator: \.separator) var spaced
        @LocalizedCompoundString(pieces: \.names) var joined
        var vmId = ViewModelId(type: Self.self)

        var parts: [any Localizable] { [LocalizableString.constant("Lamp"), LocalizableInt(value: 1060)] }
        var names: [LocalizableString] { [.constant("A"), .constant("B")] }
        var separator: LocalizableString { .constant(" ") }

        static func stub() -> Self { .init() }
    }

    @Test func piecesMayBeOfOneKindOrOfMany() throws {
        let localizer = Localizer(locale: Locale(identifier: "en"), store: TextStore(yaml: [:]))
        guard case .object(let object) = try LocalizingEncoder.encode(LabelViewModel.stub(), with: localizer) else {
            Issue.record("A ViewModel is an object.")
            return
        }
        #expect(object["label"]?.text == "Lamp1,060")
        #expect(object["spaced"]?.text == "Lamp 1,060")
        #expect(object["joined"]?.text == "AB")
    }

    @Test func onlyListsOfLocalizablesArePieces() {
        let texts: Any.Type = [String].self
        let localizables: Any.Type = [LocalizableString].self
        #expect(!(texts is any LocalizablePieces.Type))
        #expect(localizables is any LocalizablePieces.Type)
    }
}
