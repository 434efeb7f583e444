import Testing

@testable import HTMLSnapshots

@Suite struct HTMLNormalizerTests {
    private func normalized(_ html: String) throws -> String { try HTMLNormalizer().normalized(html).text }

    @Test(arguments: [
        ("", "\n"),
        ("a", "a\n"),
        ("<p>a\r\n", "<p>a</p>\n"),
        ("<DIV ID=a></DIV>", "<div id=\"a\"></div>\n"),
        ("<ul><li>a<li>b</ul>", "<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>\n"),
        ("<br/>", "<br>\n"),
        ("<input disabled='disabled'>", "<input disabled>\n"),
        ("<img alt>", "<img alt=\"\">\n"),
        ("<my-tag disabled></my-tag>", "<my-tag disabled=\"\"></my-tag>\n"),
        ("<p hidden=hidden>", "<p hidden></p>\n"),
        ("<p hidden=until-found>", "<p hidden=\"until-found\"></p>\n"),
        ("<audio loop=1>", "<audio loop></audio>\n"),
        ("<marquee loop=1>", "<marquee loop=\"1\"></marquee>\n"),
        ("<p class=' b\n a '>", "<p class=\"b a\"></p>\n"),
        ("<a href='?a=1&b=\"2\"'>x</a>", "<a href=\"?a=1&amp;b=&quot;2&quot;\">x</a>\n"),
    ])
    func writesOneForm(html: String, expected: String) throws {
        #expect(try normalized(html) == expected)
    }

