import Diagnostics
import FOSMVVM
import Foundation
import HTMLRendering
import PreviewSnapshots
import Testing

/// What the docs show is so.
@Suite struct DocumentationTests {
    @Test(arguments: try Example.all().filter { !$0.runsBakery })
    func example(_ example: Example) async throws { try await expect(example) }

    @Test(
        .enabled(if: BuiltProgram.bakery != nil, "Scripts/packages-test builds the bakery, and runs this test."),
        arguments: try Example.all().filter(\.runsBakery))
    func exampleOfTheBakery(_ example: Example) async throws { try await expect(example) }

    private func expect(_ example: Example) async throws {
        let code = example.block.code
        switch example.kind {
        case .swift: try expectCompiled(code)
        case .template(nil, nil, nil): try expectTemplate(code, isPartial: example.block.info.contains("file="))
        case .template(let value?, let html?, let messages):
            let rendered = try ShownTemplate(code, partials: example.partials).render(value)
            #expect(rendered.html.trimmingCharacters(in: .newlines) == html.trimmingCharacters(in: .newlines))
            #expect(rendered.messages == messages ?? "")
        case .template(nil, nil, let messages?):
            #expect(ShownTemplate(code, partials: [:]).parseErrors == messages)
        case .styles: try expectServed(code)
        case .texts(let messages): expectTexts(code, messages: messages)
        case .commands(let output): try expectCommands(code, output: output)
        case .settings(let messages): #expect(try ShownSettings(code).messages() == messages ?? "")
        case .configuration: try expectConfiguration(code)
        case .text: try await expectText(code)
        case .session:
            #expect(example.page == "Docs/Assistants.md", "Only these are played.")
            #expect(try Project.text("Scripts/init-test").contains("/assistant_session.py"))
        case .preview: #expect(!code.isEmpty, "Other readers of Markdown show the text in the block.")
        case .markdown:
            #expect(try [example.page, "Docs/README.md"].contains { try Project.text($0).contains("\n\n\(code)") })
        case .conversion: #expect(example.page.hasPrefix("Docs/ComeFrom/"), "The tests in Tools convert these.")
        case .otherTool(let tool): #expect(example.page == "Docs/ComeFrom/\(tool).md")
        case .template, .unknown: Issue.record("\(example.testDescription) is of no kind that can be tested.")
        }
    }

    @Test func previewsOnPagesExist() throws {
        let output = try BuiltProgram(name: "preview-host").output(of: ["check", "docs-preview"])
        #expect(output == "1 rule: no findings\n")
    }

    @Test func everyClassOfAFieldIsListed() throws {
        let page = try Project.text("Docs/Forms.md")
        let classes = try Project.text("Templates/Categories/FormField.mustache").matches(of: /\bfield[a-z-]*/)
            .map { String($0.output) }
        #expect(classes.count > 5)
        for name in Set(classes).subtracting(["field-"]) { #expect(page.contains("`\(name)`"), "\(name)") }
    }

    /// Swift code is from the bakery, the example or tests, all of which are compiled by tests.
    private func expectCompiled(_ code: String) throws {
        let sources = try Project.sources(
            in: [
                "Examples/Extensions/Sources", "Examples/HummingbirdWorkshop/Sources",
                "Examples/HummingbirdWorkshop/Tests", "Examples/Gallery", "Examples/WorkshopApp",
                "Tests/DocumentationTests/Bakery", "Tests/FOSMVVMSources", "Tests/GeneratedPackage/Sources",
                "Tests/GeneratedPackage/Tests/ShopUITests",
                "Tests/FOSTestingTests", "Tests/FOSTestingUITests", "Tests/GalleryTests",
                "Tests/HTMLSnapshotTestingTests", "Tests/WorkshopAppUITests",
            ], suffix: ".swift")
        #expect(sources.contains { $0.contains(code) })
    }

    private func expectTemplate(_ code: String, isPartial: Bool) throws {
        let templates = try Project.sources(
            in: ["Tests/DocumentationTests/Bakery/Templates", "Examples/HummingbirdWorkshop/Templates", "Templates"],
            suffix: ".mustache")
        #expect(isPartial || templates.contains { $0.contains(code) })
    }

    private func expectServed(_ code: String) throws {
        let styles = try Project.sources(in: ["Tests/DocumentationTests/Bakery/Public"], suffix: ".css")
        #expect(styles.contains { $0.contains(code) })
    }

    private func expectTexts(_ code: String, messages: String?) {
        let store = TextStore(yaml: ["Localizations/OrderViewModel.yml": code])
        let problems = store.problems.map { $0.localizedDescription + "\n" }.joined()
        #expect(problems == messages ?? "")
    }

    private func expectCommands(_ code: String, output: String?) throws {
        let commands = ShownCommand.all(in: code)
        let makefile = try Project.text("Makefile")
        for command in commands {
            #expect(command.isKnown(makefile: makefile), "\(command.words)")
        }
        guard let output, commands.last?.isOfTools != true else { return }
        let (program, arguments) = try #require(commands.last?.program)
        let printed = try program.output(of: arguments)
        #expect(printed.trimmingCharacters(in: .newlines) == output.trimmingCharacters(in: .newlines))
    }

    private func expectConfiguration(_ code: String) throws {
        let configuration = try ShownConfiguration(code)
        #expect(!configuration.commands.isEmpty || !configuration.addresses.isEmpty)
        for command in configuration.commands { #expect(command.isKnown(makefile: ""), "\(command.words)") }
        for address in configuration.addresses {
            #expect(address == HostProgram.address?.appending(path: "mcp"))
        }
    }

    /// A message of a failed test, a call of an assistant, or paths of files.
    private func expectText(_ code: String) async throws {
        if let call = ShownCall(code) {
            let text = try call.text()
            #expect(text == call.answer, "\(text)")
            return
        }
        if let failure = ShownFailure(code) {
            let message = try failure.message()
            #expect(message == code.trimmingCharacters(in: .newlines), "\(message)")
            return
        }
        if let screen = try await ShownScreen.message(like: code) {
            #expect(screen == code.trimmingCharacters(in: .newlines), "\(screen)")
            return
        }
        if let messages = try ShownOrderProblems.messages(like: code) {
            #expect(messages == code, "\(messages)")
            return
        }
        for path in code.split(separator: "\n") {
            let exists = [Project.bakery, Project.folder].contains { folder in
                FileManager.default.fileExists(atPath: folder.appending(path: String(path)).path)
            }
            #expect(exists, "\(path)")
        }
    }
}
