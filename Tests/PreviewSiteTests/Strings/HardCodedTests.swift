import Testing

@testable import PreviewSite

struct HardCodedTests {
    private static let address = "/previews/LetterViewModel/short?panel=strings&locale=en-XA"
    private static let mixed = """
        <h1 title="Dear reader">{{title}}</h1>
        <p>From: {{sender}}</p><p>{{closing}}</p>
        <script>const hidden = "text";</script>

        """

    @Test func theTextOfATemplateIsListedWithItsPlace() throws {
        let page = try TestSite.letters(template: Self.mixed).page(Self.address)
        #expect(
            page.contains(
                "<bdi>From</bdi> <button class=\"place\" data-copy>Templates/App/LetterView.mustache:2:4</button>"
            ))
        #expect(
            page.contains(
                "<bdi>Dear reader</bdi> <button class=\"place\" data-copy>Templates/App/LetterView.mustache:1:12</button>"
            )
        )
        #expect(!page.contains("<bdi>const"))
    }

    @Test func theTextOfATemplateBesideALocalizedOneIsListedWithItsPlace() throws {
        let template = "<h1>{{title}}</h1>\n<p>Now and\n  then: {{closing}}, (ever)</p>\n"
        let page = try TestSite.letters(template: template).page(Self.address)
        let place = "</bdi> <button class=\"place\" data-copy>Templates/App/LetterView.mustache:"
        #expect(page.contains("<bdi>Now and then: …, (ever\(place)2:4</button>"))
    }

    @Test func aValueIsListedWithItsProperty() throws {
        let page = try TestSite.letters(template: Self.mixed).page(Self.address)
        #expect(page.contains("<bdi>Ada</bdi> <code lang=\"en\" dir=\"ltr\">sender</code>"))
    }

    @Test func onlyTheTextsOfTemplatesCountAsWrong() throws {
        let german = "title: Brief\n    closing: Dein\n    lines: [Eins, Zwei]"
        let clean = try TestSite.letters(german: german).page(Self.address)
        #expect(clean.contains("<bdi>Ada</bdi>"))
        #expect(!clean.contains("Texts<span class=\"badge\">"))
        let mixed = try TestSite.letters(template: Self.mixed, german: german).page(Self.address)
        #expect(mixed.contains("Texts<span class=\"badge\">2</span>"))
    }

    @Test func everyScriptNumbersAndFieldsAreListedWithTheirPlaces() throws {
        let template = """
            <h1 class="a 42">{{title}}</h1>
            <!-- it's a note -->
            <p>東京タワー &amp; Привет</p><p>{{sender}}</p>
            <p>a</p><p>42</p>
            <input type="TEXT" value='Val "x"'>

            """
        let page = try TestSite.letters(template: template).page(Self.address)
        let place = "</bdi> <button class=\"place\" data-copy>Templates/App/LetterView.mustache:"
        for (text, line) in [
            ("東京タワー &amp; Привет", "3:4"), ("a", "4:4"), ("42", "4:12"), ("Val &quot;x", "5:27"),
        ] {
            #expect(page.contains("<bdi>\(text)\(place)\(line)</button>"))
        }
    }

    @Test func isLookedForInPseudoLocalesOnly() throws {
        let page = try TestSite.letters(template: Self.mixed).page("/previews/LetterViewModel/short?panel=strings")
        #expect(!page.contains("hard-coded"))
    }
}
