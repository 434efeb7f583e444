import Foundation
import Testing

/// `snapshots verify --changed-since` in a copy of the package that is a repository of Git.
@Suite struct ChangedSnapshotsTests {
    private static let template = "Templates/Gallery/Tasks/TaskListView.mustache"
    private static let snapshot = "Tests/__Snapshots__/TaskListViewModel/empty.de.html"
    private let package: PackageSandbox

    init() async throws {
        package = try PackageSandbox()
        try package.append("<p>old</p>\n", to: Self.snapshot)
        try package.append("*.new.html\n", to: ".gitignore")
        try await git("init", "--quiet", "--initial-branch=main")
        try await commit()
        try await git("checkout", "--quiet", "-b", "topic")
    }

    private func git(_ arguments: String...) async throws {
        let author = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
        let git = try await HostProcess.run(
            ["git"] + author + arguments, in: package.folder, program: URL(filePath: "/usr/bin/env"))
        #expect(git.exitCode == 0, "\(git.errors)")
    }

    private func commit() async throws {
        try await git("add", "--all")
        try await git("commit", "--quiet", "--message", "Change")
    }

    /// Compares without writing files.
    private func verify(since commit: String = "main", _ arguments: [String] = []) async throws -> HostProcess {
        try await HostProcess.run(
            ["snapshots", "verify", "--changed-since", commit, "--locale", "de", "--unreferenced", "warn"] + arguments,
            in: package.folder, environment: ["CI": "1"])
    }

    @Test func withoutAChangeNothingIsCompared() async throws {
        let verify = try await verify()
        #expect(verify.errors.contains(/^0 of \d+ snapshots are selected, because no file that previews use changed/))
        #expect(verify.output.contains("0 snapshots: nothing to do"))
        #expect(verify.exitCode == 0)
    }

    @Test func filesThatNoPreviewReadsSelectNothing() async throws {
        for path in ["README.md", "Docs/Page.md", "Public/site.css", ".github/workflows/ci.yml"] {
            try package.append("a\n", to: path)
        }
        #expect(try await verify().errors.hasPrefix("0 of "))
    }

    /// The browser is not started before the snapshots are selected.
    @Test func aStylesheetCanChangeEveryPicture() async throws {
        try package.append("a\n", to: "Public/site.css")
        let verify = try await HostProcess.run(
            ["snapshots", "verify", "--pixels", "--changed-since", "main"], in: package.folder,
            environment: ["CI": "1", "CHROMIUM": "/no/browser"])
        #expect(verify.errors.hasPrefix("All snapshots are selected, because Public/site.css changed since main."))
    }

    @Test func aTemplateSelectsTheViewsThatUseIt() async throws {
        try package.append("<p>new</p>\n", to: Self.template)
        let before = try await verify()
        try await commit()
        let verify = try await verify()
        #expect(verify.errors == before.errors)
        #expect(verify.errors.contains(/^\d+ of \d+ snapshots are selected, because 1 template changed since main\./))
        #expect(verify.output.contains("missing: TaskListViewModel/loading de"))
        #expect(!verify.output.contains(": InfoCardViewModel/"))
    }

    @Test func aTemplateSelectsTheViewsThatIncludeIt() async throws {
        try package.append("<i></i>\n", to: "Templates/Gallery/Info/StationIcon.mustache")
        let verify = try await verify()
        #expect(verify.output.contains(": InfoCardViewModel/"))
        #expect(!verify.output.contains(": TaskListViewModel/"))
    }

    /// Git writes a warning for each file, more than a pipe takes.
    @Test(.timeLimit(.minutes(30))) func anyNumberOfWarningsIsRead() async throws {
        try await git("config", "core.autocrlf", "input")
        let paths = (1...900).map { "Docs/\(String(repeating: "long", count: 40))-\($0).md" }
        for path in paths { try package.append("a\r\n", to: path) }
        try await commit()
        for path in paths { try package.append("b\r\n", to: path) }
        #expect(try await verify().errors.hasPrefix("0 of "))
    }

    @Test func theVariablesOfAHookAreNotUsed() async throws {
        let verify = try await HostProcess.run(
            ["snapshots", "verify", "--changed-since", "main", "--locale", "de", "--unreferenced", "warn"],
            in: package.folder, environment: ["CI": "1", "GIT_DIR": "/nowhere"])
        #expect(verify.errors.hasPrefix("0 of "))
    }

    @Test func anEditedSnapshotIsCompared() async throws {
        try package.append("<p>more</p>\n", to: Self.snapshot)
        let verify = try await verify()
        #expect(verify.errors.hasPrefix("1 of "))
        #expect(verify.output.contains("different: TaskListViewModel/empty de"))
        #expect(verify.output.contains("1 snapshot: 1 different"))
    }

    @Test(arguments: [
        "Package.swift", "Sources/A/A.swift", "Templates/Gallery/New.mustache", ".preview-host",
        "Examples/Gallery/Localizations/New.yml", "Templates/Categories/Page.mustache", "Public/lamp.svg",
        "Tests/__Snapshots__/GoneViewModel/on.de.html",
    ])
    func anyOtherFileSelectsEverything(path: String) async throws {
        try package.append("\n", to: path)
        let verify = try await verify()
        #expect(verify.errors.contains("All snapshots are selected, because \(path) changed since main."))
        #expect(verify.output.contains(": InfoCardViewModel/"))
    }

    @Test func whatMainHasGainedMeanwhileIsNoChange() async throws {
        try await git("checkout", "--quiet", "main")
        try package.append("// More\n", to: "Package.swift")
        try await commit()
        try await git("checkout", "--quiet", "topic")
        #expect(try await verify().errors.hasPrefix("0 of "))
    }

    @Test func anUnknownCommitIsAnError() async throws {
        let unknown = try await verify(since: "no-branch")
        #expect(unknown.exitCode == 2)
        #expect(unknown.errors.contains("There is no commit or branch 'no-branch' in the repository."))
        try FileManager.default.removeItem(at: package.folder.appending(path: ".git"))
        let none = try await verify()
        #expect(none.exitCode == 2)
        #expect(none.errors.contains("The comparison with a commit needs Git and a repository: fatal: "))
    }

    @Test func commitsWithoutACommonOneAreAnError() async throws {
        try await git("checkout", "--quiet", "--orphan", "other")
        try package.append("Other\n", to: "README.md")
        try await commit()
        let verify = try await verify()
        #expect(verify.exitCode == 2)
        #expect(verify.errors.contains("'main' and the current commit have no commit in common."))
    }
}
