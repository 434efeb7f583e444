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
        let current = page.matches(of: /<a class="chip"[^>]*aria-current="true"[^>]*>([^<]+)</).map(\.1)
        #expect(current == ["All languages", "All previews", Substring(width)])
        #expect(!page.contains("Width of the preview"))
    }

    @Test func offersTheWidthThatAViewAsksFor() throws {
        let page = try TestSite().page("/matrix/NoteViewModel?width=768")
        #expect(page.contains("--frame-width: 768px"))
        #expect(page.contains("href=\"/matrix/NoteViewModel?width=768&amp;widths=420,768\">420<"))
    }

    @Test func namesEachFindingApart() throws {
        let page = try TestSite.letters().page(Self.address)
        #expect(page.contains("aria-label=\"Missing: 2, Short · Deutsch\""))
        #expect(page.contains("aria-label=\"Missing: 2, Long · Deutsch\""))
    }

    @Test func keysAreNotMeasured() throws {
        let page = try TestSite.letters().page(Self.address + "?locales=keys")
        #expect(page.matches(of: /<td [^>]*data-unmeasured>/).count == 2)
        #expect(page.contains(/<td [^>]*data-unmeasured>\n.*locale=keys/))
    }

    @Test func pseudoLocalesHaveColumnsWhenAskedFor() throws {
        let site = try TestSite.letters()
        #expect(!(try site.page(Self.address)).contains("?locale=en-XA\" title"))
        let page = try site.page(Self.address + "?locales=en-XA,ar-XB,keys")
        for locale in ["en-XA", "ar-XB", "keys"] {
            #expect(page.contains("<iframe src=\"/render/LetterViewModel/short?locale=\(locale)\""))
        }
    }

    @Test func keepsThemeTimeZoneAndWidth() throws {
        let page = try TestSite.letters().page(Self.address + "?theme=dark&tz=Asia/Tokyo&width=768")
        #expect(page.contains("/render/LetterViewModel/short?locale=de&amp;theme=dark&amp;tz=Asia%2FTokyo\""))
        #expect(page.contains("style=\"--columns: 3; --total-width: 2304px; --reference-width: 768px\""))
    }

    private func columns(_ query: String) throws -> [String] {
        try TestSite.letters().page(Self.address + query)
            .matches(of: /<th scope="col" style="[^"]*">(.*)<\/th>/)
            .map { String($0.1.replacing(/<[^>]*>/, with: "")) }
    }

    @Test func `The reference stays the first column, before the chosen locales in their order`() throws {
        #expect(try columns("?locales=pt-PT,de") == ["English en", "Português (Portugal) pt-PT", "Deutsch de"])
        #expect(try columns("?locale=de&locales=en") == ["Deutsch de", "English en"])
        #expect(try columns("?locales=en") == ["English en"])
    }

    @Test func `Each locale has a column for each chosen theme and width`() throws {
        #expect(
            try columns("?locales=de&theme=both&widths=768,390") == [
                "English en Light theme 390 px", "English en Light theme 768 px",
                "English en Dark theme 390 px", "English en Dark theme 768 px",
                "Deutsch de Light theme 390 px", "Deutsch de Light theme 768 px",
                "Deutsch de Dark theme 390 px", "Deutsch de Dark theme 768 px",
            ])
    }

    @Test func `Only the chosen previews have a row`() throws {
        let page = try TestSite.letters().page(Self.address + "?previews=long")
        #expect(page.matches(of: /<th scope="row">/).count == 1)
        #expect(page.contains("<th scope=\"row\"><a href=\"/previews/LetterViewModel/long\">"))
        #expect(page.contains("href=\"/matrix/LetterViewModel?previews=long,short\"><bdi>Short<"))
        #expect(page.contains("href=\"/matrix/LetterViewModel\" aria-current=\"true\"><bdi>Long<"))
    }

    @Test func `A preview that the view does not have is named, and the others are shown`() throws {
        let page = try TestSite.letters().page(Self.address + "?previews=lang")
        #expect(page.contains("This view has no preview “lang”."))
        #expect(page.matches(of: /<th scope="row">/).count == 2)
    }

    @Test func `A chip adds its locale, and removes it again`() throws {
        let page = try TestSite.letters().page(Self.address + "?locales=de")
        #expect(page.contains("href=\"/matrix/LetterViewModel\" lang=\"de\" aria-current=\"true\""))
        #expect(page.contains("href=\"/matrix/LetterViewModel?locales=de,pt-PT\" lang=\"pt-PT\"><"))
        #expect(page.contains("href=\"/matrix/LetterViewModel?locales=de,keys\">"))
    }

    @Test func `The last width stays`() throws {
        let page = try TestSite.letters().page(Self.address + "?widths=768")
        #expect(page.contains("href=\"/matrix/LetterViewModel?widths=390,768\">390<"))
        #expect(page.contains("aria-current=\"true\">768<"))
    }

    @Test func `A matrix has a maximum of columns`() throws {
        let widths = (0..<20).map { String(300 + $0) }.joined(separator: ",")
        let page = try TestSite.letters().page(Self.address + "?theme=both&widths=\(widths)")
        #expect(page.matches(of: /<th scope="col" style/).count == 100)
        #expect(page.contains("The first 100 of 120 columns are shown."))
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
        let page = try TestSite.letters().page(Self.address + "?locale=ar-XB")
        #expect(page.contains("<th scope=\"col\" style=\"--frame-width: 390px\"><span lang=\"de\" dir=\"ltr\">Deutsch"))
        #expect(page.contains("<span lang=\"ar-XB\" dir=\"rtl\">"))
    }
}
