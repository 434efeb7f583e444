import Testing

@testable import PreviewChecks

@Suite struct MarkupBalanceTests {
    @Test(arguments: [
        ("<div><p>a</div></div>", ["</div> closes nothing."]), ("<div>", ["<div> is never closed."]),
        ("<p><div></div></p>", ["<div> is in a <p>, which ends there, so </p> closes nothing."]),
        ("<b><i></b></i>", ["</b> comes while <i> is still open."]),
        ("<div/>", ["The slash of <div/> closes nothing."]),
        ("<p><div/></p>", ["The slash of <div/>", "<div> is in a <p>,"]),
        ("<div><h3>a</h2></div>", ["</h2> does not close <h3>. Write </h3>."]),
        ("<div><div><h3>a</div></div></div>", ["</div> comes while <h3> is still open."]),
        ("<section>a</h3></div></section>", ["</h3> closes nothing."]),
        ("<div><b class=\"a>c</b><p class=\"d\">e</p></div>", ["<b class=\"a>c</b><p class=\"d\">"]),
        ("<div><!-- a </div>", ["<!-- a </div> is a comment that does not end."]),
        ("</br>", ["</br> closes nothing."]),
        ("<p class=a class=b>", ["<p class=a class=b> has the attribute class twice;"]),
        ("<p class=\"a\"\"b\">", ["<p class=\"a\"\"b\"> has an attribute with a quote or < in its name."]),
        ("<form><form></form></form>", ["<form> is inside another <form>,"]),
        ("<a><b><a></a></b></a>", ["<a> is inside another <a>,"]), ("<p><b><div></div>", ["<b> is never closed."]),
        ("<p id=\"a\"class=\"b\"></p>", ["<p id=\"a\"class=\"b\"> has an attribute directly after the quotes"]),
        ("<div><td>a</td></div>", ["<td> is outside of a table,"]),
        ("<div><tr></tr></div>", ["<tr> is outside of a table,"]),
        ("<ul><li>a<li>b</li></li></ul>", ["</li> closes nothing."]),
        ("<ul><li><b>a<li>b</ul>", ["</ul> comes while <b> is still open."]),
        ("<!- a ->", ["<!- a -> is not a comment."]), ("<?pi a?>", ["<?pi a?> is not a comment."]),
        ("<p title=\"&nosuch;\">&amp;&eacute;&NoSuch1;</p>", ["&nosuch; is not a", "&NoSuch1; is not a"]),
        ("<svg><title><p>a</title></svg>", []), ("<svg><style><g></style></svg>", ["</style> comes while <g> is"]),
        ("<p title='>'></p title='>'>", []),
    ])
    func findsMistakes(html: String, starts: [String]) {
        let messages = MarkupBalance.mistakes(in: Array(html.utf8)).map(\.message)
        #expect(messages.count == starts.count, "\(messages)")
        for (message, start) in zip(messages, starts) { #expect(message.hasPrefix(start)) }
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
        #expect(MarkupBalance.mistakes(in: Array(html.utf8)).isEmpty)
    }

    @Test(arguments: [
        ("<ul>", "<li>a", "</ul>"), ("", "<p>a", ""), ("<dl>", "<dt>a<dd>b<p>c", "</dl>"),
        ("<table>", "<tr><td>a<th>b", "</table>"), ("<table>", "<caption>a<colgroup><tbody><tr><td>a", "</table>"),
        ("<tr>", "<td>a", ""), ("<select>", "<optgroup><option>a<option>b<hr>", "</select>"),
        ("<ruby>", "a<rp>(<rt>b<rp>)", "</ruby>"), ("<ul>", "<li>a<ul><li>b<li>c</ul>", "</ul>"),
    ])
    func elementsWithoutEndTagsAreNotNested(start: String, repeated: String, end: String) {
        let html = start + String(repeating: repeated, count: 1000) + end
        #expect(MarkupBalance.mistakes(in: Array(html.utf8)).isEmpty)
    }

    @Test func stopsWhereNothingIsClosed() {
        let html = String(repeating: "<div>", count: 100_000)
        #expect(MarkupBalance.mistakes(in: Array(html.utf8)).last?.message.contains("more than 512 deep") == true)
    }
}
