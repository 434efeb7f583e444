import Diagnostics
import FOSMVVM
import Foundation
import Testing

@testable import PreviewCatalog

/// Previews of several packages and modules in one catalog.
@Suite final class SourcePackagesTests {
    private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appending(path: "packages-\(UUID().uuidString)", directoryHint: .isDirectory)

    init() throws {
        for package in ["bakery", "cafe"] {
            let package = self.package(package)
            try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
            try Data().write(to: package.appending(path: "Package.swift"))
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func package(_ name: String) -> URL { folder.appending(path: name, directoryHint: .isDirectory) }

    private func catalog(_ paths: [String]) -> PreviewCatalog {
        PreviewCatalog(
            previews: paths.enumerated().map { number, path in
                PreviewRecord(name: "Lamp \(number)", file: folder.appending(path: path).path, line: 1) {
                    CatalogLampView.previewHost()
                }
            })
    }

    private func features(_ paths: String...) -> [String] {
        Set(catalog(paths).previews.map(\.feature)).sorted()
    }

    @Test func aFeatureIsAFolder() {
        #expect(features("bakery/Sources/A/Orders/A.swift", "bakery/Sources/B/Ovens/B.swift") == ["Orders", "Ovens"])
    }

    @Test func foldersOfOneNameHaveTheNameOfTheirModule() {
        let paths = ["bakery/Sources/A/Orders/A.swift", "bakery/Sources/B/Orders/B.swift", "bakery/Sources/B/B.swift"]
        #expect(features(paths[0], paths[1], paths[2]) == ["A/Orders", "B", "B/Orders"])
        #expect(features(paths[0], "bakery/Sources/Orders/C.swift") == ["A/Orders", "Orders"])
    }

    @Test func featuresOfSeveralPackagesHaveTheNameOfTheirPackage() {
        let paths = [
            "bakery/Sources/A/Orders/A.swift", "cafe/Sources/C/Orders/C.swift", "cafe/Sources/D/Orders/D.swift",
        ]
        #expect(features(paths[0], paths[1]) == ["bakery/Orders", "cafe/Orders"])
        #expect(features(paths[0], paths[1], paths[2]) == ["bakery/Orders", "cafe/C/Orders", "cafe/D/Orders"])
    }

    @Test func theTargetsOfAllPackagesAreKnown() {
        let catalog = catalog([
            "bakery/Sources/A/A.swift", "bakery/Sources/A/Orders/A.swift", "cafe/Sources/C/Orders/C.swift",
        ])
        #expect(catalog.targets.map(\.path) == ["Sources/A", "Sources/C"])
        #expect(catalog.targets.map(\.package.lastPathComponent) == ["bakery", "cafe"])
    }

    @Test func aCopyWithoutSourcesHasTheTargetsOfTheBuild() {
        #expect(SourcePackage.builtTarget(of: "/build/cafe/Sources/C/Orders/C.swift")?.path == "Sources/C")
        #expect(SourcePackage.builtTarget(of: "/Sources/cafe/Sources/C/C.swift")?.package.path == "/Sources/cafe")
        #expect(SourcePackage.builtTarget(of: "/build/cafe/Tests/C/C.swift") == nil)
        #expect(SourcePackage.builtTarget(of: "/build/Sources/C.swift") == nil)
    }

    @Test func pathsInOtherPackagesAreAbsolute() throws {
        let paths = ["bakery/Sources/A/Orders/A.swift", "cafe/Sources/C/Orders/C.swift"]
        let all = catalog(paths)
        #expect(all.previews.map(\.place.file) == ["Sources/A/Orders/A.swift", "Sources/C/Orders/C.swift"])
        let catalog = all.of(MainPackage(package("bakery"), origin: nil))
        let other = folder.appending(path: paths[1]).path
        #expect(catalog.previews.map(\.place.file) == ["Sources/A/Orders/A.swift", other])
        #expect(catalog.previews.map(\.place.isInSources) == [true, true])
        #expect(catalog.previews.map { $0.place.isIn(target: "C") } == [false, true])
        #expect(catalog.previews.map(\.feature) == all.previews.map(\.feature))
        let installed = all.of(MainPackage(folder.appending(path: "installed"), origin: nil))
        #expect(installed.previews.map(\.place.file) == ["Sources/A/Orders/A.swift", "Sources/C/Orders/C.swift"])
        let copy = all.of(MainPackage(package("copy"), origin: package("bakery")))
        #expect(copy.previews.map(\.place.file) == ["Sources/A/Orders/A.swift", other])
    }
}
