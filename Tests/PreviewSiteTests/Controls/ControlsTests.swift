import FOSMVVM
import HTTPCore
import PreviewCatalog
import Testing

@testable import PreviewSite

/// Changed values of previews, from the address to the HTML.
struct ControlsTests {
    private static let shelf = "/previews/ShelfViewModel/left"
    private static let text = "你好 & <b>ß</b> 👩‍🚒"
    private static let encoded =
        "%E4%BD%A0%E5%A5%BD%20%26%20%3Cb%3E%C3%9F%3C%2Fb%3E%20%F0%9F%91%A9%E2%80%8D%F0%9F%9A%92"

    @Test func aDocumentShowsChangedValues() throws {
        let page = try TestSite.shelves().page(
            "/render/ShelfViewModel/left?arg.name=\(Self.encoded)&arg.kind=metal&arg.isFull=true&arg.boxes=3"
                + "&arg.boxes.2=%7B%7Bname%7D%7D&arg.owner.nil=true&arg.opened=2027-02-03T04:05&tz=Asia/Tokyo")
        #expect(page.contains("<p>你好 &amp; &lt;b&gt;ß&lt;/b&gt; 👩‍🚒, nobody, metal, true, 4:05\u{202F}AM</p>"))
        #expect(page.contains("<b>one</b><b>two</b><b>{{name}}</b>"))
    }

    @Test func anEmptyTextIsAText() throws {
        let site = try TestSite.shelves()
        let json = try site.page("\(Self.shelf)?panel=viewModel&arg.owner=")
        #expect(json.contains("&quot;owner&quot; : &quot;&quot;"))
        #expect(!(try site.page("\(Self.shelf)?panel=viewModel&arg.owner.nil=true").contains("owner&quot;")))
        #expect(try site.page("/render/ShelfViewModel/right?arg.owner=Bo").contains("<p>Right, Bo, wood"))
    }

    @Test func linksToTheSamePreviewKeepThem() throws {
        let page = try TestSite.shelves().page("\(Self.shelf)?panel=controls&arg.name=\(Self.encoded)")
        for address in ["/render/ShelfViewModel/left", "/matrix/ShelfViewModel"] {
            #expect(page.contains("\"\(address)?arg.name=\(Self.encoded)\""))
        }
        #expect(page.contains("href=\"\(Self.shelf)?panel=html&amp;arg.name=\(Self.encoded)\""))
        #expect(page.contains("href=\"\(Self.shelf)?theme=dark&amp;panel=controls&amp;arg.name=\(Self.encoded)\""))
        for other in ["/previews/ShelfViewModel/right", "/previews/NoteViewModel/note", "/coverage"] {
            #expect(page.contains("href=\"\(other)"))
            #expect(!page.contains(try Regex("\(other)[^\"]*arg")))
        }
        #expect(page.contains("href=\"/\""))
    }

    @Test(arguments: ["/", "/coverage", "/snapshots/ShelfViewModel/left"])
    func otherPagesDoNotKeepThem(page: String) throws {
        let page = try TestSite.shelves().page("\(page)?arg.name=A")
        #expect(page.contains("/ShelfViewModel/left"))
        #expect(!page.contains("arg.name"))
    }

    @Test func thePageOfAViewAppliesThemToAllPreviews() throws {
        let page = try TestSite.shelves().page("/previews/ShelfViewModel?arg.name=A")
        #expect(page.contains("src=\"/render/ShelfViewModel/left?arg.name=A\""))
        #expect(page.contains("src=\"/render/ShelfViewModel/right?arg.name=A\""))
    }

    @Test func eachValueHasAControl() throws {
        let page = try TestSite.shelves().page("\(Self.shelf)?panel=controls&locale=de")
        #expect(page.contains("<input type=\"hidden\" name=\"locale\" value=\"de\">"))
        let about = "aria-describedby=\"control-name-about\""
        #expect(page.contains("name=\"arg.name\" rows=\"1\" dir=\"auto\" spellcheck=\"false\" \(about)>\nLeft<"))
        #expect(page.contains("name=\"arg.owner.nil\" value=\"true\" type=\"checkbox\">nil"))
        #expect(page.contains("<option value=\"wood\" selected>wood</option><option value=\"metal\">metal</option>"))
        #expect(page.contains("<input type=\"hidden\" name=\"arg.isFull\" value=\"false\">"))
        #expect(page.contains("<input class=\"control-switch\" id=\"control-isFull\" name=\"arg.isFull\""))
        #expect(page.contains("name=\"arg.boxes\" value=\"2\" inputmode=\"numeric\""))
        #expect(page.contains("name=\"arg.opened\" value=\"2026-01-15T23:00\" type=\"datetime-local\""))
        #expect(!page.contains("data-control-reset"))
    }

