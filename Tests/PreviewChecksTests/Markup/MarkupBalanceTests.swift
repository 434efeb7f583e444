import Testing

@testable import PreviewChecks

@Suite struct MarkupBalanceTests {
    @Test(arguments: [
        ("<div><p>a</div></div>", [MarkupFault.closesNothing(name: "div")]),
        ("<div>", [.unclosed("<div>")]), ("<p><div></div></p>", [.endsParagraph(element: "div")]),
        ("<b><i></b></i>", [.crosses(name: "b", open: "<i>"), .closesNothing(name: "i")]),
        ("<div/>", [.slash("<div/>"), .unclosed("<div/>")]), ("</br>", [.closesNothing(name: "br")]),
        ("<p class=a class=b>", [.repeatedAttribute("class", tag: "<p class=a class=b>")]),
        ("<p class=\"a\"\"b\">", [.strayQuote(tag: "<p class=\"a\"\"b\">")]),
        ("<form><form></form></form>", [.nested("form")]), ("<a><b><a></a></b></a>", [.nested("a")]),
        ("<p><b><div></div>", [.unclosed("<b>")]),
        ("<p id=\"a\"class=\"b\"></p>", [.noSpace(tag: "<p id=\"a\"class=\"b\">")]),
        ("<div><td>a</td></div>", [.outsideTable("<td>")]), ("<div><tr></tr></div>", [.outsideTable("<tr>")]),
        ("<ul><li>a<li>b</li></li></ul>", [.closesNothing(name: "li")]),
        ("<ul><li><b>a<li>b</ul>", [.crosses(name: "ul", open: "<b>")]),
        ("<!- a ->", [.noComment("<!- a ->")]), ("<?pi a?>", [.noComment("<?pi a?>")]),
        (
            "<p title=\"&nosuch;\">&amp;&eacute;&NoSuch1;</p>",
            [.unknownReference("&nosuch;"), .unknownReference("&NoSuch1;")]
        ),
    ])
    func findsFaults(html: String, faults: [MarkupFault]) {
        #expect(MarkupBalance.faults(in: Array(html.utf8)).map(\.fault) == faults)
    }

    @Test(arguments: [
        "<ul><li>a<li>b</ul><p>a<p>b<ul></ul>", "<table><tr><td>a<td>b<tr><th>c</table>", "<br><br/><img src=a>",
        "<svg><path d=\"\"/><g><circle/></g><foreignObject><p>a</p></foreignObject></svg>",
        "<script>if (a</b>c) '</div>'</script>", "<!-- </p> --><!doctype html>", "<DIV></div>",
        "<p><button><div></div></button></p>", "<select><option>a<option>b</select>", "<dl><dt>a<dd>b<dt>c</dl>",
        "<textarea><p></textarea>", "a < b </ > <3", "<tr><td>a</td></tr>", "<template><td></td></template>",
        "<table><colgroup><col></colgroup><thead><tr><th></th></tr></thead></table>", "&amp;&#39;&#x20;&a b;&;&copy",
        "<p a=\"b\" c='d'></p>",
    ])
    func leavesWhatFits(html: String) {
        #expect(MarkupBalance.faults(in: Array(html.utf8)).isEmpty)
    }

    @Test(arguments: [
        ("<ul>", "<li>a", "</ul>"), ("", "<p>a", ""), ("<dl>", "<dt>a<dd>b<p>c", "</dl>"),
        ("<table>", "<tr><td>a<th>b", "</table>"), ("<table>", "<caption>a<colgroup><tbody><tr><td>a", "</table>"),
        ("<tr>", "<td>a", ""), ("<select>", "<optgroup><option>a<option>b<hr>", "</select>"),
        ("<ruby>", "a<rp>(<rt>b<rp>)", "</ruby>"), ("<ul>", "<li>a<ul><li>b<li>c</ul>", "</ul>"),
    ])
    func elementsWithoutEndTagsAreNotNested(start: String, repeated: String, end: String) {
        let html = start + String(repeating: repeated, count: 1000) + end
        #expect(MarkupBalance.faults(in: Array(html.utf8)).isEmpty)
    }

    @Test func stopsWhereNothingIsClosed() {
        let html = String(repeating: "<div>", count: 100_000)
        #expect(MarkupBalance.faults(in: Array(html.utf8)).last?.fault == .tooDeep(limit: 512))
    }
}
