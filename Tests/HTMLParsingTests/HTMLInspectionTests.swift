import HTMLParsing
import Testing

@Suite struct HTMLInspectionTests {
    @Test func errorsAreCountedUpToALimit() throws {
        let html = String(repeating: "<div>", count: 400) + String(repeating: "</p>", count: 20_000)
        #expect(try HTMLParser.inspect(html).errors == HTMLParser.countedErrors)
    }

    @Test(arguments: [
        "<!DOCTYPE html><html lang=en><head><title>x</title></head><body><p>a<ul><li>b<li>c</ul></body></html>",
        "<tr><td>x<td>y", "<table><tr><td>x</table>", "<p>a<br>b<img src=a alt=''>", "<form><p>x</p> last</form>",
        "<svg><path d='M0 0'/><foreignObject><p>x</p></foreignObject></svg>", "<select><option>a<option>b</select>",
        "<template><td>x</td></template><script>a</form></script>", "<dl><dt>a<dd>b</dl><input disabled>", "text", "",
    ])
    func nothingIsWrongWithWhatTheStandardAllows(html: String) throws {
        let inspection = try HTMLParser.inspect(html)
        #expect(inspection.errors == 0)
        #expect(inspection.movedElements == [])
        #expect(inspection.tree == (try HTMLParser.parse(html)))
    }

    @Test(arguments: [
        ("<table><div>x</div><tr><td>y</table>", ["div"]),
        ("<form>a</form><table><b>x</b><tr><td><form>y</form></table>", ["b"]),
        ("<table><tr><td>x</td></tr></table><div>y</div>", []), ("<b>x</p></b>", []),
    ])
    func whatStandsElsewhereThanItIsWrittenIsMoved(html: String, names: [String]) throws {
        #expect(try HTMLParser.inspect(html).movedElements.map(\.name) == names)
    }

    @Test(arguments: [
        "<div><span>x</div>", "<section><p>x</p>", "<div>x</p></div>", "<p><b>x</p><p>y</b></p>", "<div>x</div></div>",
        "<div/>", "<p id=a id=b>x</p>", "<form>x</form></form>", "<svg><g></svg>", "x</br>",
    ])
    func errorsAreCounted(html: String) throws {
        #expect(try HTMLParser.inspect(html).errors > 0)
    }

    @Test func elementsComeBeforeThoseInThemAndWithoutWhatTheParserIsHelpedWith() throws {
        let html = "<form>a</form><b>x</b><form><i>y</i>z</form>\n<ul><li><u>x</u><li>y</ul>"
        let elements = try HTMLParser.inspect(html).elements
        #expect(elements.map(\.name) == ["form", "b", "form", "i", "ul", "li", "u", "li"])
    }
}
