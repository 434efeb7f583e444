import Diagnostics
import Foundation
import Testing

@testable import FOSMVVM

@Suite struct SourcePackageTests {
    @Test func aFilesPackageIsTheNearestAroundIt() {
        let package = SourcePackage(around: #filePath)
        #expect(package?.folder.appending(path: "Tests/FOSMVVMTests").isFolder == true)
        #expect(SourcePackage(around: "/nowhere/Tests.swift") == nil)
    }

    @Test(arguments: [
        "Sources/Bakery/Orders/OrderView.swift": "Sources/Bakery", "Examples/Gallery/A.swift": "Examples/Gallery",
        "Sources/A.swift": nil, "Tests/BakeryTests/A.swift": nil, "Bakery/Orders/A.swift": nil,
    ])
    func aFilesTargetIsAFolderOfPrograms(path: String, target: String?) {
        let package = SourcePackage(folder: URL(filePath: "/bakery", directoryHint: .isDirectory))
        let found = package.target(of: "/bakery/\(path)")
        #expect(found == target.map { TargetFolder($0, inPackage: package.folder) })
    }

    @Test(arguments: [
        "preview-host_PreviewSite": "Sources/PreviewSite", "preview-host_Gallery": "Examples/Gallery",
        "a_FOSMVVMTests": "Tests/FOSMVVMTests", "a_Unknown": nil,
        "PreviewSite": nil, "preview-host_PreviewSite-tool": "Sources/PreviewSite",
    ])
    func aBundlesSourcesAreThoseOfItsTarget(name: String, sources: String?) throws {
        let package = try #require(SourcePackage(around: #filePath))
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)/\(name).resources")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let bundle = try #require(Bundle(url: folder))
        #expect(package.sources(of: bundle)?.path == sources.map { package.folder.appending(path: $0).path })
    }
}
