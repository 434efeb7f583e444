import Foundation
import Testing

@Suite struct StandardOutputTests {
    /// What was opened for reading takes no text.
    private func refusing() throws -> FileHandle {
        try #require(FileHandle(forReadingAtPath: "/dev/null"))
    }

    @Test(arguments: [
        ["--help"], ["list"], ["list", "--json"], ["check", "--list"], ["check", "missing-identity"],
        ["render", "TaskListViewModel"], ["serve", "--port", "0"],
        ["snapshots", "verify", "--view-model", "TaskListViewModel", "--locale", "de"],
    ])
    func resultsThatCannotBeWrittenAreAFailure(arguments: [String]) async throws {
        let host = try await HostProcess.run(arguments, output: refusing())
        #expect(host.errors.hasSuffix("Error: Standard output cannot be written: \(reason)\n"), "\(host.errors)")
        #expect(host.exitCode == 1)
    }

    #if os(Linux)
        @Test func `A full disk is named as it is for files`() async throws {
            let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
            let host = try await HostProcess.run(["list"], output: full)
            #expect(
                host.errors == """
                    Error: Standard output cannot be written: The disk is full. Free space on it, and try again.

                    """)
            #expect(host.exitCode == 1)
        }
    #endif

    @Test(arguments: [
        ["check", "--format", "json", "missing-translation"], ["list", "--json"],
        ["snapshots", "verify", "--format", "json", "--view-model", "ScaleViewModel", "--snapshots", "."],
    ])
    func `What stubs print is not among the results`(arguments: [String]) async throws {
        let package = HostProcess.package.appending(path: "Tests/PreviewCommandsTests/BrokenPreviews")
        let host = try await HostProcess.run(
            arguments + ["--preview-timeout", "10"].filter { _ in arguments[0] != "list" }, in: package,
            program: HostProcess.executable("broken-previews"), environment: ["PRINTING": "1", "CI": "1"])
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(host.output.utf8)) }
        #expect(!host.output.contains("Weighed in"))
        #expect(host.errors.contains("Weighed in a file") == (arguments[0] != "list"))
    }

    @Test func `A variable in the environment alone makes no worker`() async throws {
        let host = try await HostProcess.run(["list"], environment: ["PREVIEW_HOST_WORKER": "5.0 1"])
        #expect(host.exitCode == 0)
        #expect(host.output.contains("TaskListViewModel"))
    }

    private let reason = NSError(domain: NSPOSIXErrorDomain, code: Int(EBADF)).localizedDescription

    @Test func messagesThatCannotBeWrittenChangeNothing() async throws {
        let host = try await HostProcess.run(["render", "TaskListViewModl"], errors: refusing())
        #expect(host.exitCode == 2)
    }

    @Test func workGoesOnThoughNobodyReadsOfIt() async throws {
        let sandbox = SnapshotsSandbox()
        let record = ["snapshots", "record", "--view-model", "TaskListViewModel", "--locale", "de"]
        _ = try await HostProcess.run(record + ["--snapshots", sandbox.folder.path], output: refusing())
        #expect(try sandbox.files().count == 4)
    }

    /// The system may end the program first, by a signal.
    @Test func aReaderWhoHasLeftIsNoFailure() async throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let host = try await HostProcess.run(["list"], output: pipe.fileHandleForWriting)
        #expect(host.errors == "")
        #expect([0, SIGPIPE].contains(host.exitCode))
    }
}
