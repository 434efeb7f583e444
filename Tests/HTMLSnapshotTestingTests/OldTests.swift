import HTMLSnapshotTesting
import XCTest

/// Snapshots in a project that still has XCTest.
final class OldTests: XCTestCase {
    func testHTMLIsHeld() {
        expectSnapshot("<p>Old</p>", named: "old")
    }
}
