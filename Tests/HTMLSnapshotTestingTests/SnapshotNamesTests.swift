import Foundation
import Testing

@testable import HTMLSnapshotTesting

@Suite struct SnapshotNamesTests {
    private let folder = URL(filePath: "/SnapshotNamesTests", directoryHint: .isDirectory)

    /// The second name is an error. The same name can be compared again.
    @Test(arguments: [("a b", "a-b"), ("lamp", "Lamp"), ("one", "two")])
    func namesOfOneFileAreAnError(first: String, second: String) throws {
        let path = "tests/\(first)/x"
        try SnapshotNames.claim(HTMLSnapshot(folder: folder, path: path), title: first)
        try SnapshotNames.claim(HTMLSnapshot(folder: folder, path: path), title: first)
        let error = #expect(throws: SharedSnapshotError.self) {
            try SnapshotNames.claim(HTMLSnapshot(folder: self.folder, path: path.uppercased()), title: second)
        }
        #expect(error?.localizedDescription.hasPrefix("\"\(first)\" and \"\(second)\" have the same file ") == true)
    }

    /// A test with parameters compares it several times in one place.
    @Test func aNameIsUsedInOnePlace() throws {
        let snapshot = HTMLSnapshot(folder: folder, path: "tests/Lamps/card")
        let places = [#_sourceLocation, #_sourceLocation]
        for _ in 1...2 { try SnapshotNames.claim(snapshot, title: "card", at: places[0]) }
        let first = places[0].line
        let error = #expect(throws: (any Error).self) {
            try SnapshotNames.claim(snapshot, title: "card", at: places[1])
        }
        #expect(error?.localizedDescription.hasPrefix(#""card" in line \#(first) and "card" in line"#) == true)
    }
}
