import HTTPCore
import Testing

@testable import PreviewSite

struct MatrixPageTests {
    private static let address = "/matrix/LetterViewModel"

    @Test func framesEachPreviewInEachLocaleLazily() throws {
        let page = try TestSite.letters().page(Self.address)
        for slug in ["short", "long"] {
            for locale in ["en", "de", "pt-PT"] {
                #expect(page.contains("<iframe src=\"/render/LetterViewModel/\(slug)?locale=\(locale)\""))
            }
        }
        #expect(page.matches(of: /<iframe/).count == 6)
        #expect(page.matches(of: /loading="lazy"/).count == 6)
    }

    @Test func marksWhatIsMissing() throws {
        let page = try TestSite.letters().page(Self.address)
        #expect(page.matches(of: /<\/svg>Missing: 2/).count == 2)
        #expect(
            page.contains(
                "href=\"/previews/LetterViewModel/short?locale=de&amp;panel=strings&amp;strings=wrong\""))
    }

    @Test(arguments: [
        ("title: \"\"", 1), ("lines: [Eins]", 1), ("lines: [Eins, \"%{zwei}\"]", 1), ("title: [Brief]", 1),
        ("title: \"\"\n    lines: [Eins]", 2),
    ])
    func marksWhatIsWrongBesideWhatIsMissing(german: String, count: Int) throws {
        let page = try TestSite.letters(german: "closing: Dein\n    \(german)").page(Self.address)
        #expect(page.contains("aria-label=\"Wrong: \(count), Short · Deutsch\""))
        #expect(page.matches(of: /data-mark="wrong"/).count == 2)
        #expect(page.matches(of: /data-mark="missing"/).count == (count == 1 ? 2 : 0))
    }

    @Test func aPreviewThatCannotBeEncodedIsMarked() throws {
        let page = try TestSite.drafts().page("/matrix/DraftViewModel")
        #expect(page.contains("aria-label=\"Cannot be encoded, Odd · Deutsch\""))
        #expect(page.contains("href=\"/previews/DraftViewModel/odd?locale=de&amp;panel=problems\""))
        #expect(!page.contains("Even · Deutsch\"><svg"))
    }

    @Test func aFindingLeadsToTheWidthItWasMeasuredIn() throws {
        let site = try TestSite.letters()
        #expect(
            try site.page(Self.address).contains(
                "class=\"matrix-open\" href=\"/previews/LetterViewModel/long?locale=de&amp;width=390\""))
        #expect(
            try site.page(Self.address + "?width=768").contains(
                "class=\"matrix-open\" href=\"/previews/LetterViewModel/long?locale=de&amp;width=768\""))
    }

    @Test(arguments: [("/matrix/LetterViewModel", "390"), ("/matrix/LetterViewModel?width=768", "768")])
    func tellsWhichWidthIsMeasured(address: String, width: String) throws {
        let page = try TestSite.letters().page(address)
        let current = page.matches(of: /<a class="segment"[^>]*aria-current="true"[^>]*>([^<]+)</).map(\.1)
        #expect(current == ["Languages", Substring(width)])
        #expect(!page.contains("Width of the preview"))
    }

    @Test func offersTheWidthThatAViewAsksFor() throws {
        let page = try TestSite().page("/matrix/NoteViewModel?width=768")
        #expect(page.contains("--frame-width: 768px"))
        #expect(page.contains("width=420\" aria-label=\"420 pixels wide\""))
    }

    @Test func namesEachFindingApart() throws {
        let page = try TestSite.letters().page(Self.address)
        #expect(page.contains("aria-label=\"Missing: 2, Short · Deutsch\""))
        #expect(page.contains("aria-label=\"Missing: 2, Long · Deutsch\""))
    }

    @Test func keysAreNotMeasured() throws {
        let page = try TestSite.letters().page(Self.address + "?pseudo=show")
        #expect(page.matches(of: /<td [^>]*data-unmeasured>/).count == 2)
        #expect(page.contains(/<td [^>]*data-unmeasured>\n.*locale=keys/))
    }

    @Test func pseudoLocalesHaveColumnsWhenAskedFor() throws {
        let site = try TestSite.letters()
        #expect(!(try site.page(Self.address)).contains("?locale=en-XA\" title"))
        let page = try site.page(Self.address + "?pseudo=show")
        for locale in ["en-XA", "ar-XB", "keys"] {
            #expect(page.contains("<iframe src=\"/render/LetterViewModel/short?locale=\(locale)\""))
        }
    }

    @Test func keepsThemeTimeZoneAndWidth() throws {
        let page = try TestSite.letters().page(Self.address + "?theme=dark&tz=Asia/Tokyo&width=768")
        #expect(page.contains("/render/LetterViewModel/short?locale=de&amp;theme=dark&amp;tz=Asia%2FTokyo\""))
        #expect(page.contains("--frame-width: 768px; --shown-width: 460px"))
    }

    @Test func anUnknownViewModelIsNotFoundWithSuggestions() throws {
        let response = try TestSite.letters().get("/matrix/LeterViewModel")
        #expect(response.status == .notFound)
        #expect(response.text.contains("LetterViewModel"))
    }

    @Test(arguments: ["/previews/LetterViewModel/long", "/"])
    func otherPagesLeadToIt(address: String) throws {
        #expect(try TestSite.letters().page(address).contains("href=\"/matrix/LetterViewModel\""))
    }

    @Test func namesEachColumnInItsOwnLanguage() throws {
        let page = try TestSite.letters().page(Self.address + "?locale=ar-XB&pseudo=show")
        #expect(page.contains("<th scope=\"col\" style=\"--shown-width: 300px\"><span lang=\"de\" dir=\"ltr\">Deutsch"))
        #expect(page.contains("<span lang=\"ar-XB\" dir=\"rtl\">"))
    }
}
