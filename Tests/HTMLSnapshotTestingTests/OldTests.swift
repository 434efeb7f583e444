import ObservedFailures
import XCTest

@testable import HTMLSnapshotTesting

/// Snapshots in a project that still has XCTest.
final class OldTests: ObservedTestCase {
    func testHTMLIsHeld() {
        compare("<p>Old</p>")
    }

    private func compare(_ html: String) { expectSnapshot(html, named: "old") }

    func testADifferenceFailsAtItsLine() {
        let line = #line - 3
        let observed = SnapshotTrait.$current.withValue(SnapshotTrait(record: .never, redactions: [])) {
            failures {
                compare("<p class=\"new\">Old</p>")
            }
        }
        XCTAssertEqual(observed.map(\.line), [line])
        XCTAssertEqual(observed.map(\.file), [#filePath])
        XCTAssertTrue(observed.first?.message.contains("old — It differs at p@class") == true, "\(observed)")
    }
}
