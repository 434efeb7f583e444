import Foundation
import HTTPCore
import PreviewCatalog
import Testing

@testable import PreviewSite

struct SnapshotPagesTests {
    @Test func theCommandThatRecordsIsThatOfTheProgram() throws {
        let program = URL(filePath: CommandLine.arguments[0]).lastPathComponent
        let site = PreviewSite(catalog: TestCatalog.catalog(), folders: SiteFolders())
        let page = site.respond(to: try HTTPRequest(target: "/snapshots")).text
        #expect(page.contains("Record snapshots with \(program) snapshots record"))
    }

    @Test func whatWaitsIsListedAndCounted() throws {
        let site = try TestSite.withPendingSnapshot()
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
        #expect(page.contains("Not compared yet"))
        #expect(!page.contains("no longer match"))
        #expect(!page.contains("action=\"/snapshots/accept"))
    }

    @Test func theReaderKeepsTheLanguageOfTheSite() throws {
        let site = try TestSite.withPendingSnapshot()
        let page = try site.page("/snapshots/NoteViewModel/narrow?locale=en&snapshot=de")
        #expect(page.contains("<html lang=\"en\""))
        #expect(page.contains("<span class=\"snapshot-locale\" lang=\"de\" dir=\"ltr\">Deutsch</span>"))
        #expect(page.contains("src=\"/snapshots/NoteViewModel/narrow/recorded?locale=de\""))
        #expect(page.contains("src=\"/render/NoteViewModel/narrow?locale=de\""))
        #expect(page.contains("href=\"/coverage?locale=en\""))
        let action = "/snapshots/NoteViewModel/narrow/accept?locale=en&snapshot=de"
        #expect(page.contains("action=\"\(action.replacing("&", with: "&amp;"))\""))
        #expect(try site.post(action).headers[.location] == "/snapshots?locale=en")
        #expect(site.text(TestSite.snapshotFile) == "<p class=\"note\">A note</p>\n")
    }

