// A test that imports this module names previews, recorded files and modes, which the others declare. A test of XCTest
// needs Testing for the place of a failure, which is a macro of it.
@_exported public import HTMLSnapshots
@_exported public import PreviewSnapshots
@_exported public import Testing
