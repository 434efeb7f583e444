import Foundation
import HTTPCore
import PreviewCatalog
import Testing

@testable import PreviewSite

struct SnapshotPagesTests {
    private static let file = "Snapshots/NoteViewModel/narrow.de.html"
    private static let page = "/snapshots/NoteViewModel/narrow?locale=de"

    /// A site on which one preview differs, and what it is rendered as waits.
    private func site() throws -> TestSite {
        let site = try TestSite()
        try site.edit(Self.file, "<p class=\"old\">A note</p>\n")
        _ = try site.post("/snapshots/verify")
        return site
    }

    @Test func theCommandThatRecordsIsThatOfTheProgram() throws {
        let program = URL(filePath: CommandLine.arguments[0]).lastPathComponent
        let site = PreviewSite(catalog: TestCatalog.catalog(), folders: ContentFolders())
        let page = site.respond(to: try HTTPRequest(target: "/snapshots")).text
        #expect(page.contains("Record snapshots with \(program) snapshots record"))
    }

    @Test func whatWaitsIsListedAndCounted() throws {
        let site = try site()
        #expect(site.text("Snapshots/NoteViewModel/narrow.de.new.html") == "<p class=\"note\">A note</p>\n")
        let page = try site.page("/snapshots?locale=en")
        #expect(page.contains("href=\"/snapshots/NoteViewModel/narrow?locale=en&amp;snapshot=de\""))
        #expect(page.contains("<span class=\"count\">1</span></summary>"))
        #expect(try site.page("/").contains("<span class=\"badge\">1</span>"))
    }

    @Test func withoutAnythingThatWaitsThePageSaysThatAlone() throws {
        let site = try TestSite()
        #expect(try site.page("/").contains("<a href=\"/snapshots\">Snapshots</a>"))
        let page = try site.page("/snapshots?locale=en")
        #expect(page.contains("Nothing to review"))
        #expect(!page.contains("no longer match"))
        #expect(!page.contains("action=\"/snapshots/accept"))
    }

    @Test func theReaderKeepsTheLanguageOfTheSite() throws {
        let site = try site()
        let page = try site.page("/snapshots/NoteViewModel/narrow?locale=en&snapshot=de")
        #expect(page.contains("<html lang=\"en\""))
        #expect(page.contains("<span class=\"snapshot-locale\" lang=\"de\" dir=\"ltr\">Deutsch</span>"))
        #expect(page.contains("src=\"/snapshots/NoteViewModel/narrow/recorded?locale=de\""))
        #expect(page.contains("src=\"/render/NoteViewModel/narrow?locale=de\""))
        #expect(page.contains("href=\"/coverage?locale=en\""))
        #expect(page.contains("href=\"/snapshots/NoteViewModel/narrow?locale=fr&amp;snapshot=de\""))
        let action = "/snapshots/NoteViewModel/narrow/accept?locale=en&snapshot=de"
        #expect(page.contains("action=\"\(action.replacing("&", with: "&amp;"))\""))
        #expect(try site.post(action).headers[.location] == "/snapshots?locale=en")
        #expect(site.text(Self.file) == "<p class=\"note\">A note</p>\n")
    }

    @Test func thePageShowsBothAndTheChange() throws {
        let site = try site()
        let page = try site.page(Self.page)
        #expect(page.contains("<del>.old</del>"))
        #expect(page.contains("<ins>.note</ins>"))
        #expect(page.contains("src=\"/snapshots/NoteViewModel/narrow/recorded?locale=de\""))
        #expect(page.contains("src=\"/render/NoteViewModel/narrow?locale=de\""))
        #expect(page.contains("action=\"/snapshots/NoteViewModel/narrow/accept?locale=de\""))
        let recorded = try site.page("/snapshots/NoteViewModel/narrow/recorded?locale=de")
        #expect(recorded.contains("<p class=\"old\">A note</p>"))
        #expect(recorded.contains("<html lang=\"de\""))
    }

