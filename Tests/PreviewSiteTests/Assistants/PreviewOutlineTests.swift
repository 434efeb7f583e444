import Testing

@testable import PreviewSite

@Suite struct PreviewOutlineTests {
    @Test(arguments: [
        ("<h2>Two <em>words</em></h2>", "heading 2 \"Two words\""),
        ("<p>One <b>text</b></p><p>Two</p>", "text \"One text\"\ntext \"Two\""),
        ("<button data-testid=\"save\" disabled>Save</button>", "button 'save' \"Save\" disabled"),
        ("<a href=\"/x\">Next</a><a>no link</a>", "link \"Next\"\ntext \"no link\""),
        (
            "<label for=\"a\">Name</label><input id=\"a\" value=\"Ada\" required placeholder=\"Your name\">",
            "field \"Name\" value \"Ada\" required hint \"Your name\""
        ),
        ("<label>Loud <input type=\"checkbox\" checked></label>", "checkbox \"Loud\" on"),
        ("<input type=\"password\" value=\"secret\" aria-label=\"Code\">", "secure field \"Code\" value \"•••\""),
        ("<input type=\"hidden\" name=\"a\"><p hidden>b</p><script>c</script>", ""),
        (
            "<select aria-label=\"Size\"><option>S</option><option selected>M</option></select>",
            "picker \"Size\" value \"M\""
        ),
        ("<ul><li>One</li><li><button>Two</button></li></ul>", "list\n  item \"One\"\n  item\n    button \"Two\""),
        (
            "<table><caption>Days</caption><tr><th>Mon</th><td>1</td></tr></table>",
            "table \"Days\"\n  row \"Mon | 1\""
        ),
        ("<img src=\"a\" alt=\"A cat\"><img src=\"b\" alt=\"\">", "image \"A cat\"\nimage"),
        ("<div data-testid=\"card\"><p>A</p><p>B</p></div>", "group 'card'\n  text \"A\"\n  text \"B\""),
        ("<p data-testid=\"total\">3 €</p>", "text 'total' \"3 €\""),
        ("<section aria-label=\"News\"><p>A</p></section>", "section \"News\"\n  text \"A\""),
        ("<button>Save <img src=\"a\" alt=\"now\"></button>", "button \"Save now\"\nimage \"now\""),
        ("<details open><summary>More</summary><p>A</p></details>", "disclosure \"More\" open\n  text \"A\""),
        (
            "<fieldset><legend>Sort</legend><input type=\"radio\" aria-label=\"Up\"></fieldset>",
            "group \"Sort\"\n  radio \"Up\" off"
        ),
    ])
    func showsWhatAReaderPerceives(html: String, outline: String) {
        #expect(PreviewOutline(html: html).lines.joined(separator: "\n") == outline)
    }

    @Test func changesAreInTheOrderOfThePage() {
        let (old, new) = (PreviewOutline(html: "<p>A</p><p>B</p>"), PreviewOutline(html: "<p>A</p><h1>C</h1>"))
        #expect(new.changes(since: old) == ["- text \"B\"", "+ heading 1 \"C\""])
        #expect(new.changes(since: new) == [])
        #expect(old.digest != new.digest)
    }

    @Test func aLongTextIsCut() {
        let outline = PreviewOutline(html: "<p>\(String(repeating: "a", count: 500))</p>")
        #expect(outline.lines[0].count < 180)
    }
}
