import Testing
import XCTest

/// A failure in the test that runs, of whichever library.
struct TestFailure {
    let place: TestPlace

    func record(_ message: String) {
        if Test.current == nil {
            XCTFail(message, file: place.filePath, line: UInt(place.sourceLocation.line))
        } else {
            Issue.record(Comment(rawValue: message), sourceLocation: place.sourceLocation)
        }
    }
}
