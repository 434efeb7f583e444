// A test case of XCTest needs Testing for the macro that captures the location of a failure.
@_exported public import Testing
