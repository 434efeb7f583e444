import Foundation
import Testing

@testable import PreviewCommands

@Suite struct SeenFilesTests {
    private let package = try? PackageSandbox()

    @Test func changesAreThoseSinceTheLastCall() throws {
        let package = try #require(package)
        let files = SeenFiles(below: package.folder)
        let changes = { (isContinued: Bool) in files.changes(isContinued: isContinued) { $0.files } }
        #expect(changes(false) == nil, "Nothing was seen before.")
        try package.append("Tea", to: "Templates/Tea.mustache")
        try package.append(" ", to: "Package.swift")
        let added = [
            FileChanges.File(path: "Package.swift", isEdited: true),
            FileChanges.File(path: "Templates/Tea.mustache", isEdited: false),
        ]
        #expect(changes(false) == added)
        try FileManager.default.removeItem(at: package.folder.appending(path: "Templates/Tea.mustache"))
        #expect(changes(true) == added, "More of the last answer is about the same files.")
        #expect(changes(false)?.map(\.path) == ["Templates/Tea.mustache"])
        #expect(changes(false) == [])
    }

    @Test func anotherProgramContinues() throws {
        let package = try #require(package)
        let files = SeenFiles(below: package.folder)
        _ = files.changes(isContinued: false) { $0.files }
        try package.append("theme-marks: []\n", to: ".preview-host")
        let next = SeenFiles(below: package.folder, calls: files.calls)
        #expect(next.changes(isContinued: false) { $0.files.map(\.path) } == [".preview-host"])
        let last = SeenFiles(below: package.folder, calls: next.calls)
        #expect(last.changes(isContinued: true) { $0.files.map(\.path) } == [".preview-host"])
    }

    @Test func aCallThatFailsDoesNotCount() throws {
        struct Failure: Error {}
        let package = try #require(package)
        let files = SeenFiles(below: package.folder)
        _ = files.changes(isContinued: false) { $0.files }
        try package.append(" ", to: "Package.swift")
        #expect(throws: Failure.self) { try files.changes(isContinued: false) { _ in throw Failure() } }
        #expect(files.changes(isContinued: false) { $0.files.map(\.path) } == ["Package.swift"])
    }

    @Test func filesThatGitIgnoresAreLeftOut() throws {
        let package = try #require(package)
        let git = Process()
        git.executableURL = URL(filePath: "/usr/bin/env")
        git.arguments = ["git", "init", "--quiet", package.folder.path]
        try git.run()
        git.waitUntilExit()
        try package.append("Export\n", to: ".gitignore")
        let files = SeenFiles(below: package.folder)
        _ = files.changes(isContinued: false) { $0.files }
        try package.append("<p>", to: "Export/index.html")
        try package.append("Tea", to: "Templates/Tea.mustache")
        #expect(files.changes(isContinued: false) { $0.files.map(\.path) } == ["Templates/Tea.mustache"])
    }
}
