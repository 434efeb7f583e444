import FOSMVVM
import Foundation
import Testing

@testable import PreviewSite

struct StringsPanelTests {
    private static let address = "/previews/LetterViewModel/short?panel=strings"

    @Test func listsEachTextWithItsValueInEveryLocale() throws {
        let page = try TestSite.letters().page(Self.address)
        for text in [
            "data-copy>LetterViewModel.title</button>", "<p lang=\"en\" dir=\"ltr\">Letter</p>",
            "<p lang=\"de\" dir=\"ltr\">Brief</p>", "<p lang=\"pt-PT\" dir=\"ltr\">Carta</p>",
        ] {
            #expect(page.contains(text), "\(text)")
        }
    }

    @Test func saysWhereEachValueStands() throws {
        let page = try TestSite.letters().page(Self.address)
        #expect(page.contains("<ul class=\"string-values\" data-folder=\"Texts/\">"))
        #expect(page.contains("data-copy=\"\">Letters.yml:3</button>"))
        #expect(page.contains("data-copy=\"\">Letters.yml:11</button>"))
    }

    @Test func aPlaceInAnotherFolderIsWhole() throws {
        let site = try TestSite.letters()
        try site.edit("Texts/More/Letters.yml", "de:\n  LetterViewModel:\n    closing: Dein\n")
        #expect(try site.page(Self.address).contains("data-copy=\"Texts/More/Letters.yml:3\">Letters.yml:3</button>"))
    }

    @Test func saysWhereAMissingTextIsToBeAdded() throws {
        let page = try TestSite.letters().page(Self.address + "&strings=wrong")
        let german = try #require(page.matches(of: /<li><bdi lang="de">.*<\/li>/).first).output
        #expect(german.contains("Letters.yml:11</button>"))
        #expect(german.contains("Add the text below “de:” in this file."))
    }

