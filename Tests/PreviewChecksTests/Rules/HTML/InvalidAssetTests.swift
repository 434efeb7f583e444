import Diagnostics
import Foundation
import HTMLRendering
import Testing

@testable import PreviewChecks

@Suite struct InvalidAssetTests {
    @Test func aBrokenCatalogIsReportedWithItsLine() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "package-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let target = TargetFolder("Sources/Lamps", inPackage: root)
        let folder = target.url.appending(path: "Assets.xcassets/bulb.imageset")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let contents = "{\n  \"images\": [\n    {\"filename\": \"bulb.png\"}\n  ]\n}\n"
        try Data(contents.utf8).write(to: folder.appending(path: "Contents.json"))
        let package = SamplePackage(root: root, images: PackageAssets(targets: [target]))
        #expect(
            package.lines(InvalidAsset()) == [
                "Sources/Lamps/Assets.xcassets/bulb.imageset/Contents.json:3: "
                    + "There is no file 'bulb.png' in the image set 'bulb'."
            ])
    }
}
