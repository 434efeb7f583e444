import Testing

@testable import SwiftUI

@MainActor @Suite struct AttributedTextTests {
    private func runs(_ text: AttributedString) -> [TextRun] { Text(text).resolved(in: EnvironmentValues()).runs }

    @Test func attributesAreStyles() {
        var text = AttributedString("Red ")
        text.foregroundColor = .red
        text.font = .title
        var line = AttributedString("line")
        line.underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
        line.backgroundColor = .yellow
        line.kern = 2
        #expect(
            runs(text + line).map(\.style) == [
                [.font(.title), .foreground(.color(.red))],
                [
                    .background(.color(.yellow)), .line(TextLine(isThrough: false, pattern: .dot, color: .blue)),
                    .letterSpacing(2),
                ],
            ])
    }

    @Test func markdownHasIntentsAndLinks() throws {
        let text = try AttributedString(markdown: "**a** [b](https://a.org) `c`")
        #expect(runs(text).map(\.text) == ["a", " ", "b", " ", "c"])
        #expect(runs(text).map(\.style) == [[.fontWeight(.bold)], [], [], [], [.fontDesign(.monospaced)]])
        #expect(runs(text).map { $0.link?.absoluteString } == [nil, nil, "https://a.org", nil, nil])
        #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    }

    @Test func blocksAreOneLine() throws {
        let markdown = "# Title\n\n- one\n- two"
        #expect(String(try AttributedString(markdown: markdown).characters) == "Titleone two")
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(String(try AttributedString(markdown: markdown, options: options).characters) == markdown)
    }

    @Test func anUnsafeLinkIsText() {
        var text = AttributedString("a")
        text.link = URL(string: "javascript:alert(1)")
        #expect(runs(text).map(\.link) == [nil])
    }
}
