import Foundation
import Testing

/// The commands that accept, reject and remove files of snapshots.
@Suite struct ReviewCommandsTests {
    private let sandbox = SnapshotsSandbox()

    @Test func aBadFileStopsNoOther() async throws {
        try await sandbox.record()
        for preview in ["empty", "failed", "loading"] {
            try sandbox.edit("TaskListViewModel/\(preview).de.html", attribute: preview)
        }
        _ = try await sandbox.run(["verify"] + SnapshotsCommandTests.german)
        let bad = sandbox.folder.appending(path: "TaskListViewModel/failed.de.new.html")
        try Data([0x3C, 0xFF]).write(to: bad)
        let review = try await sandbox.run(["review"], input: "s\na\ns\n")
        #expect(review.output.hasSuffix("0 accepted, 0 rejected, 2 skipped, 1 failed\n"))
        #expect(review.errors.contains("Or remove it, and compare again."))
        let accept = try await sandbox.run(["accept"])
        #expect(accept.exitCode == 1)
        #expect(accept.output.split(separator: "\n").count == 2)
        #expect(accept.errors.contains("failed.de.new.html:1: The file is not UTF-8"))
        #expect(try await sandbox.run(["review"], input: "r\n").output.hasSuffix("0 accepted, 1 rejected, 0 skipped\n"))
    }

    @Test func whatWaitsOfAGonePreviewIsNotAcceptedButPruned() async throws {
        try await sandbox.record()
        try sandbox.write("<p>old</p>\n", to: "GoneViewModel/on.de.new.html")
        try sandbox.write("<p>new</p>\n", to: "tests/LampTests/lamp.new.html")
        let accept = try await sandbox.run(["accept"])
        #expect(accept.output == "accepted tests/LampTests/lamp.html\n")
        #expect(accept.errors == "GoneViewModel/on.de.html: The preview no longer exists. Remove it with prune.\n")
        #expect(accept.exitCode == 1)
        #expect(try await sandbox.run(["prune"]).output == "removed GoneViewModel/on.de.new.html\n")
        #expect(try await sandbox.run(["accept"]).output == "No changes are pending.\n")
    }

    @Test func reviewTakesLettersWhereThereIsNoTerminal() async throws {
        try await sandbox.record()
        for preview in ["empty", "failed", "loading"] {
            try sandbox.edit("TaskListViewModel/\(preview).de.html", attribute: preview)
        }
        _ = try await sandbox.run(["verify"] + SnapshotsCommandTests.german)
        let review = try await sandbox.run(["review"], input: "a\nx\nr\n")
        #expect(review.exitCode == 1)
        #expect(review.output.hasSuffix("1 accepted, 1 rejected, 1 skipped\n"))
        #expect(review.output.contains("1/3 TaskListViewModel/empty.de.html"))
        #expect(try sandbox.files().filter { $0.hasSuffix(".new.html") } == ["TaskListViewModel/loading.de.new.html"])
    }

    @Test func oneChangeIsAcceptedAndUndoneAsOne() async throws {
        try await sandbox.record()
        for preview in ["empty", "failed"] { try sandbox.edit("TaskListViewModel/\(preview).de.html") }
        try sandbox.edit("TaskListViewModel/loading.de.html", attribute: "other")
        _ = try await sandbox.run(["verify"] + SnapshotsCommandTests.german)
        let edited = try sandbox.text("TaskListViewModel/empty.de.html")
        let undone = try await sandbox.run(["review"], input: "u\na\nu\nr\na\n")
        #expect(undone.output.contains("There is nothing to undo."))
        #expect(undone.output.contains("1/2 2 snapshots with this change\n"))
        #expect(undone.output.hasSuffix("1 accepted, 2 rejected, 0 skipped\n"))
        #expect(try sandbox.text("TaskListViewModel/empty.de.html") == edited)
        #expect(try sandbox.files().filter { $0.hasSuffix(".new.html") } == [])
    }

    /// An arrow key is none that counts; A is for all that remain.
    @Test(.enabled(if: HostTerminal.isThere, "There is no /usr/bin/script of util-linux"))
    func reviewTakesKeysOfATerminal() async throws {
        try await sandbox.record()
        let previews = ["empty", "failed", "loading", "with-tasks"]
        for preview in previews { try sandbox.edit("TaskListViewModel/\(preview).de.html", attribute: preview) }
        _ = try await sandbox.run(["verify"] + SnapshotsCommandTests.german)
        let arguments = ["snapshots", "review", "--snapshots", sandbox.folder.path]
        let review = try await HostTerminal.run(arguments, typing: " \u{1B}[AxrA")
        #expect(review.exitCode == 1)
        #expect(review.output.hasSuffix("2 accepted, 1 rejected, 1 skipped\n"))
        #expect(review.output.components(separatedBy: "[a]ccept").count == 4)
        #expect(try sandbox.files().filter { $0.hasSuffix(".new.html") } == ["TaskListViewModel/empty.de.new.html"])
    }

    @Test func pruneRemovesWhatNoPreviewHasAndNothingElse() async throws {
        try await sandbox.record()
        try sandbox.write("<p>old</p>\n", to: "GoneViewModel/on.de.html")
        try sandbox.write("<p>named</p>\n", to: "tests/LampTests/lamp.html")
        let filtered = try await sandbox.run(["verify", "--unreferenced", "reject"] + SnapshotsCommandTests.german)
        #expect(filtered.exitCode == 0)
        let prune = try await sandbox.run(["prune"])
        #expect(prune.output == "removed GoneViewModel/on.de.html\n")
        #expect(try sandbox.files().count == 5)
        #expect(try await sandbox.run(["prune"]).output == "Every snapshot has its preview.\n")
    }
}
