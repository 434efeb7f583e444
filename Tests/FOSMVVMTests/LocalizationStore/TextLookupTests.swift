import Diagnostics
import Testing

@testable import FOSMVVM

@Suite struct TextLookupTests {
    private let store = TextStore(yaml: [
        "t.yml": """
        en:
          T: { title: Title, steps: [First, Second] }
        en-AU: { T: { own: Mate } }
        de: { T: { steps: [Erstens] } }
        """
    ])

    @Test(arguments: [
        ("en", TextUse(key: "T.title"), TextStatus.present, "en" as String?),
        ("en-AU", TextUse(key: "T.title"), .inherited, "en"),
        ("en-AU", TextUse(key: "T.own"), .present, "en-AU"),
        ("de", TextUse(key: "T.title"), .missing, "en"),
        ("de", TextUse(key: "T.steps"), .present, "de"),
        ("de", TextUse(key: "T.steps", index: 0), .present, "de"),
        ("de", TextUse(key: "T.steps", index: 1), .missing, "en"),
        ("en", TextUse(key: "T.title", index: 0), .missing, nil),
        ("de", TextUse(key: "T.none"), .missing, nil),
        ("en-XA", TextUse(key: "T.title"), .present, "en"),
    ])
    func aLookupTellsWhereTheTextIsFrom(tag: String, use: TextUse, status: TextStatus, source: String?) throws {
        let lookup = store.lookup(use, in: try #require(LocaleIdentifier(tag)))
        #expect(lookup.status == status)
        #expect(lookup.source?.tag == source)
        #expect((lookup.entry == nil) == (source == nil) && (lookup.place == nil) == (source == nil))
    }

    @Test func whatALookupFindsIsShown() throws {
        let german = try #require(LocaleIdentifier("de"))
        #expect(store.text(for: "T.steps", locale: german, index: 0) == "Erstens")
        #expect(store.text(for: "T.steps", locale: german, index: 1) == "Second")
        #expect(store.text(for: "T.steps", locale: german, index: 2) == nil)
    }

    @Test func aLookupHasThePlace() {
        let lookup = store.lookup(TextUse(key: "T.title"), in: .english)
        #expect(lookup.entry == .text("Title"))
        #expect(lookup.place == SourcePlace(file: "t.yml", line: 2))
    }
}