    @Test func saysWhatIsShownInPlaceOfAMissingText() throws {
        let page = try TestSite.letters().page(Self.address)
        #expect(
            page.contains(
                "<bdi lang=\"de\">Deutsch</bdi><p lang=\"en\" dir=\"ltr\">Yours</p><span class=\"string-status string-problem\">"
            ))
        #expect(page.contains("missing, shows en"))
    }

    @Test func aTextThatNoLocaleHasIsMissingEverywhere() throws {
        let site = try TestSite.letters()
        try site.edit("Texts/Letters.yml", "en:\n  LetterViewModel:\n    title: Letter\n")
        #expect(try site.page(Self.address).contains("missing everywhere"))
    }

    @Test func countsOnItsTabWhatIsMissing() throws {
        let badge = "Texts<span class=\"badge\">2</span>"
        #expect(try TestSite.letters().page(Self.address).contains(badge))
        #expect(try TestSite.letters().page("/previews/LetterViewModel/short").contains(badge))
    }

    @Test func filtersWhatIsMissing() throws {
        let page = try TestSite.letters().page(Self.address + "&strings=wrong")
        #expect(page.contains("data-copy>LetterViewModel.closing</button>"))
        #expect(!page.contains("data-copy>LetterViewModel.title</button>"))
        #expect(page.contains("href=\"/previews/LetterViewModel/short?panel=strings\""))
    }

    @Test(arguments: [
        ("title: \"Brief von %{who}\"", "title", "Extra placeholder, not in en: %{who}."),
        ("title: [Brief]", "title", "This is a list, but a single text is expected."),
        ("lines: Eins", "lines", "This is a single text, but a list is expected."),
        ("lines: [Eins]", "lines", "The length of this list is 1, but 2 in en."),
        ("title: { one: Brief, other: Briefe }", "title", "This is a plural, but no number selects its form."),
        ("title: { other: Briefe }", "title", "Missing plural forms: one."),
        ("title: \"\"", "title", "This text is empty, but not in en."),
        ("title: \"Brief %{\"", "title", "%{ is not closed. Write “}” after the name."),
        ("old: Veraltet", "title", "missing, shows en"),
    ])
    func filtersWhatIsWrongAndSaysHow(german: String, property: String, words: String) throws {
        let texts = ["title: Brief", "closing: Dein", "lines: [Eins, Zwei]"].filter { !$0.hasPrefix(property) }
        let site = try TestSite.letters(german: (texts + [german]).joined(separator: "\n    "))
        let page = try site.page(Self.address + "&strings=wrong")
        #expect(page.matches(of: /data-copy>LetterViewModel/).count == 1)
        #expect(page.contains("data-copy>LetterViewModel.\(property)</button>"))
        #expect(page.contains(words))
        #expect(page.contains("Texts<span class=\"badge\">1</span>"))
    }

    @Test func aPlaceholderIsSetApartFromTheTextAroundIt() throws {
        let site = try TestSite()
        let texts = try #require(site.text("Texts/App.yml"))
        try site.edit(
            "Texts/App.yml",
            texts.replacing("title: Hello", with: "title: \"Hello %{name}\"")
                .replacing("title: مرحبا", with: "title: \"مرحبا %{name}\""))
        let page = try site.page("/previews/GreetingViewModel/with-name?panel=strings")
        #expect(page.contains("<p lang=\"ar\" dir=\"rtl\">مرحبا <bdi dir=\"ltr\">%{name}</bdi></p>"))
        // No preview has a value, so the English text is wrong, and not those that lack the placeholder.
        #expect(!page.contains("Missing placeholder, present in en: %{name}."))
    }

    @Test func aPseudoLocaleShowsWhatIsOnTheCanvas() throws {
        let page = try TestSite.letters().page(Self.address + "&locale=en-XA")
        #expect(page.contains("<p lang=\"en-XA\" dir=\"ltr\">[Ļéţţéŕ ~~~]</p>"))
    }

    @Test func saysThatNothingIsMissing() throws {
        let page = try TestSite().page("/previews/GreetingViewModel/with-name?panel=strings&strings=wrong")
        #expect(page.contains("Every language has every text"))
    }

    @Test func theCanvasLocaleComesFirst() throws {
        let page = try TestSite.letters().page(Self.address + "&locale=pt-PT")
        let first = try #require(
            page.firstRange(of: "class=\"string-shown\"><bdi lang=\"pt-PT\">"))
        let next = try #require(page.firstRange(of: "<li><bdi lang=\"en\">"))
        #expect(first.lowerBound < next.lowerBound)
    }

    @Test func aLocaleWithoutTextsOfItsOwnInheritsAndSaysSo() throws {
        let page = try TestSite.letters().page(Self.address + "&locale=pt-AO")
        #expect(page.contains("from pt-PT"))
        #expect(page.contains("This program has no texts for “pt-AO”."))
        #expect(page.contains("(pt-PT)"))
    }

    @Test func listsTheElementsOfAList() throws {
        let page = try TestSite.letters().page(Self.address)
        #expect(page.contains("<b lang=\"en\">1</b>Two"))
        #expect(page.contains("<b lang=\"en\">1</b>Dois"))
    }

    @Test func aPluralShowsEachFormWithItsCategory() {
        let store = TextStore(yaml: [
            "a": """
            en:
              Cart:
                items:
                  one: One item
                  other: "%{count} items"
                place:
                  ordinal:
                    one: "%{place}st"
                    other: "%{place}th"
            """
        ])
        let pieces = ["Cart.items", "Cart.place"].flatMap { key in
            let use = TextUse(key: key)
            return StringsPanelPiece.pieces(of: use, store.lookup(use, in: .english), in: .english, store: store)
        }
        #expect(pieces.map(\.label) == ["one", "other", "ordinal one", "ordinal other"])
        #expect(
            pieces.map { $0.runs.map(\.text).joined() } == ["One item", "%{count} items", "%{place}st", "%{place}th"])
    }
}
