import FOSFoundation
import FOSMVVM
import FOSTesting
import Foundation
import Testing

@Suite struct ExpectCodableTests: LocalizableTestCase {
    let localizationStore: any LocalizationStore = PostcardTexts.store

    @Test func whatIsDecodedWithoutLossPasses() throws {
        try expectCodable(Stamp.self)
        try expectCodable(PostcardViewModel.self, encoder: encoder(), decoder: JSONDecoder.defaultDecoder)
    }

    @Test(arguments: [
        ("", "LostStamp does not decode correctly from its JSON: 'price' was 3 and is 0."),
        ("The stamp", "The stamp: LostStamp does not decode correctly from its JSON: 'price' was 3 and is 0."),
    ])
    func whatIsLostIsNamed(prefix: String, message: String) throws {
        let error = #expect(throws: FOSCodableError.self) { try expectCodable(LostStamp.self, prefix) }
        #expect(error?.localizedDescription == message)
        #expect(error?.debugDescription == message)
    }

    @Test func theFileAndTheLineOfACallerAreThoseOfTheFailure() throws {
        try withKnownIssue {
            try expectFullViewModelTests(ForgetfulViewModel.self, file: "/lamps/Tests/LampTests/Lamps.swift", line: 7)
        } matching: { issue in
            issue.sourceLocation?.line == 7 && issue.sourceLocation?.fileID == "LampTests/Lamps.swift"
        }
    }
}

private struct Stamp: Codable, Stubbable {
    let price: Int

    static func stub() -> Self { .init(price: 3) }
}

/// Loses its price.
private struct LostStamp: Codable, Stubbable {
    enum CodingKeys: CodingKey { case price }

    var price = 3

    init() {}

    init(from decoder: any Decoder) throws { price = 0 }

    static func stub() -> Self { .init() }
}
