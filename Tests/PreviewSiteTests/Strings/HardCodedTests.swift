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
                "<bdi>From: </bdi> <button class=\"place\" data-copy>Templates/App/LetterView.mustache:2</button>"
            ))
        #expect(
            page.contains(
                "<bdi>Dear reader</bdi> <button class=\"place\" data-copy>Templates/App/LetterView.mustache:1</button>")
        )
        #expect(!page.contains("<bdi>const"))
    }

    @Test func theTextOfATemplateBesideALocalizedOneIsListedWithItsPlace() throws {
        let template = "<h1>{{title}}</h1>\n<p>Now and\n  then: {{closing}}, (ever)</p>\n"
        let page = try TestSite.letters(template: template).page(Self.address)
        let place = "</bdi> <button class=\"place\" data-copy>Templates/App/LetterView.mustache:"
        #expect(page.contains("<bdi>Now and then: \(place)2</button>"))
        #expect(page.contains("<bdi>, (ever)\(place)3</button>"))
    }

    @Test func aValueIsListedWithItsProperty() throws {
        let page = try TestSite.letters(template: Self.mixed).page(Self.address)
        #expect(page.contains("<bdi>Ada</bdi> <code lang=\"en\" dir=\"ltr\">sender</code>"))
    }

    @Test func onlyTheTextsOfTemplatesCountAsWrong() throws {
        let german = "title: Brief\n    closing: Dein\n    lines: [Eins, Zwei]"
        let clean = try TestSite.letters(german: german).page(Self.address)
        #expect(clean.contains("<bdi>Ada</bdi>"))
        #expect(!clean.contains("Strings<span class=\"badge\">"))
        let mixed = try TestSite.letters(template: Self.mixed, german: german).page(Self.address)
        #expect(mixed.contains("Strings<span class=\"badge\">2</span>"))
    }

    @Test func isLookedForInPseudoLocalesOnly() throws {
        let page = try TestSite.letters(template: Self.mixed).page("/previews/LetterViewModel/short?panel=strings")
        #expect(!page.contains("hard-coded"))
    }

    @Test(arguments: [
        ("[Ļéţţéŕ ~~~]", false), ("[Ļéţţéŕ %{name} Ada ~~~]", false), ("[Ļ ~] Ada", true), ("25. 3. 2026", false),
        ("Ada", true), ("[[Ļ ~] Ada ~]", false), ("] x", true),
    ])
    func lettersOutsideTheBracketsAreHardCoded(text: String, expected: Bool) {
        #expect(UnaccentedText.isIn(text) == expected)
    }
}