    @Test func bothCanBeLaidOverEachOther() throws {
        let site = try site()
        let page = try site.page(Self.page)
        let frames = try #require(
            page.firstMatch(of: /<div class="compare-frames" id="compare-frames">.*?<\/div>/.dotMatchesNewlines()))
        #expect(frames.0.contains("<figure class=\"compare-recorded\">"))
        #expect(frames.0.contains("<figure class=\"compare-current\">"))
        #expect(page.contains("name=\"compare\" value=\"side\" checked>"))
        #expect(page.contains("name=\"compare\" value=\"over\" id=\"compare-over\">"))
        #expect(page.contains(/<input type="range" [^>]*data-opacity="compare-frames">/))
        let styles = try site.page("/assets/preview-host/snapshots.css")
        #expect(page.contains("href=\"/assets/preview-host/snapshots."))
        #expect(styles.contains(/\.compare:has\(#compare-over:checked\) figure \{\s*grid-area: 1 \/ 1;/))
        #expect(
            styles.contains(/\.compare:has\(#compare-over:checked\) \.compare-current \{\s*opacity: var\(--opacity/))
    }

    @Test func whereNothingIsRecordedThereIsNothingToLayOver() throws {
        let page = try TestSite().page(Self.page)
        #expect(page.contains("<figure class=\"compare-current\">"))
        #expect(!page.contains("id=\"compare-over\""))
    }

    @Test func acceptRecordsAndGoesOn() throws {
        let site = try site()
        let response = try site.post("/snapshots/NoteViewModel/narrow/accept?locale=de")
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == "/snapshots?locale=de")
        #expect(site.text(Self.file) == "<p class=\"note\">A note</p>\n")
        #expect(site.text("Snapshots/NoteViewModel/narrow.de.new.html") == nil)
        #expect(try site.page(Self.page + "&theme=dark").contains("snapshot-same"))
    }

    @Test func rejectLeavesTheRecordedFile() throws {
        let site = try site()
        #expect(try site.post("/snapshots/NoteViewModel/narrow/reject?locale=de").status == .seeOther)
        #expect(site.text(Self.file) == "<p class=\"old\">A note</p>\n")
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

    @Test func whatTestsHaveNamedIsListedToo() throws {
        let site = try site()
        try site.edit("Snapshots/tests/NoteTests/two.new.html", "<p>Two</p>\n")
        #expect(try site.page("/snapshots").contains("tests/NoteTests/two.html"))
        #expect(try site.post("/snapshots/accept").headers[.location] == "/snapshots")
        #expect(site.text("Snapshots/tests/NoteTests/two.html") == "<p>Two</p>\n")
        #expect(site.text(Self.file) == "<p class=\"note\">A note</p>\n")
    }

    /// The template may have changed since something waits.
    @Test func acceptAllRecordsWhatIsShownNow() throws {
        let site = try site()
        try site.edit("Templates/App/NoteView.mustache", "<p class=\"newer\">A note</p>\n")
        _ = try site.post("/snapshots/accept?locale=de")
        #expect(site.text(Self.file) == "<p class=\"newer\">A note</p>\n")
        #expect(site.text("Snapshots/NoteViewModel/narrow.de.new.html") == nil)
        #expect(try site.page(Self.page).contains("snapshot-same"))
    }

    @Test(arguments: [
        "/snapshots/Nothing/narrow/accept", "/snapshots/NoteViewModel/nothing/accept?locale=de",
        "/snapshots/NoteViewModel/..%5Cnarrow/accept", "/snapshots/NoteViewModel/narrow.de/reject",
    ])
    func onlyPreviewsCanBeAccepted(target: String) throws {
        let site = try site()
        let response = (try? site.post(target)) ?? HTTPResponse(status: .notFound)
        #expect(response.status == .notFound)
        #expect(site.text(Self.file) == "<p class=\"old\">A note</p>\n")
    }

    @Test func compareAllLeavesAloneWhatIsNotRecorded() throws {
        let site = try site()
        let files = try FileManager.default.subpathsOfDirectory(atPath: site.folder.appending(path: "Snapshots").path)
        #expect(
            files.filter { $0.hasSuffix(".html") }.sorted() == [
                "NoteViewModel/narrow.de.html", "NoteViewModel/narrow.de.new.html",
            ])
    }

