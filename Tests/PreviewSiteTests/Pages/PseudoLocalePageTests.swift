import HTTPCore
import Testing

@testable import PreviewSite

struct PseudoLocalePageTests {
    private static let document = "/render/GreetingViewModel/with-name"

    @Test(arguments: [
        ("en-XA", "<html lang=\"en-XA\" dir=\"ltr\">", "[Ĥéļļö ~~], Amal"),
        ("ar-XB", "<html lang=\"ar-XB\" dir=\"rtl\">", "\u{202E}Hello\u{202C}"),
        ("keys", "<html lang=\"zxx\" dir=\"ltr\">", "⟪GreetingViewModel.title⟫, Amal"),
    ])
    func previewsAreShownInThem(locale: String, root: String, text: String) throws {
        let page = try TestSite().page(Self.document + "?locale=\(locale)")
        #expect(page.contains(root))
        #expect(page.contains(text))
    }

    @Test func theyAreMadeFromThePackagesDefaultLocale() throws {
        let site = try TestSite()
        try site.edit(
            "Texts/App.yml",
            "en: { GreetingViewModel: { title: Hello } }\nde: { GreetingViewModel: { title: Hallo } }\n")
        try site.edit(".preview-host", "default-locale: de\n")
        #expect(try site.page(Self.document + "?locale=en-XA").contains("[Ĥåļļö ~~], Amal"))
        #expect(try site.page(Self.document + "?locale=fr").contains("Hallo"))
        try site.edit(".preview-host", "default-locale: german, really\n")
        #expect(try site.page("/").contains(".preview-host:1<"))
    }

    @Test func theSiteItselfStaysInALanguageThatPeopleRead() throws {
        let response = try TestSite().get("/?locale=en-XA", headers: [.acceptLanguage: "de"])
        #expect(response.text.contains("<html lang=\"de\" dir=\"ltr\">"))
        #expect(response.text.contains("Katalog"))
        #expect(response.headers[.vary] == "Accept-Language, Cookie")
    }

    @Test func theSwitchesOfferThemApart() throws {
        let page = try TestSite().page("/?locale=de")
        #expect(page.contains("For testing"))
        let mirrored = try TestSite().page("/?locale=ar-XB")
        #expect(mirrored.contains("aria-label=\"Previews: Right to left\""))
        #expect(mirrored.contains("<span class=\"locale-name\">Right to left</span>"))
        #expect(page.contains("<a href=\"/?locale=ar-XB\"><span>Right to left</span>"))
    }

    @Test func theDocumentSaysItsLanguageAndWhatItCouldNotHonor() throws {
        let site = try TestSite()
        #expect(try site.get(Self.document + "?locale=de").headers[.contentLanguage] == "de")
        #expect(try site.get(Self.document + "?locale=keys").headers[.contentLanguage] == "zxx")
        #expect(try site.get(Self.document + "?locale=en-XA").headers[.contentLanguage] == "en-XA")
        let refused = try site.get(Self.document + "?locale=xx&tz=nowhere&theme=pink")
        #expect(refused.status == .ok)
        #expect(refused.headers[.contentLanguage] == "en")
        #expect(refused.headers[.previewRefused] == "locale, theme, tz")
        #expect(try site.get(Self.document).headers[.previewRefused] == nil)
    }

    @Test(arguments: [
        ("x_x", "“x_x” is not a locale."), ("../en", "“../en” is not a locale."),
        ("sv", "This program has no texts for the locale “sv”. Previews are shown in English (en)."),
    ])
    func aRefusedLocaleIsToldOnThePage(locale: String, notice: String) throws {
        #expect(try TestSite().page("/previews/GreetingViewModel/with-name?locale=\(locale)").contains(notice))
    }

    @Test(arguments: [("ja", "日本語 (ja)"), ("de-AT", "Deutsch (de)"), ("sv", "English (en)")])
    func aRefusedLocaleIsToldWithTheOneThatIsShown(accepted: String, shown: String) throws {
        let site = try TestSite()
        for locale in ["xx", "x_x"] {
            let page = try site.page("/?locale=\(locale)", headers: [.acceptLanguage: accepted])
            let notice = try #require(page.split(separator: "\n").first { $0.contains(locale) && $0.contains(" (") })
            #expect(notice.contains(shown), "\(notice)")
        }
    }
}
