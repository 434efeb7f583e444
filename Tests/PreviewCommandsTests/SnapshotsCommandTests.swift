import Foundation
import Testing

@Suite struct SnapshotsCommandTests {
    private static let german = ["--view-model", "TaskListViewModel", "--locale", "de"]
    private let sandbox = SnapshotsSandbox()

    @Test func aMissingSnapshotIsRecordedAndFailsOnce() throws {
        let first = try sandbox.run(["verify"] + Self.german)
        #expect(first.exitCode == 1)
        #expect(first.output.contains("missing: TaskListViewModel/empty de"))
        #expect(try sandbox.files().count == 4)
        let second = try sandbox.run(["verify"] + Self.german)
        #expect(second.exitCode == 0)
        #expect(second.output.contains("4 snapshots: 4 same"))
        #expect(second.errors == "")
    }

    @Test func aMismatchIsLeftBesideAndAccepted() throws {
        try sandbox.record()
        let rendered = try sandbox.text(SnapshotsSandbox.path)
        try sandbox.edit()
        let verify = try sandbox.run(["verify"] + Self.german)
        #expect(verify.exitCode == 1)
        #expect(verify.output.contains("@data-edited"))
        #expect(verify.output.contains("swift run preview-host snapshots accept TaskListViewModel/empty.de.html"))
        #expect(verify.output.contains("/snapshots/TaskListViewModel/empty?snapshot=de"))
        #expect(try sandbox.text("TaskListViewModel/empty.de.new.html") == rendered)
        let accept = try sandbox.run(["accept", SnapshotsSandbox.path])
        #expect(accept.output == "accepted TaskListViewModel/empty.de.html\n")
        #expect(try sandbox.text(SnapshotsSandbox.path) == rendered)
        #expect(try sandbox.run(["accept"]).output == "Nothing is pending.\n")
    }

    @Test func recordWritesWhatDiffers() throws {
        try sandbox.record()
        try sandbox.edit()
        let record = try sandbox.run(["record"] + Self.german)
        #expect(record.exitCode == 0)
        #expect(record.output.contains("3 same, 1 recorded"))
        #expect(try sandbox.run(["record", "--record-mode", "never"] + Self.german).exitCode == 0)
    }

    @Test func aPseudoLocaleIsComparedWhereItIsRecorded() throws {
        let asked = ["--view-model", "TaskListViewModel", "--locale", "en_xa"]
        _ = try sandbox.run(["record"] + asked)
        #expect(try sandbox.text("TaskListViewModel/empty.en-XA.html").contains("[Ŕéþåîŕš ţöðåý"))
        try sandbox.edit("TaskListViewModel/empty.en-XA.html")
        let verify = try sandbox.run(["verify", "--preview", "empty", "--view-model", "TaskListViewModel"])
        #expect(verify.output.contains("different: TaskListViewModel/empty en-XA"))
        #expect(!verify.output.contains("ar-XB"))
        let accept = try sandbox.run(["accept", "--preview", "empty", "--view-model", "TaskListViewModel"])
        #expect(accept.output.contains("accepted TaskListViewModel/empty.en-XA.html\n"))
    }

    @Test func inCINothingIsEverWritten() throws {
        let environment = ["CI": "true"]
        for arguments in [["verify"], ["record"], ["record", "--record-mode", "all"]] {
            let run = try sandbox.run(arguments + Self.german, environment: environment)
            #expect(run.exitCode == 1)
            #expect(run.output.contains("4 missing"))
        }
        for command in ["accept", "review", "prune"] {
            let run = try sandbox.run([command], environment: environment)
            #expect(run.exitCode == 1)
            #expect(run.errors.contains("CI is set in the environment"))
        }
        #expect(try sandbox.files() == [])
    }

    @Test func reviewTakesLettersWhereThereIsNoTerminal() throws {
        try sandbox.record()
        for preview in ["empty", "failed", "loading"] { try sandbox.edit("TaskListViewModel/\(preview).de.html") }
        _ = try sandbox.run(["verify"] + Self.german)
        let review = try sandbox.run(["review"], input: "a\nx\nr\n")
        #expect(review.exitCode == 1)
        #expect(review.output.hasSuffix("1 accepted, 1 rejected, 1 skipped\n"))
        #expect(review.output.contains("1/3 TaskListViewModel/empty.de.html"))
        #expect(try sandbox.files().filter { $0.hasSuffix(".new.html") } == ["TaskListViewModel/loading.de.new.html"])
    }

