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

    /// Writes files and the manifest of a package.
    private func write(_ files: [String], in package: URL) throws {
        for file in files + ["Package.swift"] {
            let file = package.appending(path: file)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
    }

    @Test(arguments: [true, false]) func aCopyHasTheNamesAndPathsOfTheBuild(theBuildExists: Bool) throws {
        let files = ["Examples/A/Orders/A.swift", "Sources/B/Orders/B.swift"]
        if theBuildExists { try write(files, in: package("built")) }
        try write(files, in: package("branch"))
        let built = catalog(files.map { "built/" + $0 } + ["cafe/Sources/C/C.swift"])
        #expect(built.previews.map(\.feature) == ["built/A/Orders", "built/B/Orders", "cafe/C"])
        let copy = built.running(in: package("branch"))
        #expect(copy.previews.map(\.feature) == built.previews.map(\.feature))
        #expect(copy.previews.map(\.place.file) == files + ["Sources/C/C.swift"])
        #expect(copy.targets.map(\.package.lastPathComponent) == ["branch", "branch", "cafe"])
        #expect(copy.originalFolder?.path == package("built").path)
        let main = copy.of(MainPackage(package("branch"), origin: nil))
        #expect(main.previews.map(\.place.file) == files + [folder.appending(path: "cafe/Sources/C/C.swift").path])
    }

    @Test func aPackageWithoutTheFilesOfTheBuildIsNoCopy() throws {
        let catalog = catalog(["bakery/Sources/A/A.swift", "bakery/Sources/A/B.swift", "bakery/Sources/A/C.swift"])
        try write(["Sources/A/A.swift"], in: package("other"))
        #expect(catalog.running(in: package("other")).originalFolder == nil)
        try write(["Sources/A/A.swift", "Sources/A/B.swift"], in: package("older"))
        #expect(catalog.running(in: package("older")).originalFolder?.lastPathComponent == "bakery")
        #expect(catalog.running(in: package("bakery")).originalFolder == nil)
        try FileManager.default.createSymbolicLink(at: package("link"), withDestinationURL: package("bakery"))
        #expect(catalog.running(in: package("link")).originalFolder == nil)
    }
}
