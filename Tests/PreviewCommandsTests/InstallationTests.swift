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

        @Test func theMainBundleHasTheFilesOfAnApp() throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "main-bundle-\(UUID().uuidString)")
            let bundle = folder.appending(path: "Moon_App.resources")
            try FileManager.default.createDirectory(
                at: bundle.appending(path: "Texts"), withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            for name in ["moon.json", "App", "Moon.yml"] { try Data(name.utf8).write(to: bundle.appending(path: name)) }
            try Data("program".utf8).write(to: folder.appending(path: "App"))
            for _ in 1...2 { Installation.linkResources(of: [bundle, folder], besideProgramIn: folder) }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(names == ["App", "Moon_App.resources", "moon.json"])
            #expect(try String(contentsOf: folder.appending(path: "moon.json"), encoding: .utf8) == "moon.json")
            #expect(try String(contentsOf: folder.appending(path: "App"), encoding: .utf8) == "program")
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
