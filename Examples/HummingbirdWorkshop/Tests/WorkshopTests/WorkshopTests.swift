import Hummingbird
import Testing

@testable import Workshop

@Suite struct WorkshopTests {
    private let site: Site

    init() throws { site = try Site() }

    @Test func hasNoProblems() throws {
        #expect(try Pages(package: Site.package).problems == [])
    }

    @Test(arguments: [
        ("de-AT, de;q=0.9", "Repair-Café", #"<html lang="de-AT" dir="ltr">"#),
        ("ar", "مقهى الإصلاح", #"<html lang="ar" dir="rtl">"#),
        ("tlh", "Repair Café", #"<html lang="en" dir="ltr">"#),
    ])
    func welcomesInTheReadersLanguage(accepted: String, title: String, start: String) async throws {
        let page = try await site.get("/", accepting: accepted)
        #expect(page.status == .ok)
        #expect(page.headers[.vary] == "Accept-Language")
        #expect(page.text.contains("<title>\(title)</title>"))
        #expect(page.text.contains(start))
    }

    @Test func servesTheStyleSheet() async throws {
        let sheet = try await site.get("/assets/gallery.css")
        #expect(sheet.status == .ok)
        #expect(sheet.headers[.contentType] == "text/css")
    }

    @Test func showsAnEmptyFormWithoutMessages() async throws {
        let page = try await site.get("/sign-in")
        #expect(page.status == .ok)
        #expect(page.text.contains(#"<form class="form" method="post" novalidate>"#))
        #expect(!page.text.contains("field-message"))
    }

    @Test func showsARefusedFormAgainWithItsMessages() async throws {
        let page = try await site.submit(
            "name=%3Cb%3EAmal&email=amal%40example&password=radio", accepting: "de")
        #expect(page.status == .unprocessableContent)
        #expect(page.text.contains(#"value="&lt;b&gt;Amal""#))
        #expect(page.text.contains(#"value="amal@example""#))
        #expect(!page.text.contains("radio"), "A password is not sent back.")
        #expect(page.text.components(separatedBy: #"data-status="error""#).count == 3)
        #expect(page.text.contains("Das sieht nicht nach einer E-Mail-Adresse aus."))
    }

    @Test func goesOnAfterACorrectForm() async throws {
        let answer = try await site.submit("name=Amal&email=amal%40example.org&password=every+lamp+deserves+light")
        #expect(answer.status == .seeOther)
        #expect(answer.headers[.location] == "/sign-in/done")
        #expect(try await site.get("/sign-in/done").text.contains(#"data-testid="successMessage""#))
    }

    @Test(arguments: [
        ("name=Amal", HTTPResponse.Status.unprocessableContent),
        (String(repeating: "x", count: 20_000), .contentTooLarge),
    ])
    func refusesABodyThatIsNotTheForms(body: String, status: HTTPResponse.Status) async throws {
        #expect(try await site.submit(body).status == status)
    }
}
