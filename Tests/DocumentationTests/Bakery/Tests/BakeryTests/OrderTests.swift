import FOSMVVM
import FOSTesting
import Foundation

@testable import Bakery

@Suite struct OrderTests: LocalizableTestCase {
    let localizationStore = Self.loadLocalizationStore(bundle: .module)

    @Test func order() throws {
        try expectFullViewModelTests(OrderViewModel.self)
    }

    @Test func emptyOrder() throws {
        try expectTranslations(OrderViewModel.stub(loaves: []))
    }

    @Test func titleInGerman() throws {
        let json = try OrderViewModel.stub().toJSON(encoder: encoder(locale: Locale(identifier: "de")))
        let order: OrderViewModel = try json.fromJSON()
        #expect(try order.title.localizedString == "Ihre Bestellung")
    }
}