    @Test func aTemplateThatIsGoneIsSaid() throws {
        let site = try site()
        let address = "/snapshots/NoteViewModel/narrow?locale=en&snapshot=de"
        #expect(try !site.page(address).contains("There is no template"))
        try FileManager.default.removeItem(at: site.folder.appending(path: "Templates/App/NoteView.mustache"))
        let page = try site.page(address)
        #expect(page.contains("There is no template NoteView, so Categories/container is rendered instead"))
        #expect(page.contains("Differs at"))
    }

    @Test func otherLineEndsAreSaidAsSuch() throws {
        let site = try TestSite()
        try site.edit(Self.file, "<p class=\"note\">A note</p>\r\n")
        let page = try site.page("/snapshots/NoteViewModel/narrow?locale=en&snapshot=de")
        #expect(page.contains("Only the line endings differ: the recorded file has CRLF"))
        #expect(page.contains("Add “**/__Snapshots__/** text eol=lf” to .gitattributes"))
        #expect(!page.contains("Only the formatting"))
    }

    @Test func aBrokenFileIsSaidOnItsPage() throws {
        let site = try TestSite()
        try site.edit(Self.file + "/x", "")
        let page = try site.page(Self.page)
        #expect(page.contains("fault-message"))
        #expect(!page.contains("/accept?"))
    }

    @Test func whatThePackageRedactsIsTheSame() throws {
        let site = try TestSite()
        try site.edit(Self.file, "<p class=\"note\">[note]</p>\n")
        #expect(try !site.page(Self.page).contains("snapshot-same"))
        try site.edit(".preview-host", "redact:\n- note: A [a-z]+\n")
        #expect(try site.page(Self.page).contains("snapshot-same"))
        _ = try site.post("/snapshots/verify")
        #expect(site.text("Snapshots/NoteViewModel/narrow.de.new.html") == nil)
        try site.edit(Self.file, "<p class=\"old\">[note]</p>\n")
        _ = try site.post("/snapshots/NoteViewModel/narrow/accept?locale=de")
        #expect(site.text(Self.file) == "<p class=\"note\">[note]</p>\n")
    }

    @Test func withoutKnownRedactionsNothingIsCompared() throws {
        let site = try TestSite()
        try site.edit(Self.file, "<p class=\"note\">A note</p>\n")
        try site.edit(".preview-host", "# ids\nredact: [uid]\ncolor: red\n")
        let page = try site.page(Self.page)
        #expect(page.contains(".preview-host:2<"))
        #expect(page.contains(".preview-host:3<"))
        #expect(page.contains("Did you mean uuid?"))
        #expect(!page.contains("snapshot-same"))
        #expect(try site.post("/snapshots/NoteViewModel/narrow/accept?locale=de").status == .internalServerError)
        #expect(try site.post("/snapshots/verify").text.contains("Did you mean uuid?"))
    }

    @Test func compareAllTellsWhatItCannotWriteOnceItIsThrough() throws {
        let site = try TestSite()
        try site.edit("Snapshots/GreetingViewModel/with-name.de.html", "<p>Old</p>\n")
        try site.edit("Snapshots/GreetingViewModel/with-name.de.new.html/x", "")
        try site.edit(Self.file, "<p class=\"old\">A note</p>\n")
        let response = try site.post("/snapshots/verify")
        #expect(response.status == .internalServerError)
        #expect(response.text.contains("with-name.de.new.html is a folder, but must be a file."))
        #expect(site.text("Snapshots/NoteViewModel/narrow.de.new.html") == "<p class=\"note\">A note</p>\n")
    }

    @Test func compareAllPassesOverAnIncompletePreview() throws {
        let site = try TestSite()
        try site.edit("Templates/App/NoteView.mustache", "<p>{{nothing}} here</p>\n")
        try site.edit(Self.file, "<p class=\"old\">A note</p>\n")
        #expect(try site.post("/snapshots/verify").status == .seeOther)
    }