    @Test func eachControlSaysWhatItChanges() throws {
        let page = try TestSite.shelves().page("\(Self.shelf)?panel=controls")
        #expect(page.contains("<code lang=\"en\" dir=\"ltr\">String</code> <bdi>Default: “Left”</bdi>"))
        #expect(page.contains("<p>What is <em>written</em> on it.</p>"))
        #expect(page.contains("<code lang=\"en\" dir=\"ltr\">String?</code> <bdi>Default: “Ada”</bdi>"))
        #expect(page.contains("<code lang=\"en\" dir=\"ltr\">Kind</code> <bdi>Default: wood</bdi>"))
        #expect(page.contains("<code lang=\"en\" dir=\"ltr\">[String]</code> <bdi>Default: 2</bdi>"))
        let other = try TestSite.shelves().page("/previews/ShelfViewModel/right?panel=controls")
        #expect(other.contains("<bdi>Default: nil</bdi>"))
    }

    @Test func aNameBelongsToTheValuesInTheAddress() throws {
        let site = try TestSite.shelves()
        let page = try site.page("\(Self.shelf)?panel=controls&arg.name=A&set=Long%20texts")
        #expect(page.contains("<option selected>Long texts</option>"))
        #expect(page.contains("href=\"\(Self.shelf)?panel=html&amp;set=Long%20texts&amp;arg.name=A\""))
        #expect(page.contains("href=\"\(Self.shelf)?panel=controls\" data-control-reset"))
        #expect(!page.contains("/render/ShelfViewModel/left?set="))
        #expect(!page.contains("/previews/ShelfViewModel/right?panel=controls&amp;set"))
        let long = String(repeating: "x", count: 61)
        #expect(try site.page("\(Self.shelf)?set=\(long)").contains("at most 60 characters"))
    }

    @Test func elementsCanBeMovedAndRemoved() throws {
        let site = try TestSite.shelves()
        let page = try site.page("\(Self.shelf)?panel=controls&arg.boxes=1,0&arg.boxes.1=x")
        #expect(page.contains("id=\"control-boxes-add\" type=\"button\" data-order=\"1,0,2\" data-list=\"arg.boxes\""))
        #expect(page.contains("id=\"control-boxes.1-moveUp\" type=\"button\" data-order=\"1,0\""))
        #expect(page.contains("id=\"control-boxes.1-moveDown\" type=\"button\" data-order=\"2\""))
        #expect(page.contains("id=\"control-boxes.1-remove\" type=\"button\" data-order=\"1\""))
        let document = try site.page("/render/ShelfViewModel/left?arg.boxes=1,0&arg.boxes.1=x")
        #expect(document.contains("<b>x</b><b>one</b>"))
    }

