// A test that imports this module uses previews, snapshots and modes that other modules declare. A test case of XCTest
// needs Testing for the macro that captures the location of a failure.
@_exported public import HTMLSnapshots
@_exported public import PreviewSnapshots
@_exported public import Testing
