package import Testing

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
