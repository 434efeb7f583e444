import Foundation
import Testing

@testable import PreviewCommands

@Suite struct SeenFilesTests {
    private let package = try? PackageSandbox()

    @Test func changesAreThoseSinceTheLastCall() throws {
        let package = try #require(package)
        let files = SeenFiles(below: package.folder)
        #expect(files.changes(isContinued: false) == nil, "Nothing was seen before.")
        try package.append("Tea", to: "Templates/Tea.mustache")
        try package.append(" ", to: "Package.swift")
        let added = try #require(files.changes(isContinued: false))
        #expect(
            added.files == [
                FileChanges.File(path: "Package.swift", isEdited: true),
                FileChanges.File(path: "Templates/Tea.mustache", isEdited: false),
            ])
        try FileManager.default.removeItem(at: package.folder.appending(path: "Templates/Tea.mustache"))
        let more = files.changes(isContinued: true)
        #expect(more?.files == added.files, "More of the last answer is about the same files.")
        #expect(files.changes(isContinued: false)?.files.map(\.path) == ["Templates/Tea.mustache"])
        #expect(files.changes(isContinued: false)?.files.isEmpty == true)
    }

    @Test func anotherProgramContinues() throws {
        let package = try #require(package)
        let files = SeenFiles(below: package.folder)
        _ = files.changes(isContinued: false)
        try package.append("theme-marks: []\n", to: ".preview-host")
        let next = SeenFiles(below: package.folder, last: files.last)
        #expect(next.changes(isContinued: false)?.files.map(\.path) == [".preview-host"])
    }
}
