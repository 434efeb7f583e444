// A test of XCTest needs Testing for the place of a failure, which is a macro of it.
@_exported public import Testing
