import FOSFoundation
import FOSMVVM
import Foundation
import Testing

@testable import FOSTesting

@Suite struct JSONFaultTests {
    private struct Letter: Codable {
        let pages: [[String: Int]]
    }

    @Test(arguments: [
        (#"{}"#, "'pages' is absent"),
        (#"{"pages": [{"words": 3}, {"words": "many"}]}"#, "'pages[1].words': "),
        (#"{"pages": [null]}"#, "'pages[0]': "),
    ])
    func aFaultNamesItsMember(json: String, fault: String) throws {
        let error = try #require(throws: JSONError.self) { let _: Letter = try json.fromJSON() }
        #expect(JSONFault.description(of: error).hasPrefix(fault), "\(JSONFault.description(of: error))")
    }

    @Test func anyOtherErrorSpeaksForItself() {
        let error = LocalizerError.localizationUnbound("'A.title'")
        #expect(JSONFault.description(of: error).hasPrefix("'A.title' is not localized yet."))
    }
}
