import BookshopViewModels
import FOSFoundation
import FOSMVVM
import FOSTesting
import Foundation
import Testing

/// The JSON of the ViewModels, which `Wire/Bookshop.txt` has as FOSUtilities writes it.
@Suite("Bookshop Wire Tests")
struct WireTests: LocalizableTestCase {
    let locStore: LocalizationStore
    var locales: Set<Locale> { [Self.en] }

    init() throws {
        self.locStore = try Self.loadLocalizationStore(bundle: Self.bundle())
    }

    private static func bundle() throws -> Bundle { BookshopResourceAccess.localizationBundle }

    @Test func jsonIsAsRecorded() throws {
        let encoder = encoder(locale: Self.en)
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let viewModels: [any Codable] = [
            ShelfViewModel.stub(), ShopPageViewModel.stub(), PreferencesViewModel.stub(), PurchaseViewModel.stub(),
            OpeningViewModel.stub(),
        ]
        let json = try viewModels.map { viewModel in
            "\(type(of: viewModel))\n\(String(decoding: try encoder.encode(viewModel), as: UTF8.self))\n"
        }
        // Identities and moments differ in each run.
        let text = json.joined()
            .replacing(/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/, with: "[uuid]")
            .replacing(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/, with: "[now]")
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Wire/Bookshop.txt")

        #expect(text == (try String(contentsOf: file, encoding: .utf8)))
    }
}
