import Foundation
import Testing

@Suite struct SnapshotsCommandTests {
    static let german = ["--view-model", "TaskListViewModel", "--locale", "de"]
    private let sandbox = SnapshotsSandbox()

    @Test func aMissingSnapshotIsRecordedAndFailsOnce() async throws {
        let first = try await sandbox.run(["verify"] + Self.german)
        #expect(first.exitCode == 1)
        #expect(first.output.contains("missing: TaskListViewModel/empty de"))
        #expect(try sandbox.files().count == 4)
        let second = try await sandbox.run(["verify"] + Self.german)
        #expect(second.exitCode == 0)
        #expect(second.output.contains("4 snapshots: 4 same"))
        #expect(second.errors == "")
    }

    @Test func aMismatchIsLeftBesideAndAccepted() async throws {
        try await sandbox.record()
        let rendered = try sandbox.text(SnapshotsSandbox.path)
        try sandbox.edit()
        let verify = try await sandbox.run(["verify"] + Self.german)
        #expect(verify.exitCode == 1)
        #expect(verify.output.contains("@data-edited"))
        let command = "swift run preview-host snapshots accept TaskListViewModel/empty.de.html --snapshots"
        #expect(verify.output.contains("accept: \(command) \(sandbox.folder.path)"))
        #expect(verify.output.contains("/snapshots/TaskListViewModel/empty?snapshot=de"))
        #expect(try sandbox.text("TaskListViewModel/empty.de.new.html") == rendered)
        for name in ["./\(SnapshotsSandbox.path)", "\(sandbox.folder.path)/\(SnapshotsSandbox.path)"] {
            #expect(try await sandbox.run(["verify", name]).output.contains("1 snapshot: 1 different"))
        }
        let accept = try await sandbox.run(["accept", SnapshotsSandbox.path])
        #expect(accept.output == "accepted TaskListViewModel/empty.de.html\n")
        #expect(try sandbox.text(SnapshotsSandbox.path) == rendered)
        #expect(try await sandbox.run(["accept"]).output == "No changes are pending.\n")
    }

    @Test func recordWritesWhatDiffers() async throws {
        try await sandbox.record()
        try sandbox.edit()
        let record = try await sandbox.run(["record"] + Self.german)
        #expect(record.exitCode == 0)
        #expect(record.output.contains("3 same, 1 recorded"))
        #expect(try await sandbox.run(["record", "--record-mode", "never"] + Self.german).exitCode == 0)
    }

    @Test func recordDoesWhatTheEnvironmentSays() async throws {
        try await sandbox.record()
        try sandbox.edit()
        let edited = try sandbox.text(SnapshotsSandbox.path)
        let environment = ["SNAPSHOT_TESTING_RECORD": "never"]
        let never = try await sandbox.run(["record"] + Self.german, environment: environment)
        #expect(never.exitCode == 1)
        #expect(never.output.contains("record: swift run preview-host snapshots record"))
        #expect(try sandbox.text(SnapshotsSandbox.path) == edited)
        _ = try await sandbox.run(["record", "--record-mode", "failed"] + Self.german, environment: environment)
        #expect(try sandbox.text(SnapshotsSandbox.path) != edited)
    }

    @Test(arguments: ["all", "failed"]) func verifyComparesWhateverTheEnvironmentSays(mode: String) async throws {
        try await sandbox.record()
        try sandbox.edit()
        let edited = try sandbox.text(SnapshotsSandbox.path)
        let verify = try await sandbox.run(["verify"] + Self.german, environment: ["SNAPSHOT_TESTING_RECORD": mode])
        #expect(verify.exitCode == 1)
        #expect(try sandbox.text(SnapshotsSandbox.path) == edited)
    }

