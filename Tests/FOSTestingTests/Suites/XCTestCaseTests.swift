import FOSMVVM
import FOSTesting
import Foundation
import ObservedFailures
import XCTest

/// Tests of XCTest.
final class XCTestCaseTests: ObservedTestCase, LocalizableTestCase {
    let localizationStore: any LocalizationStore = PostcardTexts.store
    let locales: Set<Locale> = [Locale(identifier: "en"), Locale(identifier: "de")]

    func testWhatIsWellPasses() throws {
        try expectFullViewModelTests(PostcardViewModel.self)
        try expectFullFormFieldTests(PostcardFields.sizeField)
    }

    func testAFailureIsToldAtItsLine() throws {
        let line = #line + 2
        let observed = try failures {
            try expectFullViewModelTests(StampViewModel.self, locales: [en, es])
        }
        XCTAssertEqual(observed.map(\.line), [line])
        XCTAssertEqual(observed.map(\.file), [#filePath])
        XCTAssertEqual(
            observed.map(\.message),
            [
                """
                failed - StampViewModel lacks translations:
                Cards.yml:7: 'StampViewModel.country' has no text for 'es'. Add it to this file, below 'es:'.
                """
            ])
    }
}
