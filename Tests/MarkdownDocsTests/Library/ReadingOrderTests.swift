import Foundation
import Testing

@testable import MarkdownDocs

struct ReadingOrderTests {
    private func paths(_ files: KeyValuePairs<String, String>) throws -> [String] {
        let docs = try TemporaryDocs(files)
        return DocsLibrary(folders: [docs.folder]).pages.map(\.path)
    }

    @Test func withoutIndexPagesComeByTitle() throws {
        #expect(try paths(["a.md": "# Zoo", "b.md": "# Step 10", "c.md": "# step 2"]) == ["c", "b", "a"])
    }

    @Test func equalTitlesComeByPath() throws {
        #expect(try paths(["b.md": "# Same", "a.md": "# Same", "c.md": "# same"]) == ["a", "b", "c"])
    }

    @Test func indexComesFirstAndItsLinksOrderTheRest() throws {
        let index = "# Docs\n[Z](z.md#x), [B](b.md), again [Z](z.md), [other](https://example.org/a.md)"
        let paths = try paths(["README.md": index, "a.md": "# A", "b.md": "# B", "z.md": "# Z"])
        #expect(paths == ["README", "z", "b", "a"])
    }

    @Test func readmeComesBeforeIndex() throws {
        #expect(try paths(["index.md": "# A", "README.md": "# Z", "a.md": "# B"]) == ["README", "index", "a"])
        #expect(try paths(["index.md": "# Z", "a.md": "# A"]) == ["index", "a"])
    }

    @Test func foldersFollowPagesInTheOrderOfTheLinks() throws {
        let index = "[y](y/b.md) [folder](x/) [page](p.md)"
        #expect(
            try paths(["README.md": index, "a/q.md": "", "p.md": "", "x/r.md": "", "y/a.md": "", "y/b.md": ""])
                == ["README", "p", "y/b", "y/a", "x/r", "a/q"])
    }

    @Test func folderWithItsOwnIndexIsOrderedByIt() throws {
        let files: KeyValuePairs = [
            "README.md": "[a](x/a.md) [b](x/b.md)", "x/README.md": "# X\n[b](b.md)", "x/a.md": "", "x/b.md": "",
        ]
        #expect(try paths(files) == ["README", "x/README", "x/b", "x/a"])
    }

    @Test func headingsAboveTheListsOfAnIndexAreParts() throws {
        let index = """
            # Docs
            [Last](z.md) comes first.

            - [Top](top.md)

            ## Start

            1. **[B](b.md)**: see also [Z](z.md)
            2. [A](a.md)

            ## Look up

            - [Tools](tools/README.md)
            - [Z](z.md)
            - A stub is described [there](a.md).
            """
        let docs = try TemporaryDocs([
            "README.md": index, "a.md": "", "b.md": "", "z.md": "", "top.md": "", "other.md": "",
            "first.md": "---\norder: 1\n---\n", "tools/README.md": "# Tools", "tools/x.md": "",
        ])
        let library = DocsLibrary(folders: [docs.folder])
        let parts = library.navigation.parts
        #expect(parts.map(\.place) == [.top, .heading("Start"), .heading("Look up"), .nowhere])
        #expect(
            parts.map { $0.allPages.map(\.path) } == [
                ["first", "top"], ["b", "a"], ["z", "tools/README", "tools/x"], ["other"],
            ])
        #expect(library.pages.map(\.path) == ["README"] + parts.flatMap(\.allPages).map(\.path))
    }

    @Test func headingsAboveLinksToOtherFoldersAreNoParts() throws {
        let docs = try TemporaryDocs([
            "a.md": "", "x/README.md": "# X\n\n## See also\n\n- [A](../a.md)\n- [There](none.md)\n", "x/b.md": "",
        ])
        let folder = try #require(DocsLibrary(folders: [docs.folder]).navigation.sections.first)
        #expect(folder.parts.map(\.place) == [.top])
    }

    @Test func navigationHasATreeOfSections() throws {
        let docs = try TemporaryDocs([
            "README.md": "# Docs", "a.md": "# A", "guides/README.md": "# The guides", "guides/b.md": "# B",
            "deep/er/c.md": "# C",
        ])
        let navigation = DocsLibrary(folders: [docs.folder]).navigation
        #expect(navigation.title == "Docs")
        #expect(navigation.index?.path == "README")
        #expect(navigation.pages.map(\.title) == ["A"])
        #expect(navigation.sections.map(\.title) == ["deep", "The guides"])
        #expect(navigation.sections.map(\.path) == ["deep", "guides"])
        #expect(navigation.sections.first?.sections.first?.pages.map(\.path) == ["deep/er/c"])
        #expect(navigation.sections.last?.index?.path == "guides/README")
    }
}
