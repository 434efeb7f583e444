import Foundation
import Hummingbird
import Testing

@testable import Workshop

/// The list of visits, and the form that adds one.
@Suite struct VisitTests {
    private let site: Site

    init() throws { site = try Site() }

    @Test func readsEachTypeOfField() async throws {
        let answer = try await site.submit(
            "device=bicycle&day=2026-05-01&people=2&weight=12.5&needs=parts&needs=lift&wantsReminder=on", to: "/visits")
        #expect(answer.status == .seeOther)
        let visit = try #require(site.visits.all.first)
        #expect(visit.device == .bicycle)
        #expect(visit.day.formatted(Date.ISO8601FormatStyle(timeZone: .current)).hasPrefix("2026-05-01T00:00:00"))
        #expect(visit.people == 2)
        #expect(visit.weight == 12.5)
        #expect(visit.needs == [.parts, .lift])
        #expect(visit.wantsReminder)
    }

    @Test func readsWhatIsNotChosen() async throws {
        #expect(try await site.submit("device=lamp&day=2026-05-01&people=1&weight=", to: "/visits").status == .seeOther)
        let visit = try #require(site.visits.all.first)
        #expect(visit.weight == nil)
        #expect(visit.needs == [])
        #expect(!visit.wantsReminder)
    }

    @Test func showsWhichValuesDoNotFit() async throws {
        let page = try await site.submit(
            "device=boat&day=2026-13-01&people=many&weight=&needs=parts&wantsReminder=on", to: "/visits",
            accepting: "de")
        #expect(page.status == .unprocessableContent)
        #expect(site.visits.all.isEmpty)
        #expect(page.text.components(separatedBy: "Dieser Wert ist nicht möglich.").count == 3)
        #expect(page.text.components(separatedBy: "Geben Sie eine Zahl ein.").count == 2)
        #expect(page.text.contains(#"<option value="parts" selected>Ersatzteile</option>"#))
        #expect(page.text.contains(#"type="checkbox" checked"#))
        #expect(!page.text.contains(#"<option value="">"#), "A device is always chosen.")
        let other = try await site.submit("device=lamp&day=2026-05-01&people=7&weight=", to: "/visits")
        #expect(other.text.contains("Up to six people can come together."))
    }

    @Test func eachRequestHasValuesOfItsOwn() async throws {
        _ = try await site.submit("device=bicycle&day=2026-05-01&people=9", to: "/visits")
        #expect(try await site.get("/visits/new").text.contains(#"<option value="lamp" selected>"#))
    }

    @Test(arguments: [
        ("en", "No visits yet", #"<html lang="en" dir="ltr">"#),
        ("de", "Noch keine Besuche", #"<html lang="de" dir="ltr">"#),
        ("ar", "لا زيارات بعد", #"<html lang="ar" dir="rtl">"#),
    ])
    func saysThatThereAreNoVisits(language: String, message: String, start: String) async throws {
        let page = try await site.get("/visits", accepting: language)
        #expect(page.status == .ok)
        #expect(page.text.contains(start))
        #expect(page.text.contains(message))
        #expect(!page.text.contains("visitRow"))
    }

    @Test(arguments: [
        ("en", "2 visits", ["May 1, 2026", "12.5", "Bicycle", "Spare parts"]),
        ("de", "2 Besuche", ["01.05.2026", "12,5", "Fahrrad", "Ersatzteile"]),
        ("ar", "زيارتان", ["دراجة", "قطع غيار"]),
    ])
    func listsTheAnnouncedVisits(language: String, count: String, texts: [String]) async throws {
        let forms = [
            "device=bicycle&day=2026-05-01&people=2&weight=12.5&needs=parts", "device=lamp&day=2026-05-02&people=1",
        ]
        for form in forms {
            #expect(try await site.submit(form, to: "/visits").status == .seeOther)
        }
        let page = try await site.get("/visits", accepting: language)
        #expect(page.text.components(separatedBy: "visitRow").count == 3)
        #expect(!page.text.contains("emptyState"))
        for text in [count] + texts { #expect(page.text.contains(text), "\(text)") }
    }
}
