import ArgumentParser
import Foundation
import Migration
import PackageSetup
import PackageVersion
import Testing

/// What the docs show of the programs of this package is so.
@Suite struct DocumentationTests {
    @Test func templatesAreConvertedAsShown() throws {
        var count = 0
        for page in ["Docs/ComeFrom/Leaf.md", "Docs/ComeFrom/Stencil.md"] {
            let blocks = try CodeBlock.all(in: page)
            for (index, block) in blocks.enumerated() where ["leaf", "stencil"].contains(block.language) {
                let results = blocks[(index + 1)...].prefix { ["mustache", "text"].contains($0.language) }
                let conversion = try #require(TemplateConversion(block.code, file: block.file), "\(page)")
                #expect(conversion.mustache == results.first { $0.language == "mustache" }?.code, "\(page)")
                let problems = conversion.problems.map { $0.localizedDescription + "\n" }.joined()
                #expect(problems == results.first { $0.language == "text" }?.code ?? "", "\(page)")
                count += 1
            }
        }
        #expect(count == 2)
    }

    @Test func commandsTakeTheShownArguments() throws {
        let prefix = "swift run --package-path "
        let lines = try Project.pages().flatMap { page in
            try CodeBlock.all(in: page).filter { $0.language == "sh" }.flatMap { $0.code.split(separator: "\n") }
        }
        let commands = lines.filter { $0.hasPrefix(prefix) }.map { $0.split(separator: " ").map(String.init) }
        #expect(commands.count > 5)
        for words in commands {
            let (folder, program, arguments) = (words[3], words[4], Array(words.dropFirst(5)))
            #expect(["Tools", "../preview-host/Tools"].contains(folder), "\(words)")
            switch program {
            case "preview-host-init": #expect(throws: Never.self) { try SetupCommand.parse(arguments) }
            case "preview-host-migrate": #expect(throws: Never.self) { try MigrateCommand.parse(arguments) }
            default: Issue.record("\(words)")
            }
        }
    }

    @Test func bothProgramsHaveTheVersion() {
        #expect(SetupCommand.configuration.version == HostVersion.description)
        #expect(MigrateCommand.configuration.version == HostVersion.description)
    }

    @Test func aPackageBeginsAsShown() throws {
        let blocks = try CodeBlock.all(in: "Docs/GettingStarted.md")
        let command = try #require(blocks.firstIndex { $0.code.contains("preview-host-init\n") })
        let parent = FileManager.default.temporaryDirectory.appending(path: "beginning-\(UUID().uuidString)")
        let folder = parent.appending(path: "bakery", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: parent) }
        let dependency = HostDependency(path: "../preview-host")
        let lines = try PackageChanges(of: folder, library: nil, language: .template, dependency: dependency).write()
        #expect(lines.map { $0 + "\n" }.joined() == blocks[command + 1].code)
    }
}

/// A block of code on a page of the docs.
private struct CodeBlock {
    let language: String
    /// The value of `file=` after the language. Empty if there is none.
    let file: String
    /// The lines, each with its end.
    let code: String

    static func all(in page: String) throws -> [CodeBlock] {
        try Project.text(page).matches(of: /(?m)^```(\w+)(?: file=(\S+))?[^\n]*\n((?:(?!```).*\n)*)```$/).map {
            CodeBlock(language: String($0.output.1), file: String($0.output.2 ?? ""), code: String($0.output.3))
        }
    }
}
