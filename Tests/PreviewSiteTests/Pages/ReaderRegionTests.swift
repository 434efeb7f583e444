import HTTPCore
import Testing

@testable import PreviewSite

struct ReaderRegionTests {
    private static let document = "/render/LetterViewModel/short"

    /// The preview's date is 23:00 UTC, and its texts are in `en`, `de` and `pt-PT`.
    @Test(arguments: [
        ("en", "", "11:00", "en"), ("en-GB", "", "23:00", "en-GB"), ("en-GB, en;q=0.5", "", "23:00", "en-GB"),
        ("en-GB", "?locale=en", "11:00", "en"), ("de", "?locale=en-GB", "23:00", "en-GB"), ("en-QQ", "", "11:00", "en"),
        ("en-GB-u-hc-h12-x-a", "", "11:00", "en-GB-u-hc-h12"), ("sv-SE", "", "11:00", "en"),
        ("de", "?locale=en-u-nu-latn", "11:00", "en"), ("de", "?locale=en-u-nu-arab", "١١:٠٠", "en-u-nu-arab"),
    ])
    func formatsFollowItAndTextsFallBack(accepted: String, query: String, time: String, language: String) throws {
        let response = try TestSite.letters().get(
            Self.document + query, headers: [.acceptLanguage: accepted])
        #expect(response.text.contains("<h1>Letter</h1>"))
        #expect(response.text.contains(time))
        #expect(response.headers[.contentLanguage]?.hasPrefix(language) == true)
    }

    /// Columns, snapshots and the texts' panel are of locales that have texts.
    @Test func pagesStayInALocaleThatHasTexts() throws {
        let site = try TestSite.letters()
        let path = "/previews/LetterViewModel/short?panel=strings"
        let british = try site.page(path, headers: [.acceptLanguage: "en-GB"])
        #expect(british.contains("<html lang=\"en-GB\""))
        #expect(!british.contains("This program has no texts for"))
        #expect(british.contains("aria-label=\"Language: English\""))
        let asked = try site.page(path + "&locale=en-GB")
        #expect(asked.contains("This program has no texts for “en-GB”."))
    }

    @Test(arguments: ["en-u-nu-latn", "en-u-nu-zzzz", "de-u-nu-latn-x-a", "en-t-de-u-ca-zzz"])
    func noLocaleEndsTheSite(locale: String) throws {
        let site = try TestSite.letters()
        for path in [Self.document, "/previews/LetterViewModel/short", "/matrix/LetterViewModel", "/", "/coverage"] {
            #expect(try site.get("\(path)?locale=\(locale)").status == .ok, "\(path)")
        }
    }

    @Test(arguments: ["ACT", "SystemV/EST5", "VST"])
    func noTimeZoneEndsTheSite(name: String) throws {
        let response = try TestSite.letters().get("\(Self.document)?tz=\(name)")
        #expect(response.status == .ok)
        #expect(response.headers[.previewRefused] == "tz")
    }
}
