import Foundation
import Testing

/// `Docs/Troubleshooting.md` has the messages of the sources.
@Suite struct TroubleshootingTests {
    private static let page = "Docs/Troubleshooting.md"
    /// The sources by their paths.
    private let files: [String: String]
    /// The messages on the page, in italics before the colon of a point.
    private let shown: [String]

    init() throws {
        let paths = try ["Sources", "Plugins", "Tools/Sources"].flatMap { name in
            try FileManager.default.subpathsOfDirectory(atPath: Project.folder.appending(path: name).path)
                .filter { $0.hasSuffix(".swift") }.map { "\(name)/\($0)" }
        }
        files = Dictionary(uniqueKeysWithValues: try paths.map { ($0, try Project.text($0)) })
        shown = try Project.text(Self.page).replacing("\n  ", with: " ").split(separator: "\n").flatMap { line in
            let messages = line.firstMatch(of: #/^- (\*[^*]+\*(?:, \*[^*]+\*)*): /#)?.output.1 ?? ""
            return messages.matches(of: /\*([^*]+)\*/).map { String($0.output.1) }
        }
    }

    /// Returns the first words of the longest part of a message, by which its file is found without reading all of them.
    private func beginning(of message: String) -> String {
        let longest = message.split(separator: "…").max { $0.count < $1.count } ?? ""
        return longest.split(separator: " ").prefix(4).joined(separator: " ")
    }

    @Test func everyMessageOnThePageIsInTheSources() throws {
        #expect(shown.count > 200)
        let beginnings = Set(shown.map(beginning))
        let messages = SourceMessages(files: files.filter { file in beginnings.contains { file.value.contains($0) } })
        let siteTexts = try Project.sources(in: ["Sources/PreviewSite/Localizations"], suffix: ".yml").map(\.text)
        for message in shown {
            #expect(beginning(of: message).count > 7, "'\(message)' is too short to be found.")
            let isKnown = messages.all.contains { $0.matches(message) } || siteTexts.contains { $0.contains(message) }
            #expect(isKnown, "No text of the sources has '\(message)', with its first four words in one line.")
        }
    }

    @Test func everyErrorIsOnThePage() {
        let marks = [
            "LocalizedError", "UsageError(", "CommandFailure(", "ValidationError(", "ExportFailure(",
            "enum MacroDiagnostic",
        ]
        let messages = SourceMessages(files: files.filter { file in marks.contains { file.value.contains($0) } })
        #expect(messages.errors.count > 120)
        for (file, message) in messages.errors {
            let isShown = shown.contains { message.matches($0) }
            #expect(isShown, "\(Self.page) lacks a message of \(file): \(message.description)")
        }
    }

    @Test func messagesAreReadFromSources() {
        let source = #"""
            struct Lamp: LocalizedError {
                var errorDescription: String? {
                    isOn ? "The lamp \(name.map { "a b c d" }) is on." + " Turn it \("off")." : "Nothing \"is\" on."
                }
            }
            struct Name { var errorDescription: String? { "This is no error." } }
            func fail() { throw UsageError("""
                There is no \
                lamp \(1).
                """) }
            """#
        let messages = SourceMessages(files: ["Lamp.swift": source])
        #expect(
            messages.errors.map(\.message.description) == [
                "The lamp … is on. Turn it ….", "Nothing \"is\" on.", "There is no lamp ….",
            ])
        #expect(messages.all.contains { $0.matches("a b") })
        let first = messages.errors.first?.message
        #expect(first?.matches("The lamp … is on") == true)
        #expect(first?.matches("is on … The lamp") == false)
        #expect(first?.matches("The lamp is on") == false)
    }
}
