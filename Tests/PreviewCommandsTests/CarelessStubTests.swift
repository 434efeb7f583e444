import Foundation
import Testing

@testable import PreviewCommands

/// Stubs that change their process, run as a user runs them.
@Suite struct CarelessStubTests {
    private func render(_ act: String, _ variables: [String: String] = [:]) async throws -> HostProcess {
        try await HostProcess.run(
            ["render", "ScaleViewModel", "--preview", "sound", "--preview-timeout", "10"],
            in: HostProcess.package.appending(path: "Tests/PreviewCommandsTests/BrokenPreviews"),
            program: HostProcess.executable("broken-previews"),
            environment: variables.merging(["CARELESS": act]) { $1 })
    }

    @Test func printingWithoutEndRunsOutOfTime() async throws {
        let render = try await render("printing")
        #expect(render.exitCode == 1)
        #expect(render.errors.contains("was not made within 10 s."))
    }

    @Test func leavingTheFolderDoesNotChangeThePackage() async throws {
        let render = try await render("leaving")
        #expect(render.exitCode == 0)
        #expect(render.output == (try await self.render("nothing")).output)
    }

    // Elsewhere, a process that Foundation starts is not in the group of its worker, and is not found.
    #if os(Linux)
        @Test func whatAStubHasStartedEndsWithItsWorker() async throws {
            let file = FileManager.default.temporaryDirectory.appending(path: "started-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: file) }
            let render = try await render("starting", ["STARTED": file.path])
            #expect(render.errors.contains("Fatal error: The scale fell"))
            let started = try #require(pid_t(try String(contentsOf: file, encoding: .utf8)))
            // Whoever has taken over the child may not have asked for its end yet.
            let end = ContinuousClock.now + .seconds(120)
            while isRunning(started), .now < end { usleep(5_000) }
            #expect(!isRunning(started))
        }

        /// Whether a process exists that has not ended.
        private func isRunning(_ process: pid_t) -> Bool {
            guard kill(process, 0) == 0 else { return false }
            let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
            return state?.split(separator: ")").last?.hasPrefix(" Z") != true
        }
    #endif
}
