import HTMLParsing
import Testing

@Suite struct HTMLParserTests {
    @Test func aFragmentMayBeginWithARowOrACell() throws {
        #expect(try TreeText.of("<tr><td>x</td></tr>") == "<tr html []><td html []>x</></>")
        #expect(try TreeText.of("<td>x</td>") == "<td html []>x</>")
    }

    @Test(arguments: [
        "<!doctype html><p>x", "\n<html><p>x", "<BODY class=a><p>x", "<!-- c --><!DOCTYPE html><p>x",
        "<?xml version='1.0'?><html>",
    ])
    func aDocumentHasHeadAndBody(html: String) throws {
        #expect(try TreeText.of(html).contains("<head html []></><body html"))
    }

    @Test(arguments: ["<header>x</header>", "<p>x", "text", "", "<!-- <html> -->", "<!-- "])
    func aFragmentHasNot(html: String) throws {
        #expect(!(try TreeText.of(html).contains("<body")))
    }

    @Test func aDoctypeKeepsItsPlaceAndIdentifiers() throws {
        let html = #"<!-- a --><!DOCTYPE html PUBLIC "p" "s"><!-- b --><html>"#
        #expect(try TreeText.of(html).hasPrefix(#"<!-- a --><!html PUBLIC "p" "s"><!-- b --><html"#))
    }

    @Test(arguments: [
        "<form><b>a</b> last</form>after", "<FORM>last</FORM>after", "<!DOCTYPE html><form>last</form>after",
    ])
    func theLastTextOfAFormIsInTheForm(html: String) throws {
        #expect(try TreeText.of(html).contains("last</>after"))
    }

    @Test func textThatLooksLikeAFormsEndIsLeftAlone() throws {
        let html = "<script>x</form></script><p title='a</form>'>b</p><!-- c</form> -->"
        #expect(
            try TreeText.of(html)
                == #"<script html []>x</form></><p html ["title=a</form>"]>b</><!-- c</form> -->"#)
    }

    @Test func foreignElementsKeepTheirSpelling() throws {
        let html = "<svg viewbox='0'><foreignobject><DIV></DIV></foreignobject><use xlink:href=#a /></svg>"
        #expect(
            try TreeText.of(html)
                == #"<svg svg ["viewBox=0"]><foreignObject svg []><div html []></></><use svg ["xlink:href=#a"]></></>"#
        )
    }

    @Test func whatIsNestedTooDeepIsAnError() throws {
        #expect(throws: HTMLParsingError.tooDeep(limit: 512)) {
            try HTMLParser.parse(String(repeating: "<div>", count: 20_000))
        }
        #expect(try HTMLParser.parse(String(repeating: "<div>", count: 500)).roots.count == 1)
    }

    @Test(arguments: [
        ("<input checked class=x checked disabled>", #"["checked=", "class=x", "disabled="]"#),
        ("<a b bc b c=v>x</a>", #"["b=", "bc=", "c=v"]"#),
        ("<a b=1 B=2 c>x</a>", #"["b=1", "c="]"#),
    ])
    func aRepeatedAttributeIsLeftOut(html: String, attributes: String) throws {
        #expect(try TreeText.of(html).contains(attributes))
    }

    @Test(arguments: [
        ("</p>", "<p html []></>"), ("x</p>y", "x<p html []></>y"), ("<style>a</style></p>", "</><p html []></>"),
    ])
    func anEndTagThatStandsForAnElementIsOne(html: String, tree: String) throws {
        #expect(try TreeText.of(html).hasSuffix(tree))
    }

    @Test(arguments: [
        ("<option value=</form>x</form>", #"<option html ["value=</form"]>x</>"#),
        ("<form><option value='</form>'>x</form>y", #"<form html []><option html ["value=</form>"]>x</></>y"#),
        ("<form>a></form>b", "<form html []>a></>b"),
        ("<svg><style></form></style></svg>", "<svg svg []><style svg []></></>"),
        ("<script><!--<script></script>a</form>--></script>", "<script html []><!--<script></script>a</form>--></>"),
    ])
    func helpForFormsLeavesNoTrace(html: String, tree: String) throws {
        #expect(try TreeText.of(html) == tree)
    }

    /// Gumbo compares each attribute with all before it, and looks through all open elements for many a tag.
    @Test func whatWouldTakeTooLongIsAnError() throws {
        let attributes = (0..<64_000).map { " a\($0)" }.joined()
        #expect(throws: HTMLParsingError.tooManyAttributes(tag: "div", limit: 256)) {
            try HTMLParser.parse("<div\(attributes)>")
        }
        #expect(throws: HTMLParsingError.tooManyAttributes(tag: "p", limit: 256)) {
            try HTMLParser.parse("x</p\(attributes)>")
        }
        #expect(throws: HTMLParsingError.tooLarge(bytes: 4_000_001, limit: 4_000_000)) {
            try HTMLParser.parse(String(repeating: "x", count: 4_000_001))
        }
        let nested = String(repeating: "<div>", count: 300_000)
        #expect(throws: HTMLParsingError.tooDeep(limit: 512)) { try HTMLParser.parse(nested) }
        let readings = String(repeating: "<rt>x</p>", count: 64_000)
        #expect(throws: HTMLParsingError.tooDeep(limit: 512)) { try HTMLParser.parse(readings) }
        let goingOn = (0..<20_000).map { "<p><b id=\($0)>x</p>" }.joined()
        #expect(throws: HTMLParsingError.tooDeep(limit: 512)) { try HTMLParser.parse(goingOn) }
    }

    @Test func whatLooksLikeIsNone() throws {
        let words = (0..<300).map { " a\($0)" }.joined()
        for html in ["<script>if (a<b\(words)></script>", "<!-- <b\(words)> -->", "<p title='<b\(words)>'>x</p>"] {
            #expect(try HTMLParser.parse(html).roots.count == 1)
        }
        let unclosed = String(repeating: "<div><span>x</div><p><b>y</p><ul><li>z</ul>", count: 2_000)
        #expect(try HTMLParser.parse(unclosed).elements.count > 10_000)
    }
}
