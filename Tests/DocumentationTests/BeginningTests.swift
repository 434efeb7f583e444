import Foundation
import PackageSetup
import Testing

/// `Docs/GettingStarted.md` shows what the first command prints.
@Suite struct BeginningTests {
    @Test func thePageShowsWhatIsWritten() throws {
        let parent = FileManager.default.temporaryDirectory.appending(path: "beginning-\(UUID().uuidString)")
        let folder = parent.appending(path: "bakery", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: parent) }
        let dependency = HostDependency(path: "../preview-host")
        let setup = try PackageChanges(of: folder, library: nil, language: .template, dependency: dependency)
        let written = try setup.write().joined(separator: "\n")
        #expect(try Project.text("Docs/GettingStarted.md").contains("```text\n\(written)\n```"))
    }
}
