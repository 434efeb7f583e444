import FOSMVVM
import FOSTesting
import XCTest

@testable import Bakery

final class OldOrderTests: XCTestCase, LocalizableTestCase {
    let localizationStore = OldOrderTests.loadLocalizationStore(bundle: .module)

    func testOrder() throws {
        try expectFullViewModelTests(OrderViewModel.self)
    }
}
