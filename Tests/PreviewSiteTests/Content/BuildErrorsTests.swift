import Diagnostics
import Foundation
import Testing

@testable import PreviewSite

@Suite struct BuildErrorsTests {
    private static let output = """
        [3/9] Compiling App TaskView.swift
        /package/Sources/App/TaskView.swift:7:12: error: cannot find 'titel' in scope
         5 |     var body: some View {
        /package/Sources/App/TaskView.swift:9:1: warning: unused
        /package/Sources/App/TaskView.swift:7:12: error: cannot find 'titel' in scope
        error: fatalError
        """

    @Test func errorsOfTheCompilerAreFoundOnce() {
        let found = BuildErrors.diagnostics(in: Self.output)
        #expect(found.map(\.message) == ["cannot find 'titel' in scope"])
        #expect(found.first?.place == SourcePlace(file: "/package/Sources/App/TaskView.swift", line: 7, column: 12))
    }

    @Test func anErrorHasItsFirstNotes() {
        let output = """
            /app/A.swift:2:17: error: no exact matches in call to initializer\u{20}
            2 | let id: UUID = .init(id: "1")
              |                 `- error: no exact matches in call to initializer\u{20}
            FoundationEssentials.UUID.init:2:8: note: incorrect labels for candidate
            2 | public init?(uuidString string: __shared String)}
              |        `- note: incorrect labels for candidate
            /app/A.swift:5:1: warning: unused
              |        |- note: this is about the warning
            """
        #expect(
            BuildErrors.diagnostics(in: output).map(\.message) == [
                "no exact matches in call to initializer (incorrect labels for candidate)"
            ])
    }

    @Test func anotherFailureIsItsLastLine() {
        #expect(
            BuildErrors.diagnostics(in: "Linking\nerror: no such module 'X'\n").map(\.message) == [
                "error: no such module 'X'"
            ])
        #expect(BuildErrors.diagnostics(in: "").isEmpty)
        #expect(BuildErrors.diagnostics(in: nil as URL?).isEmpty)
    }

    @Test func aLogThatIsTooLargeIsReported() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "build-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(count: 10_000_001).write(to: file)
        let found = BuildErrors.diagnostics(in: file)
        #expect(found.map(\.kind) == [.invalidFile] && found.first?.place == SourcePlace(file))
        #expect(BuildErrors.diagnostics(in: file.appending(path: "none")).isEmpty)
    }

    @Test func pagesShowTheErrorsUntilTheNextBuild() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "build-\(UUID().uuidString)/log.txt")
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: file)
        var folders = SiteFolders(root: folder)
        folders.buildErrors = file
        let site = PreviewSite(
            loader: ContentLoader(
                catalog: TestCatalog.catalog(), folders: folders, environment: .preview, interval: .zero),
            logger: PreviewSite.silent)
        let before = site.version()
        try Data(Self.output.utf8).write(to: file)
        let page = site.respond(to: try .init(target: "/previews/NoteViewModel")).text
        #expect(page.contains("cannot find &#39;titel&#39; in scope"))
        #expect(page.contains("TaskView.swift:7:12"))
        #expect(site.version() != before)
        try Data().write(to: file)
        #expect(!site.respond(to: try .init(target: "/previews/NoteViewModel")).text.contains("titel"))
    }
}