    @Test func namesThatNoSnapshotHasTogetherAreAnError() async throws {
        let arguments = ["verify", "--view-model", "InfoCardViewModel", "--feature", "Tasks"]
        let verify = try await sandbox.run(arguments, environment: ["CI": "1"])
        #expect(verify.exitCode == 2)
        #expect(verify.errors.contains("--view-model InfoCardViewModel --feature Tasks"))
        var shards: [HostProcess] = []
        for number in 1...5 {
            shards.append(try await sandbox.run(["verify", "--shard", "\(number)/5"] + Self.german))
        }
        #expect(shards.contains { $0.output.contains("0 snapshots") && $0.exitCode == 0 })
    }

    @Test func aPseudoLocaleIsComparedWhereItIsRecorded() async throws {
        let asked = ["--view-model", "TaskListViewModel", "--locale", "en_xa"]
        _ = try await sandbox.run(["record"] + asked)
        #expect(try sandbox.text("TaskListViewModel/empty.en-XA.html").contains("[Ŕéþåîŕš ţöðåý"))
        try sandbox.edit("TaskListViewModel/empty.en-XA.html")
        let verify = try await sandbox.run(["verify", "--preview", "empty", "--view-model", "TaskListViewModel"])
        #expect(verify.output.contains("different: TaskListViewModel/empty en-XA"))
        #expect(!verify.output.contains("ar-XB"))
        let accept = try await sandbox.run(["accept", "--preview", "empty", "--view-model", "TaskListViewModel"])
        #expect(accept.output.contains("accepted TaskListViewModel/empty.en-XA.html\n"))
    }

    @Test func inCINothingIsEverWritten() async throws {
        let environment = ["CI": "true"]
        for arguments in [["verify"], ["record"], ["record", "--record-mode", "all"]] {
            let run = try await sandbox.run(arguments + Self.german, environment: environment)
            #expect(run.exitCode == 1)
            #expect(run.output.contains("4 missing"))
        }
        for command in ["accept", "review", "prune"] {
            let run = try await sandbox.run([command], environment: environment)
            #expect(run.exitCode == 1)
            #expect(run.errors.contains("CI is set in the environment"))
        }
        #expect(try sandbox.files() == [])
    }

    /// A program of few previews: whether a file is obsolete is only known if all snapshots are compared.
    @Test func obsoleteFilesFailWhereTheyAreRejected() async throws {
        let run = { (arguments: [String], environment: [String: String]) in
            try await HostProcess.run(
                ["snapshots"] + arguments + ["--snapshots", sandbox.folder.path],
                in: HostProcess.package.appending(path: "Tests/PreviewCommandsTests/SharedNames"),
                program: HostProcess.executable("shared-names"), environment: environment)
        }
        #expect(try await run(["record"], [:]).exitCode == 0)
        try sandbox.write("<p>old</p>\n", to: "GoneViewModel/on.de.html")
        let warned = try await run(["verify"], [:])
        #expect(warned.exitCode == 0)
        #expect(warned.output.contains("obsolete: GoneViewModel/on.de.html"))
        #expect(try await run(["verify", "--unreferenced", "reject"], [:]).exitCode == 1)
        #expect(try await run(["verify"], ["CI": "1"]).exitCode == 1)
        #expect(try await run(["verify", "--unreferenced", "warn"], ["CI": "1"]).exitCode == 0)
    }

    @Test func shardsAreAllOfIt() async throws {
        var count = 0
        for number in 1...3 {
            let run = try await sandbox.run(["verify", "--shard", "\(number)/3", "--format", "json"] + Self.german)
            count += run.output.components(separatedBy: "\"status\":").count - 1
        }
        #expect(count == 4)
    }

    @Test func theReportIsOneFileThatShowsTheChange() async throws {
        try await sandbox.record()
        try sandbox.edit()
        let file = sandbox.folder.appending(path: "report.html")
        let verify = try await sandbox.run(["verify", "--report", file.path, "--format", "junit"] + Self.german)
        #expect(verify.output.hasPrefix("<?xml"))
        let report = try String(contentsOf: file, encoding: .utf8)
        #expect(report.contains("TaskListViewModel/empty de"))
        #expect(report.contains("<ins>data-testid</ins>="))
        #expect(report.contains("srcdoc=\"&lt;!doctype html&gt;"))
        #expect(!report.contains("<link") && !report.contains("<script") && !report.contains("⚠"))
    }

