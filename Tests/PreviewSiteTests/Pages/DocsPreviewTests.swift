import HTTPCore
import MarkdownDocs
import PreviewCatalog
import Synchronization
import Testing

@testable import PreviewSite

struct DocsPreviewTests {
    private func page(_ info: String, query: String = "", site: TestSite? = nil) throws -> String {
        let site = try site ?? TestSite()
        try site.edit("Docs/Guide.md", "# Guide\n\nSee this:\n\n```\(info)\nFor other readers.\n```\n")
        return try site.page("/docs/Guide\(query)")
    }

    @Test func aBlockBecomesTheFrameOfItsPreview() throws {
        let page = try page("preview GreetingViewModel/with-name?locale=de&width=375")
        #expect(
            page.contains(
                """
                <iframe src="/render/GreetingViewModel/with-name?locale=de" title="With name · GreetingView" width="375" \
                loading="lazy" data-own="style"></iframe>
                """))
        let link = "<a href=\"/previews/GreetingViewModel/with-name?locale=de&amp;width=375\">"
        #expect(page.contains(link + "<bdi>GreetingView</bdi>: <bdi>With name</bdi></a>"))
        #expect(!page.contains("For other readers."))
    }

    @Test func itsControlsAreThoseOfItsWorkbench() throws {
        let page = try page("preview NoteViewModel/narrow?locale=de")
        #expect(page.contains("data-address=\"/previews/NoteViewModel/narrow?locale=de&amp;panel=controls\""))
    }

    @Test func thePageSetsWhatTheBlockLeavesOut() throws {
        let page = try page("preview NoteViewModel?theme=light", query: "?locale=de&theme=dark")
        #expect(page.contains("<iframe src=\"/render/NoteViewModel/narrow?locale=de&amp;theme=light\""))
    }

    @Test func aBlockChangesValues() throws {
        let page = try page("preview NoteViewModel/narrow?arg.text=a%20%26%20b&locale=de")
        #expect(page.contains("<iframe src=\"/render/NoteViewModel/narrow?locale=de&amp;arg.text=a%20%26%20b\""))
        #expect(page.contains("<a href=\"/previews/NoteViewModel/narrow?locale=de&amp;arg.text=a%20%26%20b\""))
    }

    /// Is busy at first.
    private final class Isolation: PreviewIsolation {
        let isBusy = Atomic(true)
        func failure(of preview: Preview, _ changes: PreviewChanges?) -> PreviewFailure.Reason? { nil }
        func isKnown(_ preview: Preview, _ changes: PreviewChanges?) -> Bool { !isBusy.load(ordering: .relaxed) }
    }

    @Test func aPreviewThatTakesLongIsShownLater() throws {
        let isolation = Isolation()
        let site = try TestSite.shelves(isolation: isolation)
        let info = "preview ShelfViewModel/left?arg.owner=Bo"
        #expect(try page(info, site: site).contains("is still being made"))
        for address in ["/matrix/ShelfViewModel?arg.owner=Bo", "/previews/ShelfViewModel?arg.owner=Bo"] {
            #expect(try !site.get(address).isRepeatable)
        }
        isolation.isBusy.store(false, ordering: .relaxed)
        #expect(try site.page("/docs/Guide").contains("<iframe src=\"/render/ShelfViewModel/left?arg.owner=Bo\""))
    }

    @Test(arguments: [
        ("preview", "The block names no preview."),
        ("preview GreetingViewModel/with-nam", "There is no preview &#39;with-nam&#39; of GreetingViewModel. Did you"),
        ("preview GreetingsViewModel", "There is no ViewModel &#39;GreetingsViewModel&#39;. Did you mean"),
        ("preview NoteViewModel/narrow?panel=html", "There is no parameter &#39;panel&#39; of previews."),
        ("preview NoteViewModel/narrow?locale=tlh", "&#39;tlh&#39; is not a valid value of &#39;locale&#39;"),
        ("preview NoteViewModel/%zz", "%zz"),
        (
            "preview NoteViewModel/narrow?arg.txt=a",
            "There is no value &#39;txt&#39; of NoteViewModel. Did you mean text?"
        ),
    ])
    func aBlockWithoutAPreviewIsAnErrorInItsPlace(info: String, message: String) throws {
        let page = try page(info)
        #expect(page.contains(message))
        #expect(page.contains("Docs/Guide.md:5"))
        #expect(!page.contains("<iframe"))
    }

    @Test func aValueThatDoesNotFitIsAnErrorInItsPlace() throws {
        let page = try page("preview ShelfViewModel/left?arg.kind=glass", site: .shelves())
        #expect(page.contains("&#39;glass&#39; is not a valid value of &#39;arg.kind&#39;."))
        #expect(!page.contains("<iframe"))
    }

    @Test func otherBlocksAreCode() throws {
        #expect(try page("swift preview NoteViewModel").contains("For other readers."))
    }

    @Test func theReferenceFollowsTheLanguage() throws {
        let markdown = "```preview  A/b?c=d \n```\n\n```previews A/b\n```\n\n```preview\n```\n"
        let blocks = try MarkdownDocument(markdown, file: .temporaryDirectory).codeBlocks
        #expect(blocks.map(\.previewReference) == ["A/b?c=d", nil, ""])
    }
}
