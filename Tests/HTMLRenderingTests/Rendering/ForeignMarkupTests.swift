import FOSMVVM
import Testing

@testable import HTMLRendering

@Suite struct ForeignMarkupTests {
    /// Returns the HTML of a text in which `[` and `]` represent the marks.
    private func html(_ text: String, language: String = "en") -> String {
        let marked = text.replacing("[", with: ForeignText.start + language + ForeignText.middle)
            .replacing("]", with: ForeignText.end)
        return String(decoding: ForeignMarkup.html(of: Array(marked.utf8)), as: UTF8.self)
    }

    @Test(arguments: [
        "[A]", "<p>[A]</p>", "<p class='x>y'>[A]</p>", "<!-- <title> -->[A]", "<title>x</title>[A]", "1 < 2 [A]",
        "<script>if (a<b) c = \"'\"</script>[A]", "<textarea></TEXTAREA>[A]", "<br/>[A]", "<option>x</option>[A]",
        "<select><option>a<option>b</select>[A]", "<svg class=\"x\"/>[A]", "<svg/>[A]", "<p title=it's>[A]",
        "<p title = 'a'>[A]",
    ])
    func anElementTellsTheLanguageOfText(text: String) {
        let expected = text.replacing("[A]", with: #"<bdi lang="en" dir="ltr">A</bdi>"#)
        #expect(html(text) == expected)
    }

    @Test(arguments: [
        "<p title=\"[A]\">", "<p title='<b>[A]'>", "<title>[A]</title>", "<option value=x>[A]</option>", "<!-- [A] -->",
        "<TEXTAREA>\n<b>[A]</textarea>", "<svg><text>[A]</text></svg>", "<script>f('</b>', '[A]')</script>",
    ])
    func whereNoElementCanStandTheTextStaysAsItIs(text: String) {
        #expect(html(text) == text.filter { !"[]".contains($0) })
    }

    @Test func theDirectionIsThatOfTheLanguage() {
        #expect(html("[A]", language: "ar") == #"<bdi lang="ar" dir="rtl">A</bdi>"#)
    }

    @Test func severalTextsAreToldEach() {
        let element = { (text: String) in #"<bdi lang="en" dir="ltr">\#(text)</bdi>"# }
        #expect(html("<b>[A]: [B[C]]</b>") == "<b>\(element("A")): \(element("B" + element("C")))</b>")
    }
}
