import Foundation
import PackageVersion
import Testing

/// What a release promises: its number, and the declarations that stay.
@Suite struct APIChangesTests {
    @Test func theChangelogBeginsWithTheVersion() throws {
        let heading = try #require(try Project.text("CHANGELOG.md").firstMatch(of: /\n## (\d+\.\d+\.\d+)/))
        #expect(heading.output.1 == HostVersion.number)
        #expect(try Project.text("CHANGELOG.md").contains("\nNot released yet.\n") != HostVersion.isReleased)
    }

    /// Archives of the sources have no commit.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: Project.folder.appending(path: ".git").path)))
    func theVersionNamesTheCommitThatWasBuilt() throws {
        let commit = try #require(HostVersion.description.firstMatch(of: /\(commit (?<hash>[0-9a-f]{10,})/)?.hash)
        // A commit after the build does not change what was built.
        let known = try run(["git", "cat-file", "-t", String(commit)], in: Project.folder)
        #expect(known.output == "commit\n")
    }

    @Test func whatIsAddedIsCompatible() throws {
        try withRelease { folder in
            try write("# Lamps: 2 public declarations\nstruct Lamp\nstruct Switch\n", in: folder)
            let changes = try run(["Scripts/api-changes"], in: folder)
            #expect(changes.status == 0)
            #expect(
                changes.output == """
                    Lamps since 1.0.0:
                    + struct Switch
                    Public declarations of 1.0.0 that are gone or have changed in 1.0.1: 0

                    """)
        }
    }

    @Test(arguments: [("1.4.0", 1), ("2.0.0", 0)])
    func whatIsGoneNeedsAnotherFirstNumber(version: String, status: Int32) throws {
        try withRelease { folder in
            try write("# Lamps: 1 public declarations\nstruct Lamp: Sendable\n", in: folder)
            try setVersion(version, in: folder)
            let changes = try run(["Scripts/api-changes"], in: folder)
            #expect(changes.status == status)
            #expect(
                changes.output.contains(
                    "- struct Lamp\n+ struct Lamp: Sendable\nPublic declarations of 1.0.0 that are gone or"))
        }
    }

    @Test func aTagWithoutDeclarationsIsAnError() throws {
        try withRelease { folder in
            let changes = try run(["Scripts/api-changes", "0.9.0"], in: folder)
            #expect(changes.status == 2)
            #expect(changes.output.contains("Error: The commit '0.9.0' has no files in"))
        }
    }

    @Test func aReleaseWithoutItsTagIsAnError() throws {
        try withRelease { folder in
            #expect(try run(["git", "tag", "--delete", "1.0.0"], in: folder).status == 0)
            let changes = try run(["Scripts/api-changes"], in: folder)
            #expect(changes.status == 2)
            #expect(changes.output.contains("Error: There is no tag of a release."))
            try write("## 1.0.1\n", to: "CHANGELOG.md", in: folder)
            #expect(try run(["Scripts/api-changes"], in: folder).output.hasPrefix("There is no release yet"))
        }
    }

    /// Makes a repository with a release 1.0.0 of one product, whose next release is 1.0.1.
    private func withRelease(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "release-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Scripts"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Project.folder.appending(path: "Scripts/api-changes"),
            to: folder.appending(path: "Scripts/api-changes"))
        try write("# Lamps: 1 public declarations\nstruct Lamp\n", in: folder)
        try setVersion("1.0.0", in: folder)
        try write("## 1.0.1\n\n## 1.0.0\n", to: "CHANGELOG.md", in: folder)
        let git = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"]
        for arguments in [
            ["init", "--quiet"], ["add", "."], ["commit", "--quiet", "-m", "Release"], ["tag", "1.0.0"],
        ] {
            #expect(try run(git + arguments, in: folder).status == 0)
        }
        try setVersion("1.0.1", in: folder)
        try body(folder)
    }

    private func write(
        _ text: String, to path: String = "Tests/DocumentationTests/Products/Lamps.txt", in folder: URL
    ) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func setVersion(_ number: String, in folder: URL) throws {
        let path = "Sources/PackageVersion/HostVersion.swift"
        let text = try Project.text(path).replacing("\"\(HostVersion.number)\"", with: "\"\(number)\"")
        try write(text, to: path, in: folder)
    }

    /// Runs a command. Its output includes its errors.
    private func run(_ arguments: [String], in folder: URL) throws -> (status: Int32, output: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // A hook of Git sets variables that name its own repository.
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
