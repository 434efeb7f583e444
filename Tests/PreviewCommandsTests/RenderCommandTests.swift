import Foundation
import Testing

@Suite struct RenderCommandTests {
    @Test func printsTheFragmentInTheLocale() async throws {
        let render = try await HostProcess.run([
            "render", "TaskListViewModel", "--preview", "empty", "--locale", "de_AT",
        ])
        #expect(render.exitCode == 0)
        #expect(render.output.hasPrefix("<section"))
        #expect(!render.output.contains("<html"))
        #expect(render.errors == "")
        let english = try await HostProcess.run(["render", "TaskListViewModel", "--preview", "empty"])
        #expect(english.output != render.output)
    }

    @Test func refusesAVersionThatTheViewDoesNotHave() async throws {
        let render = try await HostProcess.run(["render", "TaskRowViewModel", "--view", "swift"])
        #expect(render.exitCode == 2)
        #expect(render.output == "")
        #expect(render.errors.contains("TaskRowView has no body in Swift. Leave out --view."))
        #expect(!render.errors.contains("<subcommand>"))
    }

    @Test func fallsBackToThePackagesDefaultLocale() async throws {
        let package = try PackageSandbox()
        try package.append("default-locale: de\n", to: ".preview-host")
        let arguments = ["render", "TaskListViewModel", "--package", package.folder.path]
        #expect(try await HostProcess.run(arguments).output.contains("Reparaturen heute"))
        #expect(try await HostProcess.run(arguments + ["--locale", "en-XA"]).output.contains("[Ŕéþåŕåţûŕéñ ĥéûţé"))
        try package.append("default-locale: fr\n", to: ".preview-host")
        let wrong = try await HostProcess.run(arguments)
        #expect(wrong.exitCode == 2)
        #expect(wrong.errors.contains(".preview-host:2: 'default-locale' is defined twice."))
        try package.append("check:\n  unused-txt: off\nredact: uuid\n", to: ".preview-host")
        #expect(
            try await HostProcess.run(arguments).errors == """
                Error: .preview-host:2: 'default-locale' is defined twice. Remove one of the two.
                .preview-host:4: There is no rule 'unused-txt'. Did you mean unused-text or unused-template?
                .preview-host:5: 'redact' is not a list. Write each redaction on its own line, such as '  - uuid'.

                """)
    }

    @Test(arguments: [
        ("en-XA", "[Ŕéþåîŕš ţöðåý"), ("AR_xb", "\u{202E}Repairs today"), ("keys", "⟪TaskListViewModel.title⟫"),
    ])
    func printsWhatAPseudoLocaleShows(locale: String, title: String) async throws {
        let render = try await HostProcess.run(["render", "TaskListViewModel", "--locale", locale])
        #expect(render.exitCode == 0)
        #expect(render.output.contains(title))
    }

    @Test(arguments: [("Asia/Tokyo", "at 7:30"), ("America/New_York", "at 6:30")])
    func writesTimesOfTheTimeZone(name: String, time: String) async throws {
        let render = try await HostProcess.run(["render", "SessionCardViewModel", "--time-zone", name])
        #expect(render.output.contains(time))
    }

    @Test func printsTheDocumentWithPage() async throws {
        let render = try await HostProcess.run(["render", "TaskListViewModel", "--page", "--locale", "ar"])
        #expect(render.exitCode == 0)
        #expect(render.output.lowercased().hasPrefix("<!doctype html>"))
        #expect(render.output.contains("lang=\"ar\""))
        #expect(render.output.contains("dir=\"rtl\""))
    }

    @Test func whatIsMissingGoesToStandardErrorWithItsPlace() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let templates = folder.appending(path: "Templates")
        try FileManager.default.createDirectory(at: templates, withIntermediateDirectories: true)
        try Data().write(to: folder.appending(path: "Package.swift"))
        try Data("<p>\n  {{titel}}\n</p>".utf8).write(to: templates.appending(path: "TaskListView.mustache"))
        let render = try await HostProcess.run(["render", "TaskListViewModel", "--package", folder.path])
        #expect(render.exitCode == 1)
        #expect(render.output.contains("⚠ titel"))
        #expect(render.errors.contains("TaskListView.mustache:2:"))
    }

    @Test func aTemplateThatDoesNotParseIsToldWithItsPlace() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let templates = folder.appending(path: "Templates")
        try FileManager.default.createDirectory(at: templates, withIntermediateDirectories: true)
        try Data().write(to: folder.appending(path: "Package.swift"))
        try Data("<p>\n{{#tasks}}".utf8).write(to: templates.appending(path: "TaskListView.mustache"))
        let render = try await HostProcess.run(["render", "TaskListViewModel", "--package", folder.path])
        #expect(render.exitCode == 1)
        #expect(render.errors.contains("TaskListView.mustache:2:"))
        #expect(render.errors.contains("tasks"))
    }
}
