import Foundation
import Testing

@testable import MarkdownDocs

struct MarkdownExtensionsTests {
    private func html(_ markdown: String) throws -> String {
        let document = try MarkdownDocument(markdown, file: URL(filePath: "/docs/Guide.md"))
        return document.html { "to-\($0)" }.replacing("\n", with: "")
    }

    @Test func aTableHasAlignedCellsWithMarkup() throws {
        let table = try html(
            "a\n\n| Name | `Size` |\n|:--|--:|\n| *b* \\| c | [1](x.md) |\n| `<d>` |\n| e | 2 | 3 |\n")
        #expect(
            table == """
                <p>a</p><div class="prose-table" role="group" tabindex="0"><table><thead><tr>\
                <th scope="col" class="start">Name</th><th scope="col" class="end"><code>Size</code></th></tr></thead>\
                <tbody><tr><td class="start"><em>b</em> | c</td><td class="end"><a href="to-x.md">1</a></td></tr>\
                <tr><td class="start"><code>&lt;d&gt;</code></td><td class="end"></td></tr>\
                <tr><td class="start">e</td><td class="end">2</td></tr></tbody></table></div>
                """)
    }

    @Test func cellsHaveReferencesImagesAndCode() throws {
        let table = try html(
            """
            | [One][1] | ![two] | [three] |
            |--|--|--|
            | `a\\|b` | a \\\\| b | # c # |

            [1]: x.md
            [two]: y.png 'Two'
            """)
        #expect(table.contains("<th scope=\"col\"><a href=\"to-x.md\">One</a></th>"))
        #expect(table.contains("<img src=\"to-y.png\" alt=\"two\" title=\"Two\" />"))
        #expect(table.contains("<th scope=\"col\">[three]</th>"))
        #expect(table.contains("<td><code>a|b</code></td><td>a | b</td><td># c #</td>"))
    }

    @Test(arguments: ["> | a |\n> |---|\n> | [x] |\n\n[x]: y\n", "- b\n\n  | a |\n  |---|\n  | [x] |\n\n[x]: y\n"])
    func aTableCanBeInAnotherBlock(markdown: String) throws {
        #expect(try html(markdown).contains("<table><thead><tr><th scope=\"col\">a</th></tr></thead>"))
        #expect(try html(markdown).contains("<td><a href=\"to-y\">x</a></td>"))
    }

    @Test func alertsHaveTitlesOfALanguage() throws {
        let document = try MarkdownDocument("> [!WARNING]\n> a", file: URL(filePath: "/docs/Guide.md"))
        let german = MarkdownLabels { $0 == "warning" ? "Warnung" : nil }
        #expect(document.html(labels: german).contains("\nWarnung\n"))
    }

    @Test(arguments: ["a | b\nc | d\n", "| a | b |\n|---|\n", "a\n\nb | c\n", "| a |\n"])
    func linesWithoutAlignmentsAreText(markdown: String) throws {
        #expect(!(try html(markdown).contains("<table>")))
    }

    @Test func aTableMayFollowALineOfText() throws {
        let lines = try html("One *line*\nand [x].\n| a |\n|---|\n| 1 |\n")
        #expect(lines.hasPrefix("<p>One <em>line</em>and [x].</p><div class=\"prose-table\""))
        #expect(try html("[x]: y.md\n| a |\n|---|\n| 1 |\n").hasPrefix("<p>[x]: y.md</p><div class=\"prose-table\""))
    }

    @Test(arguments: [
        ("1. Use <kbd>it</kbd>:\n   | a |\n   |---|\n   | 1 |\n", "<ol><li>Use <kbd>it</kbd>:<div"),
        ("- One\n  line:\n  | a |\n  |---|\n", "<ul><li>Oneline:<div"),
        ("- [x] It:\n  | a |\n  |---|\n", "<ul><li><span class=\"task\">☑</span> It:<div"),
        ("- \\[x] It:\n  | a |\n  |---|\n", "<ul><li>[x] It:<div"),
        ("1. - a\n   - b:\n     | c |\n     |---|\n", "<li>b:<div"),
        ("> a\n> | b |\n> |---|\n", "<blockquote><p>a</p><div"),
        ("x[^1]\n\n[^1]: a\n    | b |\n    |---|\n", "<li id=\"fn:1\"><p>a</p><div"),
    ])
    func aTableMayFollowTheTextOfAnItem(markdown: String, expected: String) throws {
        let html = try html(markdown)
        #expect(html.contains(expected + " class=\"prose-table\""), "\(html)")
    }

    @Test func whatIsInATableAndBeforeItHasItsLine() throws {
        let markdown = """
            # A

            - one [a](a)
              *two [b](b)* <x>
              | [c](c) |
              |---|
              | [d](d) <y> |

            | [e](e) <z> |
            |-|
            """
        let document = try MarkdownDocument(markdown, file: URL(filePath: "/docs/Guide.md"))
        #expect(document.links.map(\.destination) == ["a", "b", "c", "d", "e"])
        #expect(document.links.map(\.line) == [3, 4, 5, 7, 9])
        #expect(document.plainTags.map(\.line) == [4, 7, 9])
    }

    @Test func pagesAreParsedOnSeveralThreads() async {
        let all = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<200 { group.addTask { try? html("~~a~~ *b*\n\n| ~c~ |\n|---|\n") } }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(all.count == 1 && all.first??.contains("<del>a</del>") == true)
    }

    @Test func htmlInCellsIsText() throws {
        #expect(try html("| a |\n|---|\n| Array<Int> |\n").contains("<td>Array&lt;Int&gt;</td>"))
        let table = try html("| a |\n|---|\n| <script>alert(1)</script> |\n| [x](javascript:alert) |\n")
        #expect(!table.contains("<script>"))
        #expect(!table.contains("href=\"javascript:"))
    }

    @Test(arguments: [
        ("> [!NOTE]\n> Read *this*.\n", "alert-note", "Note", "<p>Read <em>this</em>.</p>"),
        ("> [!warning]\n>\n> Later.\n", "alert-warning", "Warning", "<p>Later.</p>"),
        ("> [!TIP]\n> - a\n", "alert-tip", "Tip", "<li>a</li>"),
        ("> [!TIP]  \n> a\n", "alert-tip", "Tip", "<p>a</p>"), ("> [!TIP] \n> a\n", "alert-tip", "Tip", "<p>a</p>"),
        ("> [!TIP]\\\n> a\n", "alert-tip", "Tip", "<p>a</p>"), ("> [!TIP]\t\n> a\n", "alert-tip", "Tip", "<p>a</p>"),
    ])
    func aQuoteWithAKindIsAnAlert(markdown: String, kind: String, title: String, text: String) throws {
        let alert = try html(markdown)
        #expect(alert.contains("<div class=\"alert \(kind)\" role=\"note\"><p class=\"alert-title\">\(title)</p>"))
        #expect(alert.contains(text))
        #expect(!alert.contains("[!"))
    }

    @Test(arguments: ["> [!OTHER]\n> a\n", "> [!NOTE] a\n", "> a\n> [!NOTE]\n", "[!NOTE]\n"])
    func anyOtherQuoteStays(markdown: String) throws {
        #expect(!(try html(markdown).contains("alert")))
    }

    @Test func tasksHaveMarks() throws {
        let list = try html("- [ ] Write *it*\n- [x] Read it\n- [y] No\n- [ ]No\n")
        #expect(list.contains("<li><span class=\"task\">☐</span> Write <em>it</em></li>"))
        #expect(list.contains("<li><span class=\"task\">☑</span> Read it</li>"))
        #expect(list.contains("<li>[y] No</li><li>[ ]No</li>"))
    }

    @Test func escapedMarksMeanThemselves() throws {
        #expect(try html("- \\[x] It\n").contains("<li>[x] It</li>"))
        #expect(try html("- [x] A &amp; \\*b\n").contains("☑</span> A &amp; *b</li>"))
        #expect(try html("> \\[!NOTE]\n> It\n").contains("<p>[!NOTE]It</p>"))
    }

    @Test(arguments: [
        ("a ~~b~~ c ~~d~~", "<p>a <del>b</del> c <del>d</del></p>"), ("~~a", "<p>~~a</p>"),
        ("`~~a~~`", "<p><code>~~a~~</code></p>"),
        ("~~<b>~~ ~~~~", "<p><del>&lt;b&gt;</del> ~~~~</p>"), ("x ~~~~ y", "<p>x ~~~~ y</p>"),
        ("~~**old** name~~ new", "<p><del><strong>old</strong> name</del> new</p>"),
        ("*~~use `x`~~*", "<p><em><del>use <code>x</code></del></em></p>"),
        ("a ~~ b ~~ c ~~d~~", "<p>a ~~ b ~~ c <del>d</del></p>"),
        ("~~a *b~~ c*", "<p><del>a *b</del> c*</p>"), ("~one~ ~ two~", "<p><del>one</del> ~ two~</p>"),
        ("~~a \\~\\~b~~", "<p><del>a ~~b</del></p>"),
        ("[~~a~~](b)", "<p><a href=\"to-b\"><del>a</del></a></p>"),
    ])
    func textBetweenTildesIsDeleted(markdown: String, expected: String) throws {
        #expect(try html(markdown) == expected)
    }
}
