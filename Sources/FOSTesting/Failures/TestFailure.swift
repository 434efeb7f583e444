package import Testing
import XCTest

/// A failure in the running test, which can be a test of Swift Testing or XCTest.
package struct TestFailure {
    private let place: TestPlace

    /// Creates a failure that is reported at a place.
    package init(place: TestPlace) {
        self.place = place
    }

    /// Records the failure in the test, which continues.
    package func record(_ message: String) {
        if Test.current == nil {
            XCTFail(message, file: place.filePath, line: UInt(place.sourceLocation.line))
        } else {
            Issue.record(Comment(rawValue: message), sourceLocation: place.sourceLocation)
        }
    }
}

/// The line of an expectation in a test. XCTest needs the file as a literal, which a `SourceLocation` does not contain.
package struct TestPlace {
    /// The absolute path of the file, as in `#filePath`.
    package let filePath: StaticString
    /// The same file with the line and the column.
    package let sourceLocation: SourceLocation

    /// Creates the place of a caller from the values of its default arguments.
    package init(filePath: StaticString, sourceLocation: SourceLocation) {
        self.filePath = filePath
        self.sourceLocation = sourceLocation
    }

    /// Creates the place of a caller whose arguments are those of the assertions of XCTest.
    package init(file: StaticString, line: UInt) {
        let id = "\(file)".split(separator: "/").suffix(2).joined(separator: "/")
        self.init(
            filePath: file,
            sourceLocation: SourceLocation(fileID: id, filePath: "\(file)", line: Int(line), column: 1))
    }
}
