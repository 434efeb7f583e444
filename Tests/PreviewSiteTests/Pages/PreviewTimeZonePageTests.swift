import HTTPCore
import Testing

@testable import PreviewSite

struct PreviewTimeZonePageTests {
    @Test(arguments: [("", "11:00"), ("?tz=Asia/Tokyo", "8:00"), ("?tz=america/los_angeles", "3:00")])
    func datesAreShownInIt(query: String, time: String) throws {
        #expect(try TestSite.letters().page("/render/LetterViewModel/short" + query).contains(time))
    }

    @Test func everyLinkKeepsIt() throws {
        let page = try TestSite.letters().page("/previews/LetterViewModel/short?tz=Asia/Tokyo")
        #expect(page.contains("src=\"/render/LetterViewModel/short?tz=Asia%2FTokyo\""))
        #expect(page.contains("href=\"/coverage?tz=Asia%2FTokyo\""))
        #expect(page.contains("href=\"/previews/LetterViewModel/long?tz=Asia%2FTokyo\""))
    }

    @Test(arguments: ["", "?tz=UTC"])
    func theDocsNameOfTheUsualOneIsShownOnce(query: String) throws {
        let page = try TestSite.letters().page("/previews/LetterViewModel/short" + query)
        #expect(page.contains("<span class=\"time-zone-name\" lang=\"en\" dir=\"ltr\">UTC</span>"))
        #expect(page.matches(of: />UTC<\/a>/).count == 1)
        #expect(!page.contains("GMT"))
    }

    @Test func itIsChosenWithoutScript() throws {
        let page = try TestSite.letters().page("/previews/LetterViewModel/short?locale=de&tz=Asia/Tokyo")
        #expect(page.contains("<form class=\"menu-form\" action=\"/previews/LetterViewModel/short\">"))
        #expect(page.contains("<input type=\"hidden\" name=\"locale\" value=\"de\">"))
        let form = try #require(page.firstMatch(of: /<form class="menu-form".*?<\/form>/.dotMatchesNewlines())).output
        #expect(form.matches(of: /name="tz"/).count == 1)
        #expect(page.contains("?locale=de&amp;tz=Europe%2FBerlin\">Europe/Berlin</a>"))
    }

    @Test func anUnknownOneIsToldWithTheNearest() throws {
        let response = try TestSite.letters().get("/previews/LetterViewModel/short?tz=Asia/Tokio")
        #expect(response.text.contains("“Asia/Tokio” is not a time zone. Similar names: Asia/Tokyo"))
        #expect(response.headers[.previewRefused] == "tz")
    }
}
