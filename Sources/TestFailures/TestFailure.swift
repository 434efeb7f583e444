import Testing
import XCTest

/// A failure in the test that runs, of whichever library.
package struct TestFailure {
    private let place: TestPlace

    /// A failure that is shown at a place.
    package init(place: TestPlace) {
        self.place = place
    }

    /// Fails the test, which goes on.
    package func record(_ message: String) {
        if Test.current == nil {
            XCTFail(message, file: place.filePath, line: UInt(place.sourceLocation.line))
        } else {
            Issue.record(Comment(rawValue: message), sourceLocation: place.sourceLocation)
        }
    }
}
