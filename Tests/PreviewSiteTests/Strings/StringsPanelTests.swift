import FOSMVVM
import Foundation
import Testing

@testable import PreviewSite

struct StringsPanelTests {
    private static let address = "/previews/LetterViewModel/short?panel=strings"

    @Test func listsEachTextWithItsValueInEveryLocale() throws {
        let page = try TestSite.letters().page(Self.address)
        for text in [
            "<code>LetterViewModel.title</code>", "lang=\"en\" dir=\"ltr\"><span>Letter</span>",
            "lang=\"de\" dir=\"ltr\"><span>Brief</span>", "lang=\"pt-PT\" dir=\"ltr\"><span>Carta</span>",
        ] {
            #expect(page.contains(text), "\(text)")
        }
    }

    @Test func saysWhereEachValueStands() throws {
        let page = try TestSite.letters().page(Self.address)
        #expect(page.contains("data-copy=\"Texts/Letters.yml:3\">Letters.yml:3</button>"))
        #expect(page.contains("data-copy=\"Texts/Letters.yml:11\">Letters.yml:11</button>"))
    }

    @Test func saysWhatIsShownInPlaceOfAMissingText() throws {
        let page = try TestSite.letters().page(Self.address)
        #expect(
            page.contains("lang=\"en\" dir=\"ltr\"><span>Yours</span></span><span class=\"string-status is-missing\">"))
        #expect(page.contains("missing, shows en"))
    }

    @Test func aTextThatNoLocaleHasIsMissingEverywhere() throws {
        let site = try TestSite.letters()
        try site.edit("Texts/Letters.yml", "en:\n  LetterViewModel:\n    title: Letter\n")
        #expect(try site.page(Self.address).contains("missing everywhere"))
    }

    @Test func countsOnItsTabWhatIsMissing() throws {
        let badge = "Strings<span class=\"badge\">2</span>"
        #expect(try TestSite.letters().page(Self.address).contains(badge))
        #expect(try TestSite.letters().page("/previews/LetterViewModel/short").contains(badge))
    }

    @Test func filtersWhatIsMissing() throws {
        let page = try TestSite.letters().page(Self.address + "&strings=wrong")
        #expect(page.contains("<code>LetterViewModel.closing</code>"))
        #expect(!page.contains("<code>LetterViewModel.title</code>"))
        #expect(page.contains("href=\"/previews/LetterViewModel/short?panel=strings\""))
    }

    @Test func saysThatNothingIsMissing() throws {
        let page = try TestSite().page("/previews/GreetingViewModel/with-name?panel=strings&strings=wrong")
        #expect(page.contains("Every language has every text"))
    }

    @Test func theCanvasLocaleComesFirst() throws {
        let page = try TestSite.letters().page(Self.address + "&locale=pt-PT")
        let first = try #require(
            page.firstRange(of: "class=\"string-shown\"><span class=\"string-locale\" lang=\"pt-PT\""))
        let next = try #require(page.firstRange(of: "<span class=\"string-locale\" lang=\"en\""))
        #expect(first.lowerBound < next.lowerBound)
    }

    @Test func aLocaleWithoutTextsOfItsOwnInheritsAndSaysSo() throws {
        let page = try TestSite.letters().page(Self.address + "&locale=pt-AO")
        #expect(page.contains("from pt-PT"))
        #expect(page.contains("There are no texts for “pt-AO” itself."))
        #expect(page.contains("(pt-PT)"))
    }

    @Test func listsTheElementsOfAList() throws {
        let page = try TestSite.letters().page(Self.address)
        #expect(page.contains("<b lang=\"en\" dir=\"ltr\">1</b>Two"))
        #expect(page.contains("<b lang=\"en\" dir=\"ltr\">1</b>Dois"))
    }

    @Test func aPluralShowsEachFormWithItsCategory() {
        let store = LocalizationStore(yaml: [
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
        #expect(pieces.map(\.text) == ["One item", "%{count} items", "%{place}st", "%{place}th"])
    }
}
