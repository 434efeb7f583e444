import Foundation
import PreviewGenerators
import Testing

@Suite struct PackageFormatTests {
    private static let file = GeneratedFile(path: "A.swift", text: "struct A {\n    let a = 1\n}\n")

    /// Returns a package with settings of the formatter, or without.
    private func package(_ settings: String?) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "format-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try settings.map { try Data($0.utf8).write(to: folder.appending(path: ".swift-format")) }
        return folder
    }

    @Test func swiftFilesHaveTheStyleOfThePackage() throws {
        let folder = try package(#"{"version": 1, "indentation": {"tabs": 1}}"#)
        defer { try? FileManager.default.removeItem(at: folder) }
        let format = try #require(PackageFormat(package: folder))
        #expect(format.formatted(Self.file).text == "struct A {\n\tlet a = 1\n}\n")
        let yaml = GeneratedFile(path: "A.yml", text: "en:\n    A: 1\n")
        #expect(format.formatted(yaml) == yaml)
    }

    /// A file that cannot be formatted is written as it is.
    @Test func wrongSettingsChangeNothing() throws {
        let folder = try package("{")
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(PackageFormat(package: folder)?.formatted(Self.file) == Self.file)
    }

    @Test func aPackageWithoutSettingsHasNoStyle() throws {
        let folder = try package(nil)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(PackageFormat(package: folder) == nil)
    }
}