    @Test func pruneRemovesWhatNoPreviewHasAndNothingElse() throws {
        try sandbox.record()
        try sandbox.write("<p>old</p>\n", to: "GoneViewModel/on.de.html")
        try sandbox.write("<p>named</p>\n", to: "tests/LampTests/lamp.html")
        let filtered = try sandbox.run(["verify", "--unreferenced", "reject"] + Self.german)
        #expect(filtered.exitCode == 0)
        let prune = try sandbox.run(["prune"])
        #expect(prune.output == "removed GoneViewModel/on.de.html\n")
        #expect(try sandbox.files().count == 5)
        #expect(try sandbox.run(["prune"]).output == "Every snapshot has its preview.\n")
    }

    @Test func obsoleteFilesFailWhereTheyAreRejected() throws {
        _ = try sandbox.run(["record", "--record-mode", "all"])
        try sandbox.write("<p>old</p>\n", to: "GoneViewModel/on.de.html")
        let warned = try sandbox.run(["verify"])
        #expect(warned.exitCode == 0)
        #expect(warned.output.contains("obsolete: GoneViewModel/on.de.html"))
        #expect(try sandbox.run(["verify", "--unreferenced", "reject"]).exitCode == 1)
        #expect(try sandbox.run(["verify"], environment: ["CI": "1"]).exitCode == 1)
        #expect(try sandbox.run(["verify", "--unreferenced", "warn"], environment: ["CI": "1"]).exitCode == 0)
    }

    @Test func shardsAreAllOfIt() throws {
        let counts = try (1...3).map { number in
            let run = try sandbox.run(["verify", "--shard", "\(number)/3", "--format", "json"] + Self.german)
            return run.output.components(separatedBy: "\"status\":").count - 1
        }
        #expect(counts.reduce(0, +) == 4)
    }

    @Test func theReportIsOneFileThatShowsTheChange() throws {
        try sandbox.record()
        try sandbox.edit()
        let file = sandbox.folder.appending(path: "report.html")
        let verify = try sandbox.run(["verify", "--report", file.path, "--format", "junit"] + Self.german)
        #expect(verify.output.hasPrefix("<?xml"))
        let report = try String(contentsOf: file, encoding: .utf8)
        #expect(report.contains("TaskListViewModel/empty de"))
        #expect(report.contains("<ins>data-testid="))
        #expect(report.contains("srcdoc=\"&lt;!doctype html&gt;"))
        #expect(!report.contains("<link") && !report.contains("<script") && !report.contains("⚠"))
    }

    @Test func redactionsAreThePackages() throws {
        let package = try PackageSandbox()
        let template = "Templates/Gallery/Tasks/TaskListView.mustache"
        try package.append("<p>6f9619ff-8b86-d011-b42d-00c04fc964ff</p>\n", to: template)
        try package.append("redact: uuid\n", to: ".preview-host")
        let arguments = ["--package", package.folder.path] + Self.german
        #expect(try sandbox.run(["record"] + arguments).exitCode == 0)
        #expect(try sandbox.text(SnapshotsSandbox.path).contains("<p>[uuid]</p>"))
        #expect(try sandbox.run(["verify"] + arguments).exitCode == 0)
        try package.append("redact: time\n", to: ".preview-host")
        let wrong = try sandbox.run(["verify"] + arguments)
        #expect(wrong.exitCode == 2)
        #expect(wrong.errors.contains(".preview-host:2: There is no redaction 'time'. Did you mean timestamp?"))
    }

    @Test func textsThatCannotBeReadFail() throws {
        let package = try PackageSandbox()
        let arguments = ["--package", package.folder.path]
        try sandbox.record()
        try package.append("de: [", to: "Sources/Gallery/Localizations/Broken.yml")
        let verify = try sandbox.run(["verify"] + arguments + Self.german)
        #expect(verify.exitCode == 1)
        #expect(verify.output.contains("4 snapshots: 4 same"))
        #expect(verify.errors.contains("Localizations/Broken.yml:"))
        let prune = try sandbox.run(["prune"] + arguments)
        #expect(prune.exitCode == 1)
        #expect(prune.errors.contains("Nothing is removed"))
        #expect(try sandbox.files().count == 4)
    }

    @Test func artifactsAreLeftWhereTheEnvironmentSays() throws {
        try sandbox.record()
        try sandbox.edit()
        let folder = sandbox.folder.appending(path: "artifacts")
        _ = try sandbox.run(["verify"] + Self.german, environment: ["SNAPSHOT_ARTIFACTS": folder.path, "CI": "1"])
        let expected = folder.appending(path: "TaskListViewModel/empty.de.expected.html")
        let actual = folder.appending(path: "TaskListViewModel/empty.de.actual.html")
        #expect(try String(contentsOf: expected, encoding: .utf8).contains("data-edited"))
        #expect(try String(contentsOf: actual, encoding: .utf8).contains("data-testid"))
    }
}
