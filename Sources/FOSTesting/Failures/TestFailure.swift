package import Testing
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

/// The line of a test that expects something. XCTest takes the file as a literal, which a `SourceLocation` has not.
package struct TestPlace {
    /// The file's whole path, as `#filePath` has it.
    package let filePath: StaticString
    /// The same file, with the line and the column.
    package let sourceLocation: SourceLocation

    /// The place of a caller, by the values of its default arguments.
    package init(filePath: StaticString, sourceLocation: SourceLocation) {
        self.filePath = filePath
        self.sourceLocation = sourceLocation
    }
}
