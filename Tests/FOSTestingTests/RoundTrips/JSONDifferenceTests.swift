import Foundation
import Testing

@testable import FOSTesting

@Suite struct JSONDifferenceTests {
    @Test(arguments: [
        (#"{"a": 1, "b": [true, null]}"#, #"{"b": [true, null], "a": 1.0}"#, nil),
        (#"{"a": 1}"#, #"{}"#, "'a' was 1 and is absent"),
        (#"{}"#, #"{"a": null}"#, "'a' was absent and is null"),
        (#"{"a": {"b": [1, {"c": "x"}]}}"#, #"{"a": {"b": [1, {"c": "y"}]}}"#, #"'a.b[1].c' was "x" and is "y""#),
        (#"{"b": 2, "a": 0.12345678}"#, #"{"b": 3, "a": 0.12345679}"#, "'a' was 0.12345678 and is 0.12345679"),
        (#"{"a": [1, 2]}"#, #"{"a": [1]}"#, "'a' was a list of 2 and is a list of 1"),
        (#"{"a": {"b": true}}"#, #"{"a": false}"#, "'a' was an object of 1 and is false"),
    ])
    func theFirstDifferenceIsTold(before: String, after: String, difference: String?) throws {
        #expect(try JSONDifference(from: Data(before.utf8), to: Data(after.utf8))?.description == difference)
    }
}