    @Test func severalAttributesAreOneALineInOrder() throws {
        #expect(
            try normalized("<button type=submit class=b>Save</button>")
                == "<button\n  class=\"b\"\n  type=\"submit\"\n>\n  Save\n</button>\n")
        #expect(try normalized("<p id=y class=x> </p>") == "<p\n  class=\"x\"\n  id=\"y\"\n></p>\n")
        #expect(
            try normalized("<b id=y class=x>a</b>c") == "<b\n  class=\"x\"\n  id=\"y\"\n>a</b>c\n")
    }

    /// A stylesheet can show the line breaks of the recorded form.
    @Test(arguments: [
        ("<div><p class=\"ui-text\" id=\"a\">Book</p></div>", nil),
        ("<div><span class=\"a\" id=\"b\">Long text</span> <span class=\"c\" id=\"d\">and more</span></div>", nil),
        ("<p>One\n  two</p><pre>a\n b</pre>", nil), ("<ul>\n<li> a </li>\n</ul>", "<ul><li>a</li></ul>"),
    ])
    func theUnbrokenFormHasNoLinesOfItsOwn(html: String, expected: String?) throws {
        let recorded = try normalized(html)
        let unbroken = HTMLNormalizer.unbroken(recorded)
        #expect(unbroken == (expected ?? html) + "\n")
        #expect(try normalized(unbroken) == recorded)
    }

    /// A person writes attributes on the line of their tag, as long as they fit.
    @Test func theReadableFormHasAttributesOnALine() throws {
        let link = "<a class=\"button primary\" href=\"/repairs\">All <b id=\"x\" title=\"y\">repairs</b></a>"
        let fields = (1...9).map { "data-field-\($0)=\"value\"" }
        let html = "<main><p>\(link)</p><form \(fields.joined(separator: " "))></form></main>"
        let readable = try HTMLNormalizer().normalized(html).readable
        let lines = ["<main>", "  <p>\(link)</p>", "  <form"] + fields.map { "    \($0)" } + ["  ></form>", "</main>"]
        #expect(readable == lines.map { $0 + "\n" }.joined())
        #expect(try HTMLNormalizer().normalized(readable) == HTMLNormalizer().normalized(html))
    }

    @Test func aLongListOfClassesIsOneALine() throws {
        let classes = (1...12).map { "class-\($0)" }
        let text = try normalized("<p class='\(classes.joined(separator: " "))'>a</p>")
        #expect(text.hasPrefix("<p class=\"class-1\n    class-2\n    class-3\n"))
        #expect(text.contains("\n    class-12\">\n"))
    }

    /// What the same lines of text are.
    @Test(arguments: [
        ("<p> a b </p>", "<p>a b</p>"),
        ("<p>a <b> b</b></p>", "<p>a <b>b</b></p>"),
        ("<p>a<b> b</b></p>", "<p>a<b> b</b></p>"),
        ("<p><b>a </b> b</p>", "<p><b>a </b>b</p>"),
        ("<p><b>a</b><i>b</i></p>", "<p><b>a</b><i>b</i></p>"),
        ("<p>a <!-- c --> b</p>", "<p>\n  a\n  <!-- c -->b\n</p>"),
        ("<div> a <div> b </div> c </div>", "<div>\n  a\n  <div>b</div>\n  c\n</div>"),
        ("<p>a <br> b</p>", "<p>\n  a<br>\n  b\n</p>"),
        ("<p>a <button> b </button> c</p>", "<p>a <button>b</button> c</p>"),
        ("<p>a <img> b", "<p>a <img> b</p>"),
        ("<p>a<img>b", "<p>a<img>b</p>"),
        ("<p>a <span hidden> b </span> c", "<p>a <span hidden>b</span> c</p>"),
        ("<p>a <script>b</script> c", "<p>\n  a\n  <script>b</script>c\n</p>"),
        ("<a> <div> x </div> </a>", "<a>\n  <div>x</div>\n</a>"),
        ("<i style='display: block'> a </i> b", "<i style=\"display: block\">a</i>\nb"),
        ("a <div style='float: left'>b</div> c", "a\n<div style=\"float: left\">b</div>\nc"),
        ("a <div hidden>b</div> c", "a\n<div hidden>b</div>\nc"),
        ("<div>a</div><!-- c --><div>b</div>", "<div>a</div>\n<!-- c -->\n<div>b</div>"),
        (
            "x<table> <tr> <td> a </td> </tr> </table>y",
            "x\n<table>\n  <tbody>\n    <tr>\n      <td>a</td>\n    </tr>\n  </tbody>\n</table>\ny"
        ),
        ("<select> <option> a b </select>", "<select>\n  <option>a b</option>\n</select>"),
        ("<p>x <q> a </q> y</p>", "<p>x <q> a </q> y</p>"),
        ("<p>a<noscript> b </noscript> c</p>", "<p>a<noscript> b </noscript> c</p>"),
        ("<ruby>a<rt> b </rt> </ruby>", "<ruby>a<rt> b </rt></ruby>"),
        ("<p>a<br style='display: none'> b</p>", "<p>a<br style=\"display: none\"> b</p>"),
        (
            "<template shadowrootmode=open> <b> a </b></template>",
            "<template shadowrootmode=\"open\"> <b> a </b></template>"
        ),
    ])
    func keepsTheWhiteSpaceThatIsShown(html: String, expected: String) throws {
        #expect(try normalized(html) == expected + "\n")
    }

    /// If the effect of a style on the element is unknown, white space stays on both sides of its edges.
    @Test(arguments: [
        "display:bogus", "display:initial", "display:var(--d, inline)", "display:inline;display:run-in",
        "position:inherit", "float:inherit", "all:revert", "writing-mode:vertical-rl", "content:url(a)",
    ])
    func keepsAllWhiteSpaceAroundAnUnknownStyle(style: String) throws {
        let html = "<p>a<span style=\"\(style)\"> b </span> c</p>"
        #expect(try normalized(html) == html + "\n")
    }

    @Test(arguments: [
        ("display:inline !important", "<p>a<span style=\"\"> b </span>c</p>"),
        ("display:inline!important;display:block", "<p>a<span style=\"\"> b </span>c</p>"),
        ("display:inline-block !important", "<p>a<span style=\"\">b</span> c</p>"),
        ("/* ; */display:inline-block", "<p>a<span style=\"\">b</span> c</p>"),
        ("position:relative !important", "<p>a<span style=\"\"> b </span>c</p>"),
        ("background:url(a;display:inline-block)", "<p>a<span style=\"\"> b </span>c</p>"),
        ("quotes:'\\'';float:left", "<p>a<span style=\"\">b</span> c</p>"),
    ])
    func readsStylesAsBrowsersDo(style: String, expected: String) throws {
        let text = try normalized("<p>a<span style=\"\(style)\"> b </span> c</p>")
        #expect(text == expected.replacing("style=\"\"", with: "style=\"\(style)\"") + "\n")
    }

    @Test(arguments: [
        "<pre>\n\n a\n  b </pre>", "<textarea>\n\n x </textarea>", "<script>\n if (a < b)  {}\n</script>",
        "<style>\n a  { }\n</style>",
        "<div contenteditable=\"plaintext-only\"> a  b\n </div>",
        "<p style=\"color:red;/**/white-space:pre\"> a  b\n </p>",
        "<p style=\"white-space:pre !important;white-space:normal\"> a  b\n </p>",
        "<div style=\"white-space: pre-wrap\">\n a\n  <i> b</i> </div>", "<pre> <b>\n x</b>\n</pre>",
    ])
    func leavesPreservedTextAsItIs(html: String) throws {
        #expect(try normalized(html) == html + "\n")
    }

    /// Browsers may drop a line feed between two wide characters or next to U+200B, but not a space.
    @Test func aLineFeedStaysOneWhereBrowsersMayDropIt() throws {
        #expect(
            try normalized("<p>\u{4E2D}\n  \u{6587} \u{5B57}</p>") == "<p>\n  \u{4E2D}\n  \u{6587} \u{5B57}\n</p>\n")
        #expect(try normalized("<p>a<b>\n\u{6587}</b></p>") == "<p>a<b> \u{6587}</b></p>\n")
        #expect(try normalized("a&#x200B;\nb") == "a&#x200B;\nb\n")
        #expect(try normalized("a<wbr> b\n") == "a<wbr> b\n")
        #expect(try normalized("a <b>\n&#x200B;</b>") == "a <b>\n  &#x200B;</b>\n")
    }

    /// A stylesheet of the page can show it, such as `white-space: pre` of a class.
    @Test func keepsTheWhiteSpaceBetweenTheWordsOfAText() throws {
        let address = "<p class=\"address\">\n  1 High Street\nSpringfield\n    \tUSA\n</p>\n"
        #expect(try normalized(address) == address)
        #expect(
            try normalized("<div>\n<p class='address'>a\n b   c</p></div>").contains(
                "<p class=\"address\">\n    a\n b   c\n"))
        let texts = ["a b", "a\nb", "a  b", "a\n\nb", "a \n b"].map { "<p class=\"pre\">\($0)</p>" }
        #expect(Set(try texts.map(normalized)).count == texts.count)
    }

    /// White space at the edges of a text is often the indentation of a template.
    @Test(arguments: ["<p>\n  a b\n</p>", "<p> a b</p>", "\n<p>a b\n</p>\n\n"])
    func indentationMakesNoDifference(html: String) throws {
        #expect(try normalized(html) == "<p>a b</p>\n")
    }

    @Test func whatCannotBeSeenIsAReference() throws {
        let invisible = "\u{2066}\u{200F}\u{200B}\u{200D}\u{FEFF}\u{AD}\u{A0}\u{2009}\u{E0041}"
        let expected = "&#x2066;&#x200F;&#x200B;&#x200D;&#xFEFF;&#xAD;&nbsp;&#x2009;&#xE0041;"
        #expect(try normalized("<p title='\(invisible)'>") == "<p title=\"\(expected)\"></p>\n")
        #expect(try normalized("<p>a\(invisible)b") == "<p>a\(expected)b</p>\n")
        #expect(try normalized("a&#13;b") == "a&#xD;b\n")
        #expect(try normalized("a\u{E9}\u{1F600}") == "a\u{E9}\u{1F600}\n")
    }

    @Test func aTreeThatCannotBeWrittenIsLeftAsItIs() throws {
        let html = "<a href=1><table><a href=2>x</a></table></a>\r\n"
        let normalized = try HTMLNormalizer().normalized(html)
        #expect(normalized.isVerbatim)
        #expect(normalized.text == html.replacing("\r\n", with: "\n"))
    }

    @Test func aDocumentIsWritten() throws {
        #expect(
            try normalized("<!doctype html><title> a </title><body>b")
                == "<!DOCTYPE html>\n<html>\n  <head>\n    <title>a</title>\n  </head>\n  <body>b</body>\n</html>\n")
    }
}
