import Foundation
import Testing

@testable import FOSMVVM

@Suite struct PseudoLocaleTests {
    private let store = TextStore(yaml: [
        "t.yml": """
        en:
          T:
            greeting: "Hello, %{name}!"
            steps: [First, Second]
            separator: ", "
            markup: "<b>Bold</b> &amp; plain"
        ar:
          T: { greeting: "مرحبا" }
        """
    ])

    private func text(_ key: String, _ locale: String, index: Int? = nil) -> String {
        Localizer(locale: Locale(identifier: locale), store: store, timeZone: .gmt)
            .text(for: index.map { .arrayValue(key: key, index: $0) } ?? .value(key: key)).text
    }

    @Test func anAccentedTextIsLongerBracketedAndKeepsItsPlaceholders() {
        #expect(text("T.greeting", "en-XA") == "[Ĥéļļö, %{name}! ~~~~~~]")
        #expect(text("T.steps", "en-XA", index: 1) == "[Šéçöñð ~~~]")
        #expect(text("T.markup", "en-XA").contains("<b>Ɓöļð</b> &amp; þļåîñ"))
    }

    @Test(arguments: ["en-XA", "ar-XB"])
    func aTextWithoutLettersStays(locale: String) {
        #expect(text("T.separator", locale) == ", ")
    }

    @Test func aMirroredTextIsEnglishFromRightToLeft() throws {
        #expect(text("T.steps", "ar-XB", index: 0) == "\u{200F}\u{202E}First\u{202C}\u{200F}")
        #expect(text("T.greeting", "ar-XB") == "\u{200F}\u{202E}Hello, \u{202C}\u{200F}%{name}!")
        #expect(PseudoLocale.mirrored.identifier.isRightToLeft)
        #expect(!PseudoLocale.accented.identifier.isRightToLeft && !PseudoLocale.keys.identifier.isRightToLeft)
    }

    @Test func keysStandInPlaceOfTheirTexts() {
        #expect(text("T.greeting", "keys") == "⟪T.greeting⟫")
        #expect(text("T.steps", "keys", index: 1) == "⟪T.steps[1]⟫")
    }

    @Test func theStoreShowsThemToo() {
        let text = { store.text(for: "T.steps", locale: ($0 as PseudoLocale).identifier, index: 0) }
        #expect(text(.accented) == "[Ƒîŕšţ ~~]")
        #expect(text(.mirrored) == "\u{200F}\u{202E}First\u{202C}\u{200F}")
        #expect(text(.keys) == "⟪T.steps[0]⟫")
    }

    @Test(arguments: PseudoLocale.allCases)
    func aMissingTextStaysMissing(pseudo: PseudoLocale) {
        #expect(text("T.none", pseudo.rawValue) == "⚠ T.none")
    }

    @Test func datesAndNumbersAreThoseOfTheDefaultLocale() {
        let formats = { (pseudo: PseudoLocale) in
            Localizer(locale: pseudo.identifier.locale, store: store, timeZone: .gmt).formats
        }
        let date = Date(timeIntervalSince1970: 1_768_470_060)
        let style = DateStyle(date: .medium)
        #expect(formats(.keys).text(of: date, style: style) == "Jan 15, 2026")
        #expect(formats(.accented).text(of: date, style: style) == "Ĵåñ 15, 2026")
        #expect(formats(.accented).text(of: 1234, style: NumberStyle()) == "1,234")
    }

    @Test(arguments: ["EN_xa", "ar-xb", "Keys"])
    func anyCaseAndSeparatorMeansTheSame(tag: String) throws {
        let locale = try #require(LocaleIdentifier(tag))
        #expect(locale.pseudo != nil)
        #expect(store.supports(locale))
        #expect(!TextStore(yaml: [:]).supports(locale))
    }
}