    @Test func theCommentAndTheSummaryOfTheJobListChangedPreviews() async throws {
        try await sandbox.record()
        try sandbox.edit()
        let comment = sandbox.folder.appending(path: "comments/comment.md")
        let summary = sandbox.folder.appending(path: "summary.md")
        let arguments = ["--comment", comment.path, "--report-url", "https://ci.example/1", "--format", "github"]
        let verify = try await sandbox.run(
            ["verify"] + arguments + Self.german, environment: ["GITHUB_STEP_SUMMARY": summary.path])
        #expect(verify.exitCode == 1)
        let text = try String(contentsOf: comment, encoding: .utf8)
        #expect(text.contains("\n| `TaskListViewModel/empty` | different | `de` |\n"))
        #expect(text.contains("](<https://ci.example/1>)"))
        #expect(try String(contentsOf: summary, encoding: .utf8) == text + "\n")
    }

    @Test func redactionsAreThePackages() async throws {
        let package = try PackageSandbox()
        let template = "Templates/Gallery/Tasks/TaskListView.mustache"
        try package.append("<p>6f9619ff-8b86-d011-b42d-00c04fc964ff</p>\n", to: template)
        try package.append("redact:\n- uuid\n", to: ".preview-host")
        let arguments = ["--package", package.folder.path] + Self.german
        #expect(try await sandbox.run(["record"] + arguments).exitCode == 0)
        #expect(try sandbox.text(SnapshotsSandbox.path).contains("<p>[uuid]</p>"))
        #expect(try await sandbox.run(["verify"] + arguments).exitCode == 0)
        try package.append("- time\n", to: ".preview-host")
        let wrong = try await sandbox.run(["verify"] + arguments)
        #expect(wrong.exitCode == 2)
        #expect(wrong.errors.contains(".preview-host:3: There is no redaction 'time'. Did you mean timestamp?"))
    }

    @Test func textsThatCannotBeReadFail() async throws {
        let package = try PackageSandbox()
        let arguments = ["--package", package.folder.path]
        try await sandbox.record()
        try package.append("de: [", to: "Examples/Gallery/Localizations/Broken.yml")
        let verify = try await sandbox.run(["verify"] + arguments + Self.german)
        #expect(verify.exitCode == 1)
        #expect(verify.output.contains("4 snapshots: 4 same"))
        #expect(verify.errors.contains("Localizations/Broken.yml:"))
        let prune = try await sandbox.run(["prune"] + arguments)
        #expect(prune.exitCode == 1)
        #expect(prune.errors.contains("Nothing was removed"))
        #expect(try sandbox.files().count == 4)
    }

    @Test func artifactsAreLeftWhereTheEnvironmentSays() async throws {
        try await sandbox.record()
        try sandbox.edit()
        let folder = sandbox.folder.appending(path: "artifacts")
        _ = try await sandbox.run(
            ["verify"] + Self.german, environment: ["SNAPSHOT_ARTIFACTS": folder.path, "CI": "1"])
        let expected = folder.appending(path: "TaskListViewModel/empty.de.expected.html")
        let actual = folder.appending(path: "TaskListViewModel/empty.de.actual.html")
        #expect(try String(contentsOf: expected, encoding: .utf8).contains("data-edited"))
        #expect(try String(contentsOf: actual, encoding: .utf8).contains("data-testid"))
    }

    @Test func whatIsMissingLeavesWhatCame() async throws {
        let folder = sandbox.folder.appending(path: "artifacts")
        let verify = try await sandbox.run(
            ["verify"] + Self.german, environment: ["SNAPSHOT_ARTIFACTS": folder.path, "CI": "1"])
        #expect(verify.output.contains("4 missing"))
        let files = try FileManager.default.contentsOfDirectory(
            atPath: folder.appending(path: "TaskListViewModel").path)
        #expect(files.count == 4)
        #expect(files.contains("empty.de.actual.html"))
    }
}
