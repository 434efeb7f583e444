import Foundation
import Testing

@testable import MarkdownDocs

struct DocsFolderTests {
    @Test func filesAreFoundAtAnyDepth() throws {
        let docs = try TemporaryDocs(["A.md": "", "b/c/D.md": "", "b/e.png": ""])
        let folder = DocsFolder(docs.folder)
        #expect(folder.files.keys.sorted() == ["A.md", "b/c/D.md", "b/e.png"])
        #expect(folder.files["b/e.png"]?.url.path == docs.file("b/e.png").path)
        #expect(folder.errors.isEmpty)
    }

    @Test(arguments: ["50% off?#.md", "日本語 の.md", "a:b.md", "%2e%2e.md"])
    func namesAreTakenAsTheyAre(name: String) throws {
        let docs = try TemporaryDocs([name: "# Found"])
        let library = DocsLibrary(folders: [docs.folder])
        #expect(library.page(at: String(name.dropLast(3)))?.title == "Found")
    }

    @Test func hiddenFilesAreLeftOut() throws {
        let docs = try TemporaryDocs(["A.md": "", ".secret.md": "", ".git/B.md": "", "b/.env": ""])
        #expect(DocsFolder(docs.folder).files.keys.sorted() == ["A.md"])
    }

    @Test func symbolicLinksAreNotFollowed() throws {
        let outside = try TemporaryDocs(["Secret.md": ""])
        let docs = try TemporaryDocs(["A.md": ""])
        let manager = FileManager.default
        try manager.createSymbolicLink(at: docs.file("B.md"), withDestinationURL: outside.file("Secret.md"))
        try manager.createSymbolicLink(at: docs.file("c"), withDestinationURL: outside.folder)
        try manager.createSymbolicLink(at: docs.file("loop"), withDestinationURL: docs.folder)
        #expect(DocsFolder(docs.folder).files.keys.sorted() == ["A.md"])
    }

    @Test func folderItselfMayBeALink() throws {
        let docs = try TemporaryDocs(["real/A.md": ""])
        try FileManager.default.createSymbolicLink(at: docs.file("link"), withDestinationURL: docs.file("real"))
        #expect(DocsFolder(docs.file("link")).files.keys.sorted() == ["A.md"])
    }

    @Test func missingFolderIsAnError() throws {
        let docs = try TemporaryDocs(["A.md": ""])
        #expect(DocsFolder(docs.file("none")).errors == [.missing(docsFolder: docs.file("none"))])
        #expect(DocsFolder(docs.file("A.md")).errors == [.missing(docsFolder: docs.file("A.md"))])
    }

    @Test func aPageHasEitherExtension() throws {
        let docs = try TemporaryDocs(["A.md": "# A", "A.markdown": "# Other", "b/C.Markdown": "# C"])
        let library = DocsLibrary(folders: [docs.folder])
        #expect(library.pages.map(\.title) == ["A", "C"])
        #expect(library.files.isEmpty)
        #expect(library.errors.count == 1)
        #expect(library.errors.first?.place?.file.hasSuffix("/A.markdown") == true)
    }
}