    @Test func changedValuesAreCopiedAsAPreview() throws {
        let site = try TestSite.shelves()
        #expect(!(try site.page("\(Self.shelf)?panel=controls").contains("Copy as #Preview</button>")))
        // The stub has no parameters for the others, so it is not known what it makes of them.
        let page = try site.page("\(Self.shelf)?panel=controls&arg.owner.nil=true&arg.kind=metal")
        #expect(
            page.contains(
                """
                data-language="swift">#Preview {
                    ShelfView.previewHost(viewModel: .init(
                        name: &quot;Left&quot;,
                        owner: nil,
                        kind: .metal,
                        isFull: false,
                        boxes: [&quot;one&quot;, &quot;two&quot;],
                        opened: Date(timeIntervalSince1970: 1_768_518_000)
                    ))
                }</code>
                """))
        #expect(page.contains("Copy as #Preview</button>"))
    }

    @Test func changedValuesCanBeReset() throws {
        let page = try TestSite.shelves().page("\(Self.shelf)?panel=controls&arg.name=A&arg.boxes=1&arg.boxes.0=x")
        let address = "href=\"\(Self.shelf)?panel=controls"
        let mark = "data-control-reset data-focus-next=\"control-"
        #expect(page.contains("\(address)&amp;arg.boxes=1&amp;arg.boxes.0=x\" \(mark)name\""))
        #expect(page.contains("\(address)&amp;arg.name=A\" \(mark)boxes\""))
        #expect(page.contains("\(address)\" data-control-reset aria-label=\"Reset all values\""))
    }

    @Test func aFieldWithoutAnEntrySaysWhatToEnter() throws {
        let page = try TestSite.shelves().page("\(Self.shelf)?panel=controls&arg.boxes=&arg.kind=%20")
        #expect(page.contains("aria-invalid=\"true\""))
        #expect(page.contains(">Enter a whole number from 0 to 100.</p>"))
        #expect(page.contains(">Choose one of these: "))
        #expect(!page.contains("does not fit."))
    }

    @Test func whatDoesNotFitIsRefusedAtItsControl() throws {
        let site = try TestSite.shelves()
        let query = "arg.boxes=many&arg.kind=%3Cb%3E&arg.nothing=1"
        let response = try site.get("\(Self.shelf)?panel=controls&\(query)")
        let description = "aria-describedby=\"control-boxes-about control-boxes-refusal\""
        #expect(response.text.contains("\(description) aria-invalid=\"true\""))
        #expect(response.text.contains("“many” does not fit. Enter a whole number from 0 to 100.</p>"))
        #expect(response.text.contains("“&lt;b&gt;” is not one of the choices: wood, metal."))
        #expect(response.text.contains("<li>“nothing” is not a value of this preview.</li>"))
        #expect(response.headers[.previewRefused] == "arg.nothing, arg.kind, arg.boxes")
        let other = try site.page("\(Self.shelf)?\(query)")
        #expect(other.contains("Values in the address that do not fit this preview: 3."))
        let document = try site.get("/render/ShelfViewModel/left?\(query)")
        #expect(document.text.contains("<p>Left, Ada, wood"))
        #expect(document.headers[.previewRefused] == "arg.nothing, arg.kind, arg.boxes")
    }

    @Test func sizesAreBounded() throws {
        let long = String(repeating: "x", count: 10_001)
        let response = try TestSite.shelves().get("\(Self.shelf)?arg.name=\(long)")
        #expect(response.status == .ok)
        #expect(response.text.contains("is too long"))
        #expect(response.headers[.previewRefused] == "arg")
    }

    /// A form without script sends the values of all controls.
    @Test func whatChangesNothingLeavesTheAddress() throws {
        let site = try TestSite.shelves()
        let all =
            "arg.name=Left&arg.owner=Ada&arg.kind=wood&arg.isFull=false&arg.isFull=true&arg.boxes=2"
            + "&arg.boxes.0=one&arg.boxes.1=two&arg.opened=2026-01-15T23:00"
        let response = try site.get("\(Self.shelf)?panel=controls&\(all)")
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == "\(Self.shelf)?panel=controls&arg.isFull=true")
        let nothing = try site.get("/previews/ShelfViewModel/right?arg.owner.nil=true&arg.owner=")
        #expect(nothing.headers[.location] == "/previews/ShelfViewModel/right")
    }

    @Test func theMatrixShowsThemInAllPreviewsOfTheViewModel() throws {
        let page = try TestSite.shelves().page("/matrix/ShelfViewModel?arg.kind=metal&arg.boxes.7=x")
        for preview in ["left", "right"] {
            #expect(page.contains("/render/ShelfViewModel/\(preview)?locale=en&amp;arg.boxes.7=x&amp;arg.kind=metal"))
        }
        #expect(!page.contains("NoteViewModel/note?arg"))
    }

    @Test func aViewModelWithoutParametersSaysSo() throws {
        let page = WorkbenchPageViewModel.stub(SampleProgram.note) { $0.panel = .controls }
        #expect(page.panel?.controls?.hasControls == false)
        let other = WorkbenchPageViewModel.stub(SampleProgram.list) { $0.panel = .controls }
        #expect(other.panel?.controls?.controls.map(\.path) == ["tasks"])
    }

    @Test func pagesWithOtherValuesAreStoredApart() throws {
        let site = try TestSite.shelves()
        let page = { (name: String) in try site.page("/render/ShelfViewModel/left?arg.name=\(name)") }
        #expect(try page("%C3%A9").contains("\u{E9}"))
        #expect(try page("e%CC%81").utf8.contains(0xCC))
        #expect(try page("e%CC%81") != page("%C3%A9") || !page("e%CC%81").utf8.elementsEqual(page("%C3%A9").utf8))
    }

    private struct Fragile: PreviewIsolation {
        func failure(of preview: Preview, _ changes: PreviewChanges?) -> PreviewFailure.Reason? {
            changes?.arguments.isEmpty == false ? .crashed("Fatal error: Division by zero.") : nil
        }
        func isKnown(_ preview: Preview, _ changes: PreviewChanges?) -> Bool { true }
    }

    @Test func aValueThatEndsThePreviewCanBeChangedBack() throws {
        let site = try TestSite.shelves(isolation: Fragile())
        let page = try site.page("\(Self.shelf)?panel=controls&arg.name=Zero")
        #expect(page.contains(">\nZero</textarea>"))
        #expect(page.contains("Division by zero."))
        #expect(try site.get("/render/ShelfViewModel/left?arg.name=Zero").status == .internalServerError)
        #expect(try site.page("/render/ShelfViewModel/left").contains("<p>Left"))
    }
}

extension PanelContent {
    fileprivate var controls: ControlsPanel? { if case .controls(let panel) = self { panel } else { nil } }
}
