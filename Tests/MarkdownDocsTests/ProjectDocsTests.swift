import Foundation
import Testing

@testable import MarkdownDocs

/// The docs of this very package are well.
struct ProjectDocsTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private let library = DocsLibrary(folders: [root.appending(path: "Docs")])

    @Test func pagesAreReadable() {
        #expect(library.errors.map(\.localizedDescription) == [])
        #expect(!library.pages.isEmpty)
    }

    @Test func linksLeadSomewhere() {
        #expect(library.brokenLinks().map(\.localizedDescription) == [])
    }

    @Test func codeBlocksNameTheirLanguage() {
        for page in library.pages {
            for block in page.document?.codeBlocks ?? [] {
                #expect(block.language != nil, "\(page.file.path):\(block.line)")
            }
        }
    }

    @Test func readmeLinksLeadToFiles() throws {
        let readme = Self.root.appending(path: "README.md")
        for link in try MarkdownDocument(contentsOf: readme).links {
            guard case .relative(let path, _) = LinkDestination(link.destination) else { continue }
            let target = Self.root.appending(path: path)
            let place = "\(readme.path):\(link.line): \(link.destination)"
            #expect(FileManager.default.fileExists(atPath: target.path), "\(place)")
        }
    }
}
