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
        let response = try site.post("/snapshots/verify")
        #expect(response.status == .internalServerError)
        #expect(response.text.contains("with-name.de.new.html is a folder, but must be a file."))
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

    @Test(arguments: ["verify", "accept", "NoteViewModel/narrow/accept", "NoteViewModel/narrow/reject"])
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
}
