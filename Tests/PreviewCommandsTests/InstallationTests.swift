import Foundation
import Testing

@testable import PreviewCommands

@Suite struct InstallationTests {
    @Test func missingArgumentsAreExplained() throws {
        try Installation.checkArguments(["preview-host"])
        let failure = #expect(throws: CommandFailure.self) { try Installation.checkArguments([]) }
        #expect(failure?.localizedDescription.contains("because /proc is not mounted. Run 'mount") == true)
    }

    #if os(Linux)
        @Test func aMissingFolderOfResourcesIsNamed() throws {
            try Installation.checkResources(besideProgramIn: HostProcess.executable.deletingLastPathComponent())
            let folder = FileManager.default.temporaryDirectory.appending(path: "installation-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            for name in Installation.resourceFolders {
                let failure = #expect(throws: CommandFailure.self) {
                    try Installation.checkResources(besideProgramIn: folder)
                }
                let path = folder.appending(path: name).path
                #expect(failure?.localizedDescription.hasPrefix("There is no folder \(path). Copy all folders") == true)
                try FileManager.default.createDirectory(
                    at: folder.appending(path: name), withIntermediateDirectories: true)
            }
            try Installation.checkResources(besideProgramIn: folder)
        }

        @Test func aProgramWithoutItsResourcesEndsWithAMessage() async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "moved-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let program = folder.appending(path: "preview-host")
            try FileManager.default.copyItem(at: HostProcess.executable, to: program)
            let list = try await HostProcess.run(["list"], program: program)
            #expect(list.exitCode == 1)
            #expect(list.errors.hasPrefix("Error: There is no folder \(folder.path)/preview-host_"), "\(list.errors)")
            #expect(try await HostProcess.run(["--help"], program: program).exitCode == 0)
        }
    #endif
}
