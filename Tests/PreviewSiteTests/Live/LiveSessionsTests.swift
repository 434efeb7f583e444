import Foundation
import HTTPCore
import Testing

@testable import HTMLRendering
@testable import PreviewSite

/// Sessions with live views that count what they receive.
struct LiveSessionsTests {
    @Test func otherValuesAreAnotherSession() throws {
        let echo = Echo()
        let browser = try Browser(echo)
        let address = try browser.begin(query: "?arg.text=%C3%9C")
        #expect(!address.contains("arg"))
        #expect(echo.started.withLock(\.self).allSatisfy { $0.hasSuffix(" text=Ü") })
        let frame = "src=\"\(address)\""
        #expect(try browser.get("/previews/NoteViewModel/narrow?arg.text=%C3%9C").text.contains(frame))
        #expect(!(try browser.get("/previews/NoteViewModel/narrow").text.contains(frame)))
        let reset = try browser.post(address + "/reset")
        #expect(reset.headers[.location] == "/previews/NoteViewModel/narrow?arg.text=%C3%9C")
    }

    @Test func theFirstInputBeginsASession() throws {
        let echo = Echo()
        let browser = try Browser(echo)
        let response = try browser.post(
            Browser.document + "/live?locale=de&tz=Asia/Tokyo&theme=dark", "name=Ada&action=a")
        #expect(response.status == .seeOther)
        let address = try #require(response.headers[.location])
        #expect(address.hasPrefix("/live/"))
        #expect(address.hasSuffix("?locale=de&theme=dark&tz=Asia%2FTokyo"))
        let cookie = try #require(response.headers[.setCookie])
        #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Strict"))
        #expect(echo.started.withLock(\.self) == ["narrow de Asia/Tokyo"])
        let page = try browser.get(address)
        #expect(page.status == .ok)
        #expect(page.text.contains("<p class=\"ui-view\" lang=\"de\">Ada control(\"a\")</p>"))
        #expect(page.text.contains("<html lang=\"de\" dir=\"ltr\" data-theme=\"dark\""))
        #expect(!page.isRepeatable)
    }

