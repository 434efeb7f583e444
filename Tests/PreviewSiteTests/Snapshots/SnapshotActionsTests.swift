import Foundation
import HTTPCore
import Testing

@testable import PreviewSite

/// Accepting, rejecting and comparing snapshots with the forms of the site.
struct SnapshotActionsTests {
    @Test func acceptRecordsAndGoesOn() throws {
        let site = try TestSite.withPendingSnapshot()
        let response = try site.post("/snapshots/NoteViewModel/narrow/accept?locale=de")
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == "/snapshots?locale=de")
        #expect(site.text(TestSite.snapshotFile) == "<p class=\"note\">A note</p>\n")
        #expect(site.text("Snapshots/NoteViewModel/narrow.de.new.html") == nil)
        #expect(try site.page(TestSite.snapshotPage + "&theme=dark").contains("snapshot-same"))
    }

    @Test func rejectLeavesTheRecordedFile() throws {
        let site = try TestSite.withPendingSnapshot()
        #expect(try site.post("/snapshots/NoteViewModel/narrow/reject?locale=de").status == .seeOther)
        #expect(site.text(TestSite.snapshotFile) == "<p class=\"old\">A note</p>\n")
        #expect(site.text("Snapshots/NoteViewModel/narrow.de.new.html") == nil)
    }

    @Test func afterOneTheNextThatWaitsIsShown() throws {
        let site = try TestSite()
        for path in ["GreetingViewModel/with-name.de.html", "NoteViewModel/narrow.de.html"] {
            try site.edit("Snapshots/\(path)", "<p>Old</p>\n")
        }
        _ = try site.post("/snapshots/verify")
        let response = try site.post("/snapshots/GreetingViewModel/with-name/reject?locale=de")
        #expect(response.headers[.location] == "/snapshots/NoteViewModel/narrow?locale=de&snapshot=de")
    }

    /// The template may have changed since something waits.
    @Test func acceptAllRecordsWhatIsShownNow() throws {
        let site = try TestSite.withPendingSnapshot()
        try site.edit("Templates/App/NoteView.mustache", "<p class=\"newer\">A note</p>\n")
        _ = try site.post("/snapshots/accept?locale=de")
        #expect(site.text(TestSite.snapshotFile) == "<p class=\"newer\">A note</p>\n")
        #expect(site.text("Snapshots/NoteViewModel/narrow.de.new.html") == nil)
        #expect(try site.page(TestSite.snapshotPage).contains("snapshot-same"))
    }

    @Test(arguments: [
        "/snapshots/Nothing/narrow/accept", "/snapshots/NoteViewModel/nothing/accept?locale=de",
        "/snapshots/NoteViewModel/..%5Cnarrow/accept", "/snapshots/NoteViewModel/narrow.de/reject",
    ])
    func onlyPreviewsCanBeAccepted(target: String) throws {
        let site = try TestSite.withPendingSnapshot()
        let response = (try? site.post(target)) ?? HTTPResponse(status: .notFound)
        #expect(response.status == .notFound)
        #expect(site.text(TestSite.snapshotFile) == "<p class=\"old\">A note</p>\n")
    }

    @Test func compareAllLeavesAloneWhatIsNotRecorded() throws {
        let site = try TestSite.withPendingSnapshot()
        let files = try FileManager.default.subpathsOfDirectory(atPath: site.folder.appending(path: "Snapshots").path)
        #expect(
            files.filter { $0.hasSuffix(".html") }.sorted() == [
                "NoteViewModel/narrow.de.html", "NoteViewModel/narrow.de.new.html",
            ])
    }

    @Test func compareAllTellsWhatItCannotWriteOnceItIsThrough() throws {
        let site = try TestSite()
        try site.edit("Snapshots/GreetingViewModel/with-name.de.html", "<p>Old</p>\n")
        try site.edit("Snapshots/GreetingViewModel/with-name.de.new.html/x", "")
        try site.edit(TestSite.snapshotFile, "<p class=\"old\">A note</p>\n")
        #expect(try site.post("/snapshots/verify").status == .seeOther)
        #expect(try site.page("/snapshots").contains("with-name.de.new.html is a folder, but must be a file."))
        #expect(site.text("Snapshots/NoteViewModel/narrow.de.new.html") == "<p class=\"note\">A note</p>\n")
    }

    @Test func compareAllPassesOverAnIncompletePreview() throws {
        let site = try TestSite()
        try site.edit("Templates/App/NoteView.mustache", "<p>{{nothing}} here</p>\n")
        try site.edit(TestSite.snapshotFile, "<p class=\"old\">A note</p>\n")
        #expect(try site.post("/snapshots/verify").status == .seeOther)
    }

    @Test func anIncompletePreviewIsNotAccepted() throws {
        let site = try TestSite.withPendingSnapshot()
        try site.edit("Templates/App/NoteView.mustache", "<p>{{nothing}} here</p>\n")
        #expect(try site.post("/snapshots/NoteViewModel/narrow/accept?locale=de").status == .internalServerError)
        #expect(site.text(TestSite.snapshotFile) == "<p class=\"old\">A note</p>\n")
    }

    @Test(arguments: ["accept", "NoteViewModel/narrow/accept"])
    func whatCannotBeWrittenIsNotForbidden(path: String) throws {
        let site = try TestSite.withPendingSnapshot()
        try site.edit("Snapshots/tests/NoteTests/two.html/x", "")
        try site.edit("Snapshots/tests/NoteTests/two.new.html", "<p>Two</p>\n")
        try FileManager.default.removeItem(at: site.folder.appending(path: TestSite.snapshotFile))
        try site.edit(TestSite.snapshotFile + "/x", "")
        let response = try site.post("/snapshots/\(path)?locale=de")
        #expect(response.status == .internalServerError)
        #expect(response.text.contains("is a folder, but must be a file."))
    }

    @Test(arguments: ["verify", "accept", "undo", "NoteViewModel/narrow/accept", "NoteViewModel/narrow/reject"])
    func inCINothingIsWritten(path: String) throws {
        let site = try TestSite(snapshotsAreReadOnly: true)
        try site.edit(TestSite.snapshotFile, "<p class=\"old\">A note</p>\n")
        #expect(try site.post("/snapshots/\(path)?locale=de").status == .forbidden)
        #expect(site.text(TestSite.snapshotFile) == "<p class=\"old\">A note</p>\n")
        #expect(site.text("Snapshots/NoteViewModel/narrow.de.new.html") == nil)
    }

    @Test(arguments: ["snapshot=xx", "locale=xx", "snapshot=de-AT"])
    func anUnknownLocaleIsNotAccepted(query: String) throws {
        let site = try TestSite.withPendingSnapshot()
        let before = site.text(TestSite.snapshotFile)
        let response = try site.post("/snapshots/NoteViewModel/narrow/accept?\(query)")
        #expect(response.status == .badRequest)
        #expect(site.text(TestSite.snapshotFile) == before)
        #expect(site.text("Snapshots/NoteViewModel/narrow.de-AT.html") == nil)
        #expect(site.text("Snapshots/NoteViewModel/narrow.en.html") == nil)
        #expect(!(try site.page("/snapshots/NoteViewModel/narrow?locale=de-AT")).contains("/accept?"))
    }

    /// Returns the address of an action of the first group.
    private func groupAction(_ action: String, on site: TestSite) throws -> String {
        let page = try site.page("/snapshots?locale=en")
        return String(try #require(page.firstMatch(of: /action="(\/snapshots\/groups\/[^"]*)"/)).1)
            .replacing("/reject", with: "/\(action)")
    }

    private func files(of site: TestSite) -> [String: String?] {
        let locales = ["de", "en", "es"].flatMap { [$0, "\($0).new"] }
        let paths = locales.map { "Snapshots/GreetingViewModel/with-name.\($0).html" } + [TestSite.snapshotFile]
        return Dictionary(uniqueKeysWithValues: paths.map { ($0, site.text($0)) })
    }

    @Test(arguments: ["accept", "reject"]) func aGroupIsDecidedAndUndoneAsOne(action: String) throws {
        let site = try TestSite.withChangedGreetings()
        let before = files(of: site)
        #expect(try site.post(groupAction(action, on: site)).headers[.location] == "/snapshots?locale=en")
        let decided = files(of: site)
        for locale in ["de", "en", "es"] {
            let file = "Snapshots/GreetingViewModel/with-name.\(locale)"
            #expect(decided["\(file).new.html"] == .some(nil))
            #expect((decided["\(file).html"] == before["\(file).html"]) == (action == "reject"))
        }
        #expect(decided[TestSite.snapshotFile] == before[TestSite.snapshotFile])
        let page = try site.page("/snapshots?locale=en")
        #expect(page.contains(action == "accept" ? "3 snapshots accepted" : "3 changes rejected"))
        #expect(page.contains("action=\"/snapshots/undo?locale=en\""))
        #expect(try site.post("/snapshots/undo?locale=en").status == .seeOther)
        #expect(files(of: site) == before)
        #expect(!(try site.page("/snapshots")).contains("/snapshots/undo"))
    }

    @Test func whatIsAcceptedCountsAsTheSame() throws {
        let site = try TestSite.withChangedGreetings()
        let figures = {
            try site.page("/snapshots?locale=en").matches(of: /<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/).prefix(2)
                .map { "\($0.1): \($0.2)" }
        }
        #expect(try figures() == ["The same: 0", "Changed: 4"])
        _ = try site.post(groupAction("accept", on: site))
        #expect(try figures() == ["The same: 3", "Changed: 1"])
        #expect(try site.page("/snapshots?locale=en").contains("4 snapshots compared"))
        _ = try site.post("/snapshots/undo?locale=en")
        #expect(try figures() == ["The same: 0", "Changed: 4"])
    }

    @Test func aDecisionDoesNotChangeTheOrderOfTheOthers() throws {
        let site = try TestSite.withChangedGreetings()
        let locales = ["ar", "en", "fr", "pl"]
        for locale in locales {
            try site.edit("Snapshots/NoteViewModel/narrow.\(locale).html", "<p class=\"old\">A note</p>\n")
        }
        _ = try site.post("/snapshots/verify")
        let page = { (locale: String) in try site.page("/snapshots/NoteViewModel/narrow?locale=en&snapshot=\(locale)") }
        let place = { (locale: String) in
            try page(locale).firstMatch(of: /snapshot-position">([^<]*)</).map { String($0.1) }
        }
        let all = try #require(try place("ar")).split(separator: " ").last ?? ""
        #expect(try place("ar") == "1 of \(all)")
        for locale in ["ar", "de", "en", "fr"] {
            _ = try site.post("/snapshots/NoteViewModel/narrow/accept?locale=en&snapshot=\(locale)")
        }
        #expect(try place("pl")?.hasPrefix("1 of ") == true)
    }

    @Test func whatChangedSinceIsNotUndone() throws {
        let site = try TestSite.withChangedGreetings()
        _ = try site.post(groupAction("accept", on: site))
        try site.edit("Snapshots/GreetingViewModel/with-name.de.html", "<p>edited</p>\n")
        let decided = files(of: site)
        #expect(!(try site.page("/snapshots")).contains("/snapshots/undo"))
        let response = try site.post("/snapshots/undo")
        #expect(response.status == .conflict)
        #expect(response.text.contains("has changed since, so nothing was undone"))
        #expect(files(of: site) == decided)
    }

    @Test func anUndoThatFailedCanBeRepeated() throws {
        let site = try TestSite.withPendingSnapshot()
        let pending = "Snapshots/NoteViewModel/narrow.de.new.html"
        let before = [TestSite.snapshotFile, pending].map(site.text)
        _ = try site.post("/snapshots/NoteViewModel/narrow/accept?locale=de")
        let folder = site.folder.appending(path: pending)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        #expect(try site.post("/snapshots/undo").status != .seeOther)
        try FileManager.default.removeItem(at: folder)
        #expect(try site.post("/snapshots/undo").status == .seeOther)
        #expect([TestSite.snapshotFile, pending].map(site.text) == before)
    }

    @Test func anUndoLeadsBackToItsSnapshotEvenIfTheDecisionWasRepeated() throws {
        let site = try TestSite.withPendingSnapshot()
        for _ in 1...2 { _ = try site.post("/snapshots/NoteViewModel/narrow/accept?locale=de") }
        let undone = try site.post("/snapshots/undo")
        #expect(undone.headers[.location]?.hasPrefix("/snapshots/NoteViewModel/narrow?") == true)
        #expect(site.text("Snapshots/NoteViewModel/narrow.de.new.html") != nil)
    }

    /// Nobody accepts what they have not seen.
    @Test func aGroupThatChangedSinceIsNotAccepted() throws {
        let site = try TestSite.withChangedGreetings()
        let action = try groupAction("accept", on: site)
        try site.edit("Snapshots/GreetingViewModel/with-name.en.new.html", "<p class=\"newest\">Hello</p>\n")
        let before = files(of: site)
        let response = try site.post(action)
        #expect(response.status == .conflict)
        #expect(response.text.contains("<a class=\"button\" href=\"/snapshots?locale=en\">Back to the snapshots</a>"))
        #expect(files(of: site) == before)
    }

    @Test func aPreviewThatChangedSinceStaysPending() throws {
        let site = try TestSite.withChangedGreetings()
        let action = try groupAction("accept", on: site)
        try site.edit("Templates/App/GreetingView.mustache", "<p class=\"newest\">{{title}}, {{name}}</p>\n")
        #expect(try site.post(action).status == .conflict)
        #expect(site.text("Snapshots/GreetingViewModel/with-name.en.html")?.contains("\"old\"") == true)
        #expect(site.text("Snapshots/GreetingViewModel/with-name.en.new.html")?.contains("\"newest\"") == true)
        let page = try site.page("/snapshots?locale=en")
        #expect(page.contains("newest") && !page.contains("/snapshots/undo"))
    }

    @Test func aChangeWhosePreviewMatchesAgainIsGone() throws {
        let site = try TestSite.withPendingSnapshot()
        let link = "/snapshots/NoteViewModel/narrow?locale=en&amp;snapshot=de"
        #expect(try site.page("/snapshots?locale=en").contains(link))
        try site.edit("Templates/App/NoteView.mustache", "<p class=\"old\">A note</p>\n")
        site.site.loader.latest().comparePendingSnapshots()
        #expect(try !site.page("/snapshots?locale=en").contains(link))
        #expect(site.text("Snapshots/NoteViewModel/narrow.de.new.html") == nil)
    }

    @Test func newAndUnusedSnapshotsAreGroupsToo() throws {
        let site = try TestSite()
        try site.edit("Snapshots/OldViewModel/gone.de.html", "<p>Gone</p>\n")
        _ = try site.post("/snapshots/verify")
        let actions = try site.page("/snapshots?locale=en").matches(of: /action="(\/snapshots\/groups\/[^"]*)"/).map(
            \.1)
        #expect(actions.count == 2)
        for action in actions { #expect(try site.post(String(action)).status == .seeOther) }
        #expect(site.text("Snapshots/OldViewModel/gone.de.html") == nil)
        #expect(site.text(TestSite.snapshotFile) == "<p class=\"note\">A note</p>\n")
        #expect(try site.post("/snapshots/undo").status == .seeOther)
        #expect(site.text("Snapshots/OldViewModel/gone.de.html") == "<p>Gone</p>\n")
    }
}