    @Test func unchangedLinesAreUnfoldedOnThePageOfOneSnapshot() throws {
        let site = try TestSite()
        let rows = (0..<150).map { "<p>row \($0)</p>\n" }.joined()
        try site.edit("Templates/App/NoteView.mustache", "<h2>new</h2>\n\(rows)<h3>new</h3>\n")
        try site.edit(TestSite.snapshotFile, "<h2>old</h2>\n\(rows)<h3>old</h3>\n")
        _ = try site.post("/snapshots/verify")
        let page = try site.page(TestSite.snapshotPage)
        #expect(
            page.firstMatch(of: /<details class="hunk-fold">\s*<summary.*<\/svg>144 unchanged lines<\/summary>/) != nil)
        #expect(page.contains(">44 unchanged lines</p>"))
        #expect(page.contains(">&lt;p&gt;row 100&lt;/p&gt;</span>"))
        #expect(!page.contains("row 30&lt;"))
        let list = try site.page("/snapshots")
        #expect(list.contains("<p class=\"hunk-fold\" dir=\"auto\">144 unchanged lines</p>"))
        #expect(!list.contains("row 100&lt;"))
    }

    @Test func thePageShowsBothAndTheChange() throws {
        let site = try TestSite.withPendingSnapshot()
        let page = try site.page(TestSite.snapshotPage)
        #expect(page.contains("&lt;p class=&quot;<del>old</del>&quot;&gt;A note&lt;/p&gt;"))
        #expect(page.contains("&lt;p class=&quot;<ins>note</ins>&quot;&gt;A note&lt;/p&gt;"))
        #expect(page.contains("src=\"/snapshots/NoteViewModel/narrow/recorded?locale=de\""))
        #expect(page.contains("src=\"/render/NoteViewModel/narrow?locale=de\""))
        #expect(page.contains("action=\"/snapshots/NoteViewModel/narrow/accept?locale=de\""))
        let recorded = try site.page("/snapshots/NoteViewModel/narrow/recorded?locale=de")
        #expect(recorded.contains("<p class=\"old\">A note</p>"))
        #expect(recorded.contains("<html lang=\"de\""))
    }

    @Test func bothCanBeLaidOverEachOther() throws {
        let site = try TestSite.withPendingSnapshot()
        let page = try site.page(TestSite.snapshotPage)
        let frames = try #require(
            page.firstMatch(of: /<div class="compare-frames" id="compare-frames">.*?<\/div>/.dotMatchesNewlines()))
        #expect(frames.0.contains("<figure class=\"compare-recorded\">"))
        #expect(frames.0.contains("<figure class=\"compare-current\">"))
        #expect(page.contains("name=\"compare\" value=\"side\" checked>"))
        #expect(page.contains("name=\"compare\" value=\"over\" id=\"compare-over\">"))
        #expect(page.contains(/<input type="range" [^>]*data-opacity="compare-frames">/))
        let styles = try site.page("/assets/preview-host/snapshots.css")
        #expect(page.contains("href=\"/assets/preview-host/snapshots."))
        #expect(
            styles.contains(
                /\.compare:has\(#compare-over:checked, #compare-pixels:checked\) figure \{\s*grid-area: 1 \/ 1;/))
        #expect(
            styles.contains(/\.compare:has\(#compare-over:checked\) \.compare-current \{\s*opacity: var\(--opacity/))
    }

    /// Without script: the choice is a radio button, and the stylesheet subtracts the pictures.
    @Test func changedPixelsAreColored() throws {
        let page = try TestSite.withPendingSnapshot().page(TestSite.snapshotPage)
        #expect(page.contains("name=\"compare\" value=\"pixels\" id=\"compare-pixels\""))
        #expect(page.contains("<filter id=\"changed-pixels\""))
        let styles = try TestSite().page("/assets/preview-host/snapshots.css")
        #expect(styles.contains(/#compare-pixels:checked\) \.compare-current \{\s*mix-blend-mode: difference;/))
    }

    @Test func whereNothingIsRecordedThereIsNothingToLayOver() throws {
        let page = try TestSite().page(TestSite.snapshotPage)
        #expect(page.contains("<figure class=\"compare-current\">"))
        #expect(!page.contains("id=\"compare-over\""))
    }

    @Test func whatTestsHaveNamedIsListedToo() throws {
        let site = try TestSite.withPendingSnapshot()
        try site.edit("Snapshots/tests/NoteTests/two.new.html", "<p>Two</p>\n")
        #expect(try site.page("/snapshots").contains("tests/NoteTests/two.html"))
        #expect(try site.post("/snapshots/accept").headers[.location] == "/snapshots")
        #expect(site.text("Snapshots/tests/NoteTests/two.html") == "<p>Two</p>\n")
        #expect(site.text(TestSite.snapshotFile) == "<p class=\"note\">A note</p>\n")
    }

    @Test func oneChangeIsOneGroup() throws {
        let site = try TestSite.withChangedGreetings()
        let page = try site.page("/snapshots?locale=en")
        #expect(page.components(separatedBy: "<section class=\"group\"").count == 3 + 1)
        #expect(page.contains("<span class=\"group-count\">3 snapshots</span>"))
        #expect(page.contains("Accept all 3"))
        #expect(page.contains("class=&quot;<del>old</del>&quot;"))
        #expect(page.contains("data-frame=\"/render/GreetingViewModel/with-name?locale=de\""))
    }

    @Test func aSnapshotHasItsPlaceAmongThoseToReview() throws {
        let site = try TestSite.withChangedGreetings()
        let page = try site.page("/snapshots/GreetingViewModel/with-name?locale=en&snapshot=en")
        #expect(page.contains("<span class=\"snapshot-position\">2 of 4</span>"))
        let neighbors = page.matches(of: /<a [^>]*href="([^"]*)" rel="(prev|next)" [^>]*aria-keyshortcuts="([^"]*)"/)
        #expect(neighbors.map { "\($0.2) \($0.3)" } == ["prev ArrowLeft", "next s ArrowRight"])
        #expect(neighbors.map { $0.1.contains("snapshot=de") } == [true, false])
        #expect(page.contains("Accept all 3"))
        for key in ["a", "r"] { #expect(page.contains("type=\"submit\" aria-keyshortcuts=\"\(key)\"")) }
    }

    @Test func aComparisonSaysWhatItDid() throws {
        let site = try TestSite.withChangedGreetings()
        try site.edit("Snapshots/GreetingViewModel/with-name.fr.html", "<p class=\"greeting\">Bonjour, A")
        try site.edit("Snapshots/OldViewModel/gone.de.html", "<p>Gone</p>\n")
        _ = try site.post("/snapshots/verify")
        let page = try site.page("/snapshots?locale=en")
        #expect(page.contains("4 snapshots compared <time datetime=\"20"))
        let figures = page.matches(of: /<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/).map { "\($0.1): \($0.2)" }
        #expect(
            figures.filter { !$0.hasPrefix("Not recorded") } == [
                "The same: 0", "Changed: 4", "Without a preview: 1", "Not compared: 1",
            ])
        #expect(page.contains("1 snapshot could not be compared"))
        #expect(page.contains("with-name.fr.html is cut off."))
        #expect(page.contains("OldViewModel/gone.de.html"))
    }

    @Test func aTemplateThatIsGoneIsSaid() throws {
        let site = try TestSite.withPendingSnapshot()
        let address = "/snapshots/NoteViewModel/narrow?locale=en&snapshot=de"
        #expect(try !site.page(address).contains("There is no template"))
        try FileManager.default.removeItem(at: site.folder.appending(path: "Templates/App/NoteView.mustache"))
        let page = try site.page(address)
        #expect(page.contains("There is no template NoteView, so Categories/container is rendered instead"))
        #expect(page.contains("Differs at"))
    }

    @Test func otherLineEndsAreSaidAsSuch() throws {
        let site = try TestSite()
        try site.edit(TestSite.snapshotFile, "<p class=\"note\">A note</p>\r\n")
        let page = try site.page("/snapshots/NoteViewModel/narrow?locale=en&snapshot=de")
        #expect(page.contains("Only the line endings differ: the recorded file has CRLF"))
        #expect(page.contains("Add “**/__Snapshots__/**/*.html text eol=lf” to .gitattributes"))
        #expect(!page.contains("Only the formatting"))
    }

    @Test func aBrokenFileIsSaidOnItsPage() throws {
        let site = try TestSite()
        try site.edit(TestSite.snapshotFile + "/x", "")
        let page = try site.page(TestSite.snapshotPage)
        #expect(page.contains("diagnostic-message"))
        #expect(!page.contains("/accept?"))
    }

    @Test func whatThePackageRedactsIsTheSame() throws {
        let site = try TestSite()
        try site.edit(TestSite.snapshotFile, "<p class=\"note\">[note]</p>\n")
        #expect(try !site.page(TestSite.snapshotPage).contains("snapshot-same"))
        try site.edit(".preview-host", "redact:\n- note: A [a-z]+\n")
        #expect(try site.page(TestSite.snapshotPage).contains("snapshot-same"))
        _ = try site.post("/snapshots/verify")
        #expect(site.text("Snapshots/NoteViewModel/narrow.de.new.html") == nil)
        try site.edit(TestSite.snapshotFile, "<p class=\"old\">[note]</p>\n")
        _ = try site.post("/snapshots/NoteViewModel/narrow/accept?locale=de")
        #expect(site.text(TestSite.snapshotFile) == "<p class=\"note\">[note]</p>\n")
    }

    @Test func withoutKnownRedactionsNothingIsCompared() throws {
        let site = try TestSite()
        try site.edit(TestSite.snapshotFile, "<p class=\"note\">A note</p>\n")
        try site.edit(".preview-host", "# ids\nredact: [uid]\ncolor: red\n")
        let page = try site.page(TestSite.snapshotPage)
        #expect(page.contains(".preview-host:2<"))
        #expect(page.contains(".preview-host:3<"))
        #expect(page.contains("Did you mean uuid?"))
        #expect(!page.contains("snapshot-same"))
        #expect(try site.post("/snapshots/NoteViewModel/narrow/accept?locale=de").status == .internalServerError)
        #expect(try site.post("/snapshots/verify").text.contains("Did you mean uuid?"))
    }

    @Test func aFolderThatCannotBeListedIsNotAnEmptyOne() throws {
        let site = try TestSite()
        try site.withFoldersTooDeep(in: "Snapshots") {
            let page = try site.page("/snapshots?locale=en")
            #expect(page.contains("/Snapshots cannot be listed: "))
            #expect(!page.contains("Not compared yet"))
        }
    }

    @Test func previewsThatCannotBeComparedAreSaid() throws {
        let site = try TestSite()
        try site.edit("Templates/App/NoteView.mustache", "<p>{{nowhere}}</p>\n")
        _ = site.site.loader.current().examinations.allFound(in: .english)
        let start = try site.page("/snapshots?locale=en")
        #expect(start.contains("Not compared yet"))
        #expect(start.contains("class=\"empty-links\""))
        #expect(try site.post("/snapshots/verify").headers[.location] == "/snapshots")
        let page = try site.page("/snapshots?locale=en")
        #expect(page.contains("Some previews have errors"))
        #expect(!page.contains("Nothing to review"))
        #expect(!page.contains("Checking the previews for problems"))
    }

    @Test func aComparisonSaysThatViewsChangedAfterIt() throws {
        let site = try TestSite.withPendingSnapshot()
        let outdated = "Views have changed since then. Compare again."
        #expect(try !site.page("/snapshots?locale=en").contains(outdated))
        try site.edit("Templates/App/NoteView.mustache", "<p class=\"other\">A note</p>\n")
        #expect(try site.page("/snapshots?locale=en").contains(outdated))
        _ = try site.post("/snapshots/verify")
        #expect(try !site.page("/snapshots?locale=en").contains(outdated))
    }

    /// The page is made while a preview hangs, which the search for problems waits for.
    @Test(.timeLimit(.minutes(30))) func theEmptyPageDoesNotWaitForTheSearch() throws {
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
        _ = site.site.loader.current().examinations.allFound(in: .english)
        let page = try site.page("/snapshots?locale=en")
        #expect(page.contains("Not compared yet"))
        #expect(!page.contains("Checking the previews for problems"))
    }
}

extension TestSite {
    static let snapshotFile = "Snapshots/NoteViewModel/narrow.de.html"
    static let snapshotPage = "/snapshots/NoteViewModel/narrow?locale=de"

    /// Creates a site on which one change of a template has three pending snapshots, and another has one.
    static func withChangedGreetings() throws -> TestSite {
        let site = try TestSite.withPendingSnapshot()
        for (locale, title) in [("de", "Hallo"), ("en", "Hello"), ("es", "Hola")] {
            let current = try site.page("/render/GreetingViewModel/with-name?locale=\(locale)")
            let name = try #require(current.firstMatch(of: /<p class="greeting">[^,]*, ([^<]*)<\/p>/)).1
            try site.edit(
                "Snapshots/GreetingViewModel/with-name.\(locale).html", "<p class=\"old\">\(title), \(name)</p>\n")
        }
        _ = try site.post("/snapshots/verify")
        return site
    }

    /// Creates a site on which one preview differs from its snapshot, so that what it is rendered as is pending.
    static func withPendingSnapshot() throws -> TestSite {
        let site = try TestSite()
        try site.edit(snapshotFile, "<p class=\"old\">A note</p>\n")
        _ = try site.post("/snapshots/verify")
        return site
    }
}
