import Foundation
import Testing

@Suite struct StandardOutputTests {
    /// What was opened for reading takes no text, as a disk that is full.
    private func refusing() throws -> FileHandle {
        try #require(FileHandle(forReadingAtPath: "/dev/null"))
    }

    @Test(arguments: [
        ["--help"], ["list"], ["list", "--json"], ["check", "--list"], ["check", "missing-identity"],
        ["render", "TaskListViewModel"], ["serve", "--port", "0"],
        ["snapshots", "verify", "--view-model", "TaskListViewModel", "--locale", "de"],
    ])
    func resultsThatCannotBeWrittenAreAFailure(arguments: [String]) throws {
        let host = try HostProcess.run(arguments, output: refusing())
        #expect(host.errors.hasSuffix("Error: Standard output cannot be written: \(reason)\n"), "\(host.errors)")
        #expect(host.exitCode == 1)
    }

    private let reason = NSError(domain: NSPOSIXErrorDomain, code: Int(EBADF)).localizedDescription

    @Test func messagesThatCannotBeWrittenChangeNothing() throws {
        let host = try HostProcess.run(["render", "TaskListViewModl"], errors: refusing())
        #expect(host.exitCode == 2)
    }

    @Test func workGoesOnThoughNobodyReadsOfIt() throws {
        let sandbox = SnapshotsSandbox()
        let record = ["snapshots", "record", "--view-model", "TaskListViewModel", "--locale", "de"]
        _ = try HostProcess.run(record + ["--snapshots", sandbox.folder.path], output: refusing())
        #expect(try sandbox.files().count == 4)
    }

    /// The system may end the program first, by a signal.
    @Test func aReaderWhoHasLeftIsNoFailure() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let host = try HostProcess.run(["list"], output: pipe.fileHandleForWriting)
        #expect(host.errors == "")
        #expect([0, SIGPIPE].contains(host.exitCode))
    }
}
