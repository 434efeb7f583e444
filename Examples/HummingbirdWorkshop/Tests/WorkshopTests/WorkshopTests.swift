import Foundation
import Hummingbird
import HummingbirdTesting
import Testing

@testable import Workshop

@Suite struct WorkshopTests {
    private let application: Application<RouterResponder<FormRequestContext>>

    private let visits = VisitList()

    init() throws {
        let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        application = Application(
            responder: try WorkshopServer.router(package: package, visits: visits).buildResponder())
    }

    @Test(arguments: [
        ("de-AT, de;q=0.9", "Repair-Café", #"<html lang="de-AT" dir="ltr">"#),
        ("ar", "مقهى الإصلاح", #"<html lang="ar" dir="rtl">"#),
        ("tlh", "Repair Café", #"<html lang="en" dir="ltr">"#),
    ])
    func welcomesInTheReadersLanguage(accepted: String, title: String, start: String) async throws {
        let page = try await get("/", accepting: accepted)
        #expect(page.status == .ok)
        #expect(page.headers[.vary] == "Accept-Language")
        #expect(page.text.contains("<title>\(title)</title>"))
        #expect(page.text.contains(start))
    }

    @Test func servesTheStyleSheet() async throws {
        let sheet = try await get("/assets/gallery.css")
        #expect(sheet.status == .ok)
        #expect(sheet.headers[.contentType] == "text/css")
    }

    @Test func showsAnEmptyFormWithoutMessages() async throws {
        let page = try await get("/sign-in")
        #expect(page.status == .ok)
        #expect(page.text.contains(#"<form class="form" method="post" novalidate>"#))
        #expect(!page.text.contains("field-message"))
    }

    @Test func showsARefusedFormAgainWithItsMessages() async throws {
        let page = try await submit(
            "name=%3Cb%3EAmal&email=amal%40example&password=radio", accepting: "de")
        #expect(page.status == .unprocessableContent)
        #expect(page.text.contains(#"value="&lt;b&gt;Amal""#))
        #expect(page.text.contains(#"value="amal@example""#))
        #expect(!page.text.contains("radio"), "A password is not sent back.")
        #expect(page.text.components(separatedBy: #"data-status="error""#).count == 3)
        #expect(page.text.contains("Das sieht nicht nach einer E-Mail-Adresse aus."))
    }

    @Test func goesOnAfterACorrectForm() async throws {
        let answer = try await submit("name=Amal&email=amal%40example.org&password=every+lamp+deserves+light")
        #expect(answer.status == .seeOther)
        #expect(answer.headers[.location] == "/sign-in/done")
        #expect(try await get("/sign-in/done").text.contains(#"data-testid="successMessage""#))
    }

    @Test func readsEachTypeOfField() async throws {
        let answer = try await submit(
            "device=bicycle&day=2026-05-01&people=2&weight=12.5&needs=parts&needs=lift&wantsReminder=on", to: "/visits")
        #expect(answer.status == .seeOther)
        let visit = try #require(visits.all.first)
        #expect(visit.device == .bicycle)
        #expect(visit.day.formatted(Date.ISO8601FormatStyle(timeZone: .current)).hasPrefix("2026-05-01T00:00:00"))
        #expect(visit.people == 2)
        #expect(visit.weight == 12.5)
        #expect(visit.needs == [.parts, .lift])
        #expect(visit.wantsReminder)
    }

    @Test func readsWhatIsNotChosen() async throws {
        #expect(try await submit("device=lamp&day=2026-05-01&people=1&weight=", to: "/visits").status == .seeOther)
        let visit = try #require(visits.all.first)
        #expect(visit.weight == nil)
        #expect(visit.needs == [])
        #expect(!visit.wantsReminder)
    }

    @Test func showsWhichValuesDoNotFit() async throws {
        let page = try await submit(
            "device=boat&day=2026-13-01&people=many&weight=&needs=parts&wantsReminder=on", to: "/visits",
            accepting: "de")
        #expect(page.status == .unprocessableContent)
        #expect(visits.all.isEmpty)
        #expect(page.text.components(separatedBy: "Dieser Wert ist nicht möglich.").count == 3)
        #expect(page.text.components(separatedBy: "Geben Sie eine Zahl ein.").count == 2)
        #expect(page.text.contains(#"<option value="parts" selected>Ersatzteile</option>"#))
        #expect(page.text.contains(#"type="checkbox" checked"#))
        #expect(!page.text.contains(#"<option value="">"#), "A device is always chosen.")
        let other = try await submit("device=lamp&day=2026-05-01&people=7&weight=", to: "/visits")
        #expect(other.text.contains("Up to six people can come together."))
    }

    @Test func eachRequestHasValuesOfItsOwn() async throws {
        _ = try await submit("device=bicycle&day=2026-05-01&people=9", to: "/visits")
        #expect(try await get("/visits").text.contains(#"<option value="lamp" selected>"#))
    }

    @Test(arguments: [
        ("name=Amal", HTTPResponse.Status.unprocessableContent),
        (String(repeating: "x", count: 20_000), .contentTooLarge),
    ])
    func refusesABodyThatIsNotTheForms(body: String, status: HTTPResponse.Status) async throws {
        #expect(try await submit(body).status == status)
    }

    private func get(_ path: String, accepting languages: String = "en") async throws -> Page {
        try await send(.get, path, body: "", accepting: languages)
    }

    private func submit(
        _ form: String, to path: String = "/sign-in", accepting languages: String = "en"
    ) async throws -> Page {
        try await send(.post, path, body: form, accepting: languages)
    }

    private func send(
        _ method: HTTPRequest.Method, _ path: String, body: String, accepting languages: String
    ) async throws -> Page {
        try await application.test(.router) { client in
            let headers: HTTPFields = [
                .acceptLanguage: languages, .contentType: "application/x-www-form-urlencoded",
            ]
            let body = body.isEmpty ? nil : ByteBuffer(string: body)
            let response = try await client.execute(uri: path, method: method, headers: headers, body: body)
            return Page(status: response.status, headers: response.headers, text: String(buffer: response.body))
        }
    }

    private struct Page {
        let status: HTTPResponse.Status
        let headers: HTTPFields
        let text: String
    }
}
