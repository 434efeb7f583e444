import Foundation
import Testing

@testable import PreviewSite

struct DisplayPathsTests {
    @Test(
        arguments: [
            ("/a/pkg/Templates/x.mustache", "Templates/x.mustache"), ("/a/pkg-2/x", "/a/pkg-2/x"), ("/a/pkg", "/a/pkg"),
            ("Texts/x.yml", "Texts/x.yml"),
        ], ["/a/pkg", "/a/pkg/"])
    func filesOfThePackageAreShownRelativeToIt(path: (String, String), root: String) {
        #expect(DisplayPaths(root: URL(filePath: root)).shown(path.0) == path.1)
    }

    @Test func withoutAPackagePathsAreShownAsTheyAre() {
        #expect(DisplayPaths(root: nil).shown("/a/pkg/x") == "/a/pkg/x")
    }
}
