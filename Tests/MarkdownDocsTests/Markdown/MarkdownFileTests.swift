import Foundation
import Testing

@testable import MarkdownDocs

struct MarkdownFileTests {
    private let docs: TemporaryDocs

    init() throws {
        docs = try TemporaryDocs()
    }

    @Test func textIsRead() throws {
        try docs.write(Data("# Größe".utf8), to: "A.md")
        #expect(try MarkdownFile.text(of: docs.file("A.md")) == "# Größe")
    }

    @Test func emptyFileIsAnEmptyText() throws {
        try docs.write(Data(), to: "A.md")
        #expect(try MarkdownFile.text(of: docs.file("A.md")).isEmpty)
    }

    @Test(arguments: [
        (Data([0xFF]), 1),
        (Data("a\nb\n".utf8) + [0xE9, 0x20], 3),
        (Data("a\nü".utf8).dropLast(), 2),
        (Data("a\n".utf8) + [0xED, 0xA0, 0x80], 2),
    ])
    func textThatIsNotUTF8NamesItsLine(data: Data, line: Int) throws {
        try docs.write(data, to: "A.md")
        let file = docs.file("A.md")
        #expect(throws: DocsError.notUTF8(file, line: line)) {
            try MarkdownFile.text(of: file)
        }
    }

    @Test func hugeFileIsRefused() throws {
        let file = docs.file("A.md")
        try docs.write(Data(count: MarkdownDocument.maximumSize + 1), to: "A.md")
        #expect(throws: DocsError.tooLarge(file, limit: MarkdownDocument.maximumSize)) {
            try MarkdownFile.text(of: file)
        }
    }

    @Test func missingFileIsUnreadable() throws {
        let file = docs.file("None.md")
        let error = #expect(throws: DocsError.self) { try MarkdownFile.text(of: file) }
        #expect(error?.file == file)
        #expect(error?.localizedDescription.contains("cannot be read") == true)
    }
}
