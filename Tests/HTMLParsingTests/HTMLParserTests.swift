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
        #expect(try HTMLParser.parse(String(repeating: "<div>", count: 500)).count == 1)
    }
}
