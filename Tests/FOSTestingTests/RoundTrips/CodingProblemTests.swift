import FOSFoundation
import FOSMVVM
import Foundation
import Testing

@testable import FOSTesting

@Suite struct CodingProblemTests {
    private struct Letter: Codable {
        let pages: [[String: Int]]
    }

    @Test(arguments: [
        (#"{}"#, "'pages' is absent"),
        (#"{"pages": [{"words": 3}, {"words": "many"}]}"#, "'pages[1].words': "),
        (#"{"pages": [null]}"#, "'pages[0]': "),
    ])
    func aProblemNamesItsMember(json: String, problem: String) throws {
        let error = try #require(throws: JSONError.self) { let _: Letter = try json.fromJSON() }
        #expect(CodingProblem.description(of: error).hasPrefix(problem), "\(CodingProblem.description(of: error))")
    }

    @Test func anyOtherErrorSpeaksForItself() {
        let error = LocalizerError.localizationUnbound("'A.title'")
        #expect(CodingProblem.description(of: error).hasPrefix("'A.title' is not localized yet."))
    }
}
