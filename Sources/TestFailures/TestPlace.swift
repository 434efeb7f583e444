package import Testing

/// The line of a test that expects something. XCTest takes the file as a literal, which a `SourceLocation` has not.
package struct TestPlace {
    package let filePath: StaticString
    package let sourceLocation: SourceLocation

    package init(filePath: StaticString, sourceLocation: SourceLocation) {
        self.filePath = filePath
        self.sourceLocation = sourceLocation
    }
}
