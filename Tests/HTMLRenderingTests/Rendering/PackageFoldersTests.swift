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
        let folders = PackageFolders(package: package, bundles: [bundle]).localizations
        #expect(folders.count == 1)
        let path = try #require(folders.first).standardizedFileURL.path(percentEncoded: false)
        return path.components(separatedBy: package.lastPathComponent + "/").last ?? path
    }

    @Test func aFolderOfProgramsHasNoTexts() throws {
        let programs = try #require(Bundle(url: makeFolder("debug")))
        #expect(PackageFolders(package: package, bundles: [programs]).localizations == [])
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
}
