import FOSMVVM
import Foundation
import HTMLRendering
import ModelContextProtocol
import PreviewCatalog
import PreviewChecks
import Synchronization
import Testing

@testable import PreviewSite

/// The tools that use a browser.
@Suite struct AssistantBrowserTests {
    @Test func aMatrixCanBeOnePicture() throws {
        let assistant = try TestAssistant(TestSite(), pictures: PreviewPictureTests.Painter())
        let result = try assistant.call(
            "render_matrix",
            ["view": "GreetingView", "locales": ["en", "de"], "picture": true, "theme": "dark", "widths": [390, 800]])
        let picture = try #require(result["content"]?.elements?.last?["data"]?.string)
        let address = "/matrix/GreetingViewModel?theme=dark&locales=en,de&widths=390,800"
        #expect(String(decoding: Data(base64Encoded: picture) ?? Data(), as: UTF8.self) == "\(address) 1600 200")
        let wrong = try assistant.text("render_matrix", ["view": "GreetingView", "picture": true, "widths": [0]])
        #expect(wrong == "'widths' cannot be '0'. Use a number of pixels, such as 390.")
        let without = try TestAssistant(TestSite()).text("render_matrix", ["view": "GreetingView", "picture": true])
        #expect(without == "This host takes no pictures. Leave out picture.")
    }

    @Test func aPictureCanBeOfOneElement() throws {
        let assistant = try TestAssistant(TestSite(), pictures: PreviewPictureTests.Painter())
        let result = try assistant.call("render_preview", ["view": "NoteView", "format": "png", "element": "note"])
        let picture = try #require(result["content"]?.elements?.last?["data"]?.string)
        #expect(String(decoding: Data(base64Encoded: picture) ?? Data(), as: UTF8.self).hasSuffix(" 200 note"))
    }

    @Test func aBrowserExaminesThePreviewsOfAView() throws {
        let assistant = try TestAssistant(TestSite(), pictures: PreviewPictureTests.Painter())
        let found = try assistant.text("check", ["view": "NoteView", "browser": true, "rule": "too-wide"])
        #expect(found.contains("<h1>") && found.contains("[too-wide]") && found.contains("NoteView"))
        #expect(!found.contains("GreetingView"))
        #expect(try assistant.text("check", ["rule": "too-wide"]) == "No problems.")
        let without = try TestAssistant(TestSite()).text("check", ["browser": true])
        #expect(without == "This host examines nothing in a browser. Leave out browser.")
    }

    @Test func aCanceledCallExaminesNothingMore() throws {
        let browser = CancelingBrowser()
        let assistant = try TestAssistant(TestSite(), pictures: browser)
        let cancel = try assistant.cancellation()
        browser.onExamination.withLock { $0 = cancel }
        #expect(try assistant.request("tools/call", ["name": "check", "arguments": ["browser": true]]) == .null)
        // Those that another processor has begun may end.
        #expect((1...ProcessInfo.processInfo.activeProcessorCount).contains(browser.count.withLock(\.self)))
    }
}

/// A browser whose first examination cancels the call.
private final class CancelingBrowser: SiteBrowser, BrowserExaminer {
    let onExamination = Mutex<(@Sendable () -> Void)?>(nil)
    let count = Mutex(0)

    func picture(of address: String, width: Int, element: String?, in site: PreviewSite) throws -> Data { Data() }

    func examining<Result>(_ site: PreviewSite, _ body: (any BrowserExaminer) throws -> Result) throws -> Result {
        try body(self)
    }

    func examine(
        _ preview: Preview, in locales: [LocaleIdentifier], version: ViewVersion
    ) throws -> [ExaminedDocument] {
        onExamination.withLock(\.self)?()
        count.withLock { $0 += 1 }
        return []
    }
}
