import Hummingbird
import Testing

@testable import Workshop

@Suite struct ErrorPageTests {
    private let site: Site

    init() throws { site = try Site() }

    @Test(arguments: [
        ("en", "This page does not exist", #"<html lang="en" dir="ltr">"#),
        ("de", "Diese Seite gibt es nicht", #"<html lang="de" dir="ltr">"#),
        ("ar", "هذه الصفحة غير موجودة", #"<html lang="ar" dir="rtl">"#),
    ])
    func saysThatAPageDoesNotExist(language: String, message: String, start: String) async throws {
        let page = try await site.get("/toasters/%3Cb%3E", accepting: language)
        #expect(page.status == .notFound)
        #expect(page.headers[.contentLanguage] == language)
        #expect(page.headers[.vary] == "Accept-Language")
        #expect(page.text.contains(start))
        #expect(page.text.contains(message))
        #expect(page.text.contains("/toasters/"))
        #expect(!page.text.contains("<b>"))
    }

    @Test(arguments: [
        ("en", "Something went wrong", #"<html lang="en" dir="ltr">"#),
        ("de", "Etwas ist schiefgegangen", #"<html lang="de" dir="ltr">"#),
        ("ar", "حدث خطأ ما", #"<html lang="ar" dir="rtl">"#),
    ])
    func saysThatARequestFailed(language: String, message: String, start: String) async throws {
        let page = try await site.get("/broken", accepting: language)
        #expect(page.status == .internalServerError)
        #expect(page.text.contains(start))
        #expect(page.text.contains(message))
        #expect(!page.text.contains("db.example.org"))
    }
}
