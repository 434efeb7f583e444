import Diagnostics
import FOSMVVM
import Foundation
import InMemoryLogging
import Logging
import Testing

@testable import HTMLRendering

@ViewModel
private struct LoafViewModel {
    @LocalizedString var title
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { Self() }
}

/// Tests with files that change. Each request checks them.
@Suite final class ReloadingRendererTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: UUID().uuidString, directoryHint: .isDirectory)

    init() throws {
        try write("<p>{{title}}</p>", to: "Templates/LoafView.mustache")
        try write("en: { LoafViewModel: { title: Rye } }", to: "Texts/Loaf.yml")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    private func renderer(
        interval: Duration = .zero, logger: Logger = Logger(label: "test")
    ) throws -> ReloadingRenderer {
        let folders = RendererFolders(
            templates: [folder.appending(path: "Templates")], texts: [folder.appending(path: "Texts")],
            defaultLocale: .english)
        return try ReloadingRenderer(folders, interval: interval, logger: logger)
    }

    private static func html(of renderer: ReloadingRenderer) -> String {
        renderer.current.render(LoafViewModel.stub(), locale: .english).text
    }

    @Test func showsAnEditedTemplate() throws {
        let renderer = try renderer()
        #expect(Self.html(of: renderer) == "<p>Rye</p>")
        try write("<b>{{title}}</b>", to: "Templates/LoafView.mustache")
        #expect(Self.html(of: renderer) == "<b>Rye</b>")
    }

    @Test func showsAnEditedText() throws {
        let renderer = try renderer()
        try write("en: { LoafViewModel: { title: Spelt } }", to: "Texts/Loaf.yml")
        #expect(Self.html(of: renderer) == "<p>Spelt</p>")
    }

    @Test func showsANewPartial() throws {
        let renderer = try renderer()
        try write("crust", to: "Templates/Parts/Crust.mustache")
        try write("{{> Crust}}", to: "Templates/LoafView.mustache")
        #expect(Self.html(of: renderer) == "crust")
    }

    @Test func keepsTheVersionOfATemplateThatDoesNotParse() throws {
        let renderer = try renderer()
        for text in ["{{#title}}", "{{/title}}"] {
            try write(text, to: "Templates/LoafView.mustache")
            #expect(Self.html(of: renderer) == "<p>Rye</p>")
            #expect(renderer.problems.map(\.kind) == [.templateSyntax])
        }
        try write("<i>{{title}}</i>", to: "Templates/LoafView.mustache")
        #expect(Self.html(of: renderer) == "<i>Rye</i>")
        #expect(renderer.problems == [])
    }

    @Test func showsOtherEditsBesideABrokenTemplate() throws {
        let renderer = try renderer()
        try write("{{> Crust}}", to: "Templates/LoafView.mustache")
        try write("{{#crust}}", to: "Templates/Crust.mustache")
        _ = renderer.current
        #expect(renderer.problems.count == 1)
        try write("{{title}}", to: "Templates/LoafView.mustache")
        #expect(Self.html(of: renderer) == "Rye")
        #expect(renderer.problems.count == 1)
    }

    @Test func keepsTheTextsIfAFileDoesNotParse() throws {
        let renderer = try renderer()
        try write("en: { LoafViewModel: { title: Spelt }", to: "Texts/Loaf.yml")
        #expect(Self.html(of: renderer) == "<p>Rye</p>")
        #expect(renderer.problems.map(\.kind) == [.invalidTexts])
        try write("en: { LoafViewModel: { title: Spelt } }", to: "Texts/Loaf.yml")
        #expect(Self.html(of: renderer) == "<p>Spelt</p>")
    }

    @Test func keepsTheTemplatesOfAFolderThatIsGone() throws {
        let renderer = try renderer()
        try FileManager.default.removeItem(at: folder.appending(path: "Templates"))
        #expect(Self.html(of: renderer) == "<p>Rye</p>")
        #expect(renderer.problems.map(\.kind) == [.unreadable])
        try write("<b>{{title}}</b>", to: "Templates/LoafView.mustache")
        #expect(Self.html(of: renderer) == "<b>Rye</b>")
    }

    @Test func aRendererStaysAsItWas() throws {
        let renderer = try renderer()
        let first = renderer.current
        try write("<b>{{title}}</b>", to: "Templates/LoafView.mustache")
        #expect(Self.html(of: renderer) == "<b>Rye</b>")
        #expect(first.render(LoafViewModel.stub(), locale: .english).text == "<p>Rye</p>")
    }

    @Test func waitsForTheInterval() throws {
        let renderer = try renderer(interval: .seconds(3_600))
        try write("<b>{{title}}</b>", to: "Templates/LoafView.mustache")
        #expect(Self.html(of: renderer) == "<p>Rye</p>")
    }

    @Test func needsItsFolders() throws {
        try FileManager.default.removeItem(at: folder.appending(path: "Templates"))
        #expect(throws: Diagnostic.self) { _ = try self.renderer() }
    }

    @Test func logsEachProblemOnce() throws {
        let handler = InMemoryLogHandler()
        let renderer = try renderer(logger: Logger(label: "test") { _ in handler })
        try write("{{#title}}", to: "Templates/LoafView.mustache")
        for _ in 1...3 { _ = renderer.current }
        let warnings = handler.entries.filter { $0.level == .warning }
        #expect(warnings.map(\.message.description) == renderer.problems.map(\.localizedDescription))
    }

    @Test func answersWhileFilesChange() async throws {
        let renderer = try renderer()
        try await withThrowingTaskGroup { group in
            for _ in 1...4 {
                group.addTask {
                    for _ in 1...50 { #expect(["<p>Rye</p>", "<b>Rye</b>"].contains(Self.html(of: renderer))) }
                }
            }
            for tag in ["b", "p", "b"] { try write("<\(tag)>{{title}}</\(tag)>", to: "Templates/LoafView.mustache") }
            try await group.waitForAll()
        }
        #expect(Self.html(of: renderer) == "<b>Rye</b>")
    }
}
