import Diagnostics
import Foundation
import Testing

@testable import MarkdownDocs

struct DocsLanguagesTests {
    private static let languages = DocsLanguages(main: "en", tags: ["en", "de", "zh-Hant"])

    private func library(_ files: KeyValuePairs<String, String>) throws -> (DocsLibrary, TemporaryDocs) {
        let docs = try TemporaryDocs(files)
        return (DocsLibrary(folders: [docs.folder], languages: Self.languages), docs)
    }

    @Test func aTranslationIsNoPageOfItsOwn() throws {
        let (library, docs) = try library([
            "README.md": "# Home", "README.de.md": "# Start", "Guides/Forms.md": "# Forms",
            "Guides/Forms.zh-hant.md": "# 表單", "Guides/Forms.de.md": "# Formulare",
        ])
        _ = docs
        #expect(library.pages.map(\.path) == ["README", "Guides/Forms"])
        #expect(library.pages.map(\.title) == ["Home", "Forms"])
        #expect(library.allVersions.map(\.title) == ["Home", "Start", "Forms", "Formulare", "表單"])
        #expect(library.versions(of: library.pages[1]).map(\.language) == ["en", "de", "zh-Hant"])
    }

    @Test func eachVersionHasAPath() throws {
        let (library, docs) = try library(["A.md": "# A", "A.de.md": "# Ä", "B.md": "# B", "C.de.md": "# C"])
        _ = docs
        #expect(library.page(at: "A")?.title == "A")
        #expect(library.page(at: "A.de")?.title == "Ä")
        #expect(library.page(at: "A.en")?.title == "A")
        #expect(library.page(at: "C")?.title == "C")
        #expect(library.page(at: "C.de")?.title == "C")
        #expect(library.page(at: "B.en") == nil)
        #expect(library.page(at: "A.fr") == nil)
    }

    @Test(arguments: ["A.x1", "Node.js", "A.fr", "v1.2", ".de", "A.", "de", "B/.de"])
    func onlyAKnownTagIsALanguage(name: String) throws {
        let (library, docs) = try library(["A.md": "# A"])
        try docs.write(Data("# Other".utf8), to: "\(name).md")
        #expect(Self.languages.translation(name) == nil)
        #expect(library.pages.map(\.path) == ["A"])
    }

    @Test func aTranslationIntoTheMainLanguageBesideAPageIsAPage() throws {
        let (library, docs) = try library(["A.md": "# A", "A.en.md": "# Other A", "B.en.md": "# B"])
        _ = docs
        #expect(library.pages.map(\.path) == ["A", "B", "A.en"])
        #expect(library.page(at: "A.en")?.title == "Other A")
    }

    @Test func anUntaggedPageComesBeforeOthers() throws {
        let (library, docs) = try library(["A.de.md": "# Ä", "A.zh-Hant.md": "# 甲"])
        _ = docs
        #expect(library.pages.map(\.title) == ["Ä"])
        let other = DocsLibrary(
            folders: [docs.folder], languages: DocsLanguages(main: "zh-Hant", tags: ["de", "zh-Hant"]))
        #expect(other.pages.map(\.title) == ["甲"])
    }

    @Test func linksOfTranslationsAreChecked() throws {
        let (library, docs) = try library([
            "A.md": "# A", "A.de.md": "# Ä\n\n[1](B.md#b) [2](None.md) [3](B.de.md#oben) [4](B.md#oben)",
            "B.md": "# B", "B.de.md": "# Oben",
        ])
        let broken = library.brokenLinks()
        #expect(broken.map(\.subject) == ["None.md", "B.md#oben"])
        #expect(broken.allSatisfy { $0.place == SourcePlace(docs.file("A.de.md"), line: 3) })
    }

    @Test func anErrorOfATranslationIsReported() throws {
        let docs = try TemporaryDocs(["A.md": "# A"])
        try docs.write(Data([0xFF]), to: "A.de.md")
        let library = DocsLibrary(folders: [docs.folder], languages: Self.languages)
        #expect(library.errors == [.notUTF8(docs.file("A.de.md"), line: 1)])
        #expect(library.pages.map(\.path) == ["A"])
    }

    @Test func linksLeadToPagesAndVersions() throws {
        let (library, docs) = try library(["A.md": "[b](B.md) [c](B.de.md#x)", "B.md": "# B", "B.de.md": "# X"])
        _ = docs
        let page = try #require(library.page(at: "A"))
        let html = try library.html(of: page) { "/docs/\($0.encodedPath)\($0.encodedFragment)" }
        #expect(html.contains("href=\"/docs/B\""))
        #expect(html.contains("href=\"/docs/B.de#x\""))
    }
}
