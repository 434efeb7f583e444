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
}
