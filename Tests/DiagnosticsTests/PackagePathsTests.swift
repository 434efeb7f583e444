import Diagnostics
import Foundation
import Testing

struct PackagePathsTests {
    @Test(
        arguments: [
            ("/a/pkg/Templates/x.mustache", "Templates/x.mustache"), ("/a/pkg-2/x", "/a/pkg-2/x"), ("/a/pkg", "/a/pkg"),
            ("Texts/x.yml", "Texts/x.yml"),
        ], ["/a/pkg", "/a/pkg/"])
    func filesOfThePackageAreShownRelativeToIt(path: (String, String), root: String) {
        #expect(PackagePaths(URL(filePath: root)).relative(path.0) == path.1)
    }

    @Test func withoutAPackagePathsAreShownAsTheyAre() {
        #expect(PackagePaths(nil).relative("/a/pkg/x") == "/a/pkg/x")
    }
}
