import HTMLParsing
import Testing

@Suite struct SourcedHTMLTests {
    @Test(arguments: [
        "<!DOCTYPE html><html lang=en><head><title>x</title></head><body><p>a<ul><li>b<li>c</ul></body></html>",
        "<tr><td>x<td>y", "<table><tr><td>x</table>", "<p>a<br>b<img src=a alt=''>", "<form><p>x</p> last</form>",
        "<svg><path d='M0 0'/><foreignObject><p>x</p></foreignObject></svg>", "<select><option>a<option>b</select>",
        "<template><td>x</td></template><script>a</form></script>", "<dl><dt>a<dd>b</dl><input disabled>", "text", "",
    ])
    func nothingIsWrongWithWhatTheStandardAllows(html: String) throws {
        let sourced = try HTMLParser.inspect(html)
        #expect(sourced.errors == 0)
        for element in sourced.elements { #expect(element.faults == [], "\(element.element.name)") }
        #expect(sourced.nodes == (try HTMLParser.parse(html)))
    }

    @Test(arguments: [
        ("<div><span>x</div>", "span", [HTMLFault.unclosed]),
        ("<section><p>x</p>", "section", [.unclosed]),
        ("<div>x</p></div>", "p", [.endTagAlone]),
        ("<table><div>x</div><tr><td>y</table>", "div", [.moved]),
    ])
    func whatTheTagsDoNotSayIsAFaultOfItsElement(html: String, name: String, faults: [HTMLFault]) throws {
        let sourced = try HTMLParser.inspect(html)
        #expect(sourced.errors > 0)
        let faulty = sourced.elements.filter { !$0.faults.isEmpty }
        #expect(faulty.map(\.element.name) == [name])
        #expect(faulty.map(\.faults) == [faults])
    }

    @Test func formattingThatCrossesOtherTagsIsRepeated() throws {
        let sourced = try HTMLParser.inspect("<p><b>x</p><p>y</b></p>")
        #expect(sourced.elements.map(\.element.name) == ["p", "b", "p", "b"])
        #expect(sourced.elements.map(\.faults) == [[], [.unclosed], [], [.repeated]])
    }

    @Test(arguments: [
        "<div>x</div></div>", "<div/>", "<p id=a id=b>x</p>", "<form>x</form></form>", "<svg><g></svg>", "x</br>",
    ])
    func someErrorsAreOnlyCounted(html: String) throws {
        let sourced = try HTMLParser.inspect(html)
        #expect(sourced.errors > 0)
    }

    @Test func placesAreOfTheText() throws {
        let html = "<ul>\n  <li>ü😀<b>x</b>\r\n\t<li><i>y</i></ul>"
        let elements = try HTMLParser.inspect(html).elements
        let places = elements.map { "\($0.element.name) \($0.place.line):\($0.place.column)" }
        #expect(places == ["ul 1:1", "li 2:3", "b 2:9", "li 3:2", "i 3:6"])
    }

    @Test func placesDoNotCountWhatTheParserIsHelpedWith() throws {
        let html = "<form>a</form><b>x</b><form><i>y</i>z</form>\n<form>a</form><u>x</u>"
        let sourced = try HTMLParser.inspect(html)
        #expect(sourced.elements.map(\.element.name) == ["form", "b", "form", "i", "form", "u"])
        for element in sourced.elements {
            let text = html.utf8.dropFirst(element.place.offset)
            #expect(text.starts(with: "<\(element.element.name)>".utf8), "\(element)")
        }
    }

    @Test func anElementKnowsWhatItIsIn() throws {
        let sourced = try HTMLParser.inspect("<a><b></b></a><label>x<input></label>")
        #expect(sourced.elements.map(\.parent) == [nil, 0, nil, 2])
    }
}