    @Test func aFolderThatCannotBeListedIsNotAnEmptyOne() throws {
        let site = try TestSite()
        try site.withFoldersTooDeep(in: "Snapshots") {
            let page = try site.page("/snapshots?locale=en")
            #expect(page.contains("/Snapshots cannot be listed: "))
            #expect(!page.contains("Nothing to review"))
        }
    }

    @Test func anIncompletePreviewIsNotAccepted() throws {
        let site = try site()
        try site.edit("Templates/App/NoteView.mustache", "<p>{{nothing}} here</p>\n")
        #expect(try site.post("/snapshots/NoteViewModel/narrow/accept?locale=de").status == .internalServerError)
        #expect(site.text(Self.file) == "<p class=\"old\">A note</p>\n")
    }

    @Test(arguments: ["accept", "NoteViewModel/narrow/accept"])
    func whatCannotBeWrittenIsNotForbidden(path: String) throws {
        let site = try site()
        try site.edit("Snapshots/tests/NoteTests/two.html/x", "")
        try site.edit("Snapshots/tests/NoteTests/two.new.html", "<p>Two</p>\n")
        try FileManager.default.removeItem(at: site.folder.appending(path: Self.file))
        try site.edit(Self.file + "/x", "")
        let response = try site.post("/snapshots/\(path)?locale=de")
        #expect(response.status == .internalServerError)
        #expect(response.text.contains("is a folder, but must be a file."))
    }

    @Test(arguments: ["verify", "accept", "NoteViewModel/narrow/accept", "NoteViewModel/narrow/reject"])
    func inCINothingIsWritten(path: String) throws {
        let site = try TestSite(snapshotsAreReadOnly: true)
        try site.edit(Self.file, "<p class=\"old\">A note</p>\n")
        #expect(try site.post("/snapshots/\(path)?locale=de").status == .forbidden)
        #expect(site.text(Self.file) == "<p class=\"old\">A note</p>\n")
        #expect(site.text("Snapshots/NoteViewModel/narrow.de.new.html") == nil)
    }

    @Test(arguments: ["snapshot=xx", "locale=xx", "snapshot=de-AT"])
    func anUnknownLocaleIsNotAccepted(query: String) throws {
        let site = try site()
        let before = site.text(Self.file)
        let response = try site.post("/snapshots/NoteViewModel/narrow/accept?\(query)")
        #expect(response.status == .badRequest)
        #expect(site.text(Self.file) == before)
        #expect(site.text("Snapshots/NoteViewModel/narrow.de-AT.html") == nil)
        #expect(site.text("Snapshots/NoteViewModel/narrow.en.html") == nil)
        #expect(!(try site.page("/snapshots/NoteViewModel/narrow?locale=de-AT")).contains("/accept?"))
    }

    @Test func previewsThatCannotBeComparedAreSaid() throws {
        let site = try TestSite()
        try site.edit("Templates/App/NoteView.mustache", "<p>{{nowhere}}</p>\n")
        #expect(try site.post("/snapshots/verify").headers[.location] == "/snapshots")
        _ = site.site.keeper.current.previewFaults.allFound(in: .english)
        let page = try site.page("/snapshots?locale=en")
        #expect(page.contains("Some previews have errors"))
        #expect(!page.contains("Nothing to review"))
        #expect(!page.contains("Checking the previews for problems"))
    }

    /// The page is made while a preview hangs, which the search for problems waits for.
    @Test(.timeLimit(.minutes(1))) func theEmptyPageDoesNotWaitForTheSearch() throws {
        let gate = DispatchSemaphore(value: 0)
        let catalog = PreviewCatalog(previews: [
            PreviewRecord(name: "Slow", file: "/app/Sources/App/Notes/NoteView.swift", line: 3) {
                gate.wait()
                return NoteView.previewHost(viewModel: .stub())
            }
        ])
        let site = try TestSite(catalog: catalog)
        #expect(try site.page("/snapshots?locale=en").contains("role=\"status\">Checking the previews for problems"))
        for _ in 1...2 { gate.signal() }
        _ = site.site.keeper.current.previewFaults.allFound(in: .english)
        let page = try site.page("/snapshots?locale=en")
        #expect(page.contains("Nothing to review"))
        #expect(!page.contains("Checking the previews for problems"))
    }
}
