import Diagnostics
import Foundation
import Testing

@testable import MarkdownDocs

struct DocsFileTests {
    private let docs: TemporaryDocs

    init() throws {
        docs = try TemporaryDocs()
    }

    @Test func textIsRead() throws {
        try docs.write(Data("# Größe".utf8), to: "A.md")
        #expect(try DocsFile.text(of: docs.file("A.md")) == "# Größe")
    }

    @Test func emptyFileIsAnEmptyText() throws {
        try docs.write(Data(), to: "A.md")
        #expect(try DocsFile.text(of: docs.file("A.md")).isEmpty)
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
        #expect(throws: Diagnostic.notUTF8(file, line: line)) {
            try DocsFile.text(of: file)
        }
    }

    @Test func hugeFileIsRefused() throws {
        let file = docs.file("A.md")
        try docs.write(Data(count: MarkdownDocument.sizeLimit + 1), to: "A.md")
        let limit = MarkdownDocument.sizeLimit
        #expect(throws: Diagnostic.tooLarge(file, size: limit + 1, limit: limit)) {
            try DocsFile.text(of: file)
        }
    }

    @Test func aHugeFileThatIsNotAPageIsAnError() throws {
        let size = DocsFile.sizeLimit + 1
        try docs.write(Data(), to: "large.png")
        let handle = try FileHandle(forWritingTo: docs.file("large.png"))
        try handle.truncate(atOffset: UInt64(size))
        try handle.close()
        try docs.write(Data([1, 2]), to: "small.png")
        let library = DocsLibrary(folders: [docs.folder])
        let error = Diagnostic.tooLarge(docs.file("large.png"), size: size, limit: DocsFile.sizeLimit)
        #expect(library.errors == [error])
        #expect(library.files.keys.sorted() == ["large.png", "small.png"])
    }

    @Test func missingFileIsUnreadable() throws {
        let file = docs.file("None.md")
        let error = #expect(throws: Diagnostic.self) { try DocsFile.text(of: file) }
        #expect(error?.place == SourcePlace(file))
        #expect(error?.localizedDescription.contains("cannot be read") == true)
    }
}
