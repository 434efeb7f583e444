import Diagnostics
import Foundation
import HTMLRendering
import Testing

@Suite final class PackageFoldersTests {
    private let package = FileManager.default.temporaryDirectory
        .appending(path: UUID().uuidString, directoryHint: .isDirectory)

    deinit {
        try? FileManager.default.removeItem(at: package)
    }

    private func makeFolder(_ path: String) throws -> URL {
        let folder = package.appending(path: path, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// The one folder of texts of a bundle with this name, as a path below the package.
    private func localizations(ofBundle name: String) throws -> String {
        let bundle = try #require(Bundle(url: makeFolder("Built/\(name)")))
        let folders = PackageFolders(package: package, bundles: [bundle], targets: []).localizations
        #expect(folders.count == 1)
        let path = try #require(folders.first).standardizedFileURL.path(percentEncoded: false)
        return path.components(separatedBy: package.lastPathComponent + "/").last ?? path
    }

    @Test func aFolderOfProgramsHasNoTexts() throws {
        let programs = try #require(Bundle(url: makeFolder("debug")))
        #expect(PackageFolders(package: package, bundles: [programs], targets: []).localizations == [])
    }

    @Test func textsAreReadInTheSourcesOfTheTarget() throws {
        _ = try makeFolder("Sources/Views")
        #expect(try localizations(ofBundle: "my-app_Views.resources").hasPrefix("Sources/Views"))
    }

    @Test func theFolderOfLocalizationsIsPreferred() throws {
        _ = try makeFolder("Sources/Views/Localizations")
        #expect(try localizations(ofBundle: "my-app_Views.resources").hasPrefix("Sources/Views/Localizations"))
    }

    @Test func packagesAndTargetsMayHaveUnderscores() throws {
        _ = try makeFolder("Sources/My_Views")
        _ = try makeFolder("Sources/Views")
        #expect(try localizations(ofBundle: "my_app_My_Views.resources").hasPrefix("Sources/My_Views"))
    }

    @Test func anotherPackagesTextsAreReadInItsBundle() throws {
        #expect(try localizations(ofBundle: "other_Parts.resources").hasPrefix("Built/other_Parts.resources"))
    }

    @Test func foldersOfOtherPackagesComeFirst() throws {
        let origin = try makeFolder("Origin")
        let other = try makeFolder("Other")
        let main = try makeFolder("Main")
        _ = try makeFolder("Other/Sources/Parts/Localizations")
        let bundle = try #require(Bundle(url: makeFolder("Built/other_Parts.resources")))
        let targets = [
            TargetFolder("Sources/Own", inPackage: origin), TargetFolder("Sources/Parts", inPackage: other),
            TargetFolder("Sources/Tools", inPackage: other),
        ]
        let folders = PackageFolders(package: main, bundles: [bundle], targets: targets, origin: origin)
        #expect(folders.templates.map(\.path) == [other, main].map { $0.appending(path: "Templates").path })
        #expect(folders.assets.map(\.path) == [other, main].map { $0.appending(path: "Public").path })
        #expect(folders.targets == [TargetFolder("Sources/Own", inPackage: main)] + targets.dropFirst())
        #expect(folders.localizations.map(\.path) == [other.appending(path: "Sources/Parts/Localizations").path])
    }

    @Test func aCopyWithoutSourcesHasTheFilesOfViews() throws {
        let copy = try makeFolder("Copy")
        let linked = [TargetFolder("Sources/Parts", inPackage: package.appending(path: "Built"))]
        let folders = PackageFolders(package: copy, bundles: [], targets: linked, origin: nil)
        #expect(folders.targets == [TargetFolder("Sources/Parts", inPackage: copy)])
        #expect(folders.templates.map(\.path) == [copy.appending(path: "Templates").path])
    }
}