    @Test func furtherInputsGoToTheSession() throws {
        let browser = try Browser()
        let address = try browser.begin()
        let response = try browser.post(address + "/input", "name=Bob&action=")
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == address)
        #expect(response.headers[.setCookie] == nil)
        #expect(try browser.get(address).text.contains(" control(\"a\"); Bob submit</p>"))
    }

    @Test func `What is entered is sent without submitting the form`() throws {
        let browser = try Browser()
        let address = try browser.begin()
        #expect(try browser.get(address).text.contains("<noscript><p class=\"ui-apply\"><button form=\"live\">"))
        _ = try browser.post(address + "/input", "name=Bob")
        #expect(try browser.get(address).text.contains(" control(\"a\"); Bob </p>"))
    }

    @Test func `A press asks the view once, with and without script`() throws {
        let echo = Echo()
        let browser = try Browser(echo)
        let address = try browser.begin()
        _ = try browser.get(address)
        _ = try browser.post(address + "/input", "action=b")
        #expect(try browser.get(address).text.contains("control(\"a\");  control(\"b\")</p>"))
        let page = try browser.post(address + "/input", "action=c&answer-in-place=")
        #expect(page.status == .ok)
        #expect(page.headers[.contentLocation] == address)
        #expect(page.text.contains("control(\"b\");  control(\"c\")</p>"))
        #expect(echo.asked.withLock(\.self) == 3)
        _ = try browser.get(address)
        #expect(echo.asked.withLock(\.self) == 4)
    }

    @Test func `The script gets the page of a session that it begins`() throws {
        let browser = try Browser()
        let page = try browser.post(Browser.document + "/live?locale=de", "action=a&answer-in-place=")
        #expect(page.text.contains("<p class=\"ui-view\" lang=\"de\"> control(\"a\")</p>"))
        let address = try #require(page.headers[.contentLocation])
        #expect(address.hasPrefix("/live/") && browser.cookie != nil)
        #expect(try browser.get(address).text.contains("lang=\"de\"> control(\"a\")</p>"))
    }

    @Test(arguments: ["?locale=ar", "?locale=de&theme=dark"])
    func `What a form has led to is shown in the language of the page`(query: String) throws {
        let browser = try Browser()
        let address = try browser.begin(query: "?locale=de")
        let page = try browser.get(address.prefix { $0 != "?" } + query)
        #expect(page.text.contains("<html lang=\"\(query.contains("=ar") ? "ar" : "de")\""))
    }

    @Test func theLastOfEqualNamesCounts() throws {
        let browser = try Browser()
        let address = try browser.begin("agrees=&agrees=on")
        #expect(try browser.get(address).text.contains("<p class=\"ui-view\" lang=\"en\">on </p>"))
    }

    @Test func aSessionBelongsToItsVisitor() throws {
        let browser = try Browser()
        let address = try browser.begin()
        let stranger = Browser(browser.site)
        for cookie in [nil, "preview-host=0", "preview-host=\(String(repeating: "0", count: 32))"] {
            stranger.cookie = cookie
            let response = try stranger.get(address)
            #expect(response.status == .gone)
            #expect(response.text.contains("This session has ended"))
            #expect(!response.text.contains(Browser.document))
            #expect(try stranger.post(address + "/input", "action=b").status == .gone)
            #expect(try stranger.post(address + "/reset").status == .gone)
        }
        #expect(try browser.get(address).text.contains(" control(\"a\")</p>"))
    }

    @Test func theWorkbenchShowsTheSession() throws {
        let browser = try Browser()
        let workbench = "/previews/NoteViewModel/narrow?locale=de"
        #expect(try browser.get(workbench).text.contains("src=\"/render/NoteViewModel/narrow?locale=de\""))
        let address = try browser.begin(query: "?locale=de")
        #expect(try browser.get(workbench).text.contains("src=\"\(address)\""))
        let other = try browser.get("/previews/NoteViewModel/narrow?locale=ar")
        #expect(other.text.contains("src=\"\(address.replacing("locale=de", with: "locale=ar"))\""))
        let stranger = Browser(browser.site)
        #expect(try stranger.get(workbench).text.contains("src=\"/render/"))
    }

    @Test func aSessionIsShownInTheLocaleOfEachPage() throws {
        let browser = try Browser()
        let address = try browser.begin("name=Ada&action=a", query: "?locale=de")
        let other = address.replacing("locale=de", with: "locale=ar")
        #expect(try browser.get(other).text.contains("<p class=\"ui-view\" lang=\"ar\">Ada control(\"a\")</p>"))
        #expect(try browser.get(other).text.contains("<html lang=\"ar\" dir=\"rtl\""))
        let response = try browser.post(other.replacing("?", with: "/input?"), "name=Bob&action=b")
        #expect(response.headers[.location] == other)
        #expect(try browser.get(address).text.contains("lang=\"de\">Ada control(\"a\"); Bob control(\"b\")</p>"))
    }

    @Test func theOperationsAreListedAndCleared() throws {
        let browser = try Browser()
        let workbench = "/previews/NoteViewModel/narrow?panel=operations"
        let address = try browser.begin()
        let page = try browser.get(workbench)
        let call = "<span class=\"operations-call\"> <code lang=\"en\" dir=\"ltr\">count = 1</code></span>"
        #expect(page.text.contains(":00</time>\(call) <bdi class=\"operations-cause\">“Echo &lt;b&gt;”</bdi>"))
        #expect(page.text.contains("&quot;count&quot; : 1"))
        let response = try browser.post(address + "/clear?panel=operations")
        #expect(response.headers[.location] == workbench)
        #expect(try browser.get(workbench).text.contains("No operation has been called yet"))
    }

    @Test func theTimeOfAnEventIsThatOfTheMachine() throws {
        let change = LiveEvent.Value(name: "count", value: "1")
        let event = LiveEvent(date: Date(timeIntervalSince1970: 0), cause: nil, changes: [change], error: nil)
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        #expect(OperationsPanelEvent.events(event, timeZone: tokyo).map(\.time) == ["09:00:00"])
    }

    @Test func `A press that called nothing is a step, and not in the log`() throws {
        func lines(_ cause: LiveEvent.Cause, _ changes: [LiveEvent.Value] = [], error: String? = nil) -> Int {
            OperationsPanelEvent.events(LiveEvent(date: .now, cause: cause, changes: changes, error: error)).count
        }
        #expect(lines(.pressed("Choose")) == 0)
        #expect(lines(.pressed("Choose"), error: "It was not called.") == 1)
        #expect(lines(.pressed("Choose"), [.init(name: "chooseCalled", value: "true")]) == 1)
        #expect(lines(.called("choose", [])) == 1)
    }

    @Test func `The panel of values says that the view has left them`() throws {
        let browser = try Browser()
        let panel = "/previews/NoteViewModel/narrow?panel=controls"
        let note = "The view has been used since it started with these values."
        #expect(try !browser.get(panel).text.contains(note))
        _ = try browser.begin()
        #expect(try browser.get(panel).text.contains(note))
        #expect(try !browser.get(panel + "&arg.text=other").text.contains(note))
    }

    /// A view that does not respond before it ends.
    private final class SlowView: LiveView {
        let isAsked = DispatchSemaphore(value: 0)
        private let hasEnded = DispatchSemaphore(value: 0)

        func state(after input: LiveInput) throws(LiveViewFailure) -> LiveState {
            isAsked.signal()
            hasEnded.wait()
            throw .timedOut(5)
        }

        func end() { hasEnded.signal() }
    }

    @Test func theLastStateIsThereWhileTheViewIsBusy() throws {
        let subject = LiveSessionKey(
            visitor: Visitor(), viewModel: "NoteViewModel", slug: "narrow", timeZone: nil, view: .template,
            arguments: .none)
        let view = SlowView()
        let site = try TestSite()
        let content = site.site.loader.current().content
        let session = LiveSession(
            subject, view: view, from: nil, version: content.version, locale: .english, start: { _, _ in nil })
        let answered = DispatchSemaphore(value: 0)
        Thread { _ = session.send(LiveInput(), in: content) }.start()
        view.isAsked.wait()
        Thread {
            _ = session.lastState
            answered.signal()
        }.start()
        #expect(answered.wait(timeout: .now() + 30) == .success)
        session.end()
    }

    @Test func aRejectedInputIsExplained() throws {
        let browser = try Browser()
        let address = try browser.begin()
        #expect(try browser.post(address + "/input", "action=old").status == .seeOther)
        let page = try browser.get(address)
        #expect(page.text.contains("role=\"alert\">The view no longer has this control. Nothing was done."))
        #expect(try !browser.get(address).text.contains("role=\"alert\""))
    }

    @Test func aBusyPageAsksAgainWithoutScript() throws {
        let browser = try Browser()
        let address = try browser.begin()
        #expect(try !browser.get(address).text.contains("http-equiv=\"refresh\""))
        _ = try browser.post(address + "/input", "action=wait")
        #expect(try browser.get(address).text.contains("<noscript><meta http-equiv=\"refresh\" content=\"1\">"))
    }

    @Test func formsThatCannotBeReadAreRefused() throws {
        let browser = try Browser()
        let address = try browser.begin()
        let file = "--b\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a.png\"\r\n\r\nx\r\n--b--\r\n"
        let refused = try browser.post(address + "/input", file, type: "multipart/form-data; boundary=b")
        #expect(refused.status == .unsupportedMediaType)
        #expect(refused.text.contains("The field “photo” is a file. Files are not accepted."))
        #expect(try browser.post(address + "/input", "{}", type: "application/json").status == .unsupportedMediaType)
        #expect(try browser.post(address + "/input", "a=%FF").status == .badRequest)
    }

    @Test func aViewWithoutStateHasNoSession() throws {
        let response = try Browser().post("/render/GreetingViewModel/with-name/live", "action=a")
        #expect(response.status == .badRequest)
        #expect(response.text.contains("has no state"))
    }

    @Test func onlyFormsAreAccepted() throws {
        for path in [Browser.document + "/live", "/live/x/input", "/live/x/reset", "/live/x/clear"] {
            #expect(PreviewSite.acceptsPost(try HTTPRequest(target: path)), "\(path)")
        }
        #expect(!PreviewSite.acceptsPost(try HTTPRequest(target: "/live/x")))
    }

    /// Others may be sent again, because they do not depend on sessions.
    @Test func aWorkbenchOfAVisitorIsMadeForEachRequest() throws {
        let browser = try Browser()
        #expect(try browser.get("/previews/NoteViewModel/narrow").isRepeatable)
        _ = try browser.begin()
        #expect(!(try browser.get("/previews/NoteViewModel/narrow").isRepeatable))
        #expect(try browser.get("/coverage").isRepeatable)
    }
}
