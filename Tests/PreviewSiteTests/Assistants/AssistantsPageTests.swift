import FOSMVVM
import Foundation
import HTTPCore
import ModelContextProtocol
import Testing

@testable import PreviewSite

/// What people see of assistants, and how they stop writes.
@Suite struct AssistantsPageTests {
    private static let file = "Texts/App.yml"
    private static let text: JSONValue = ["key": "GreetingViewModel.title", "locale": "de", "text": "Guten Tag"]

    private func rows(_ page: String) -> [Substring] {
        page.split(separator: "<li class=\"assistant-call\"").dropFirst().map { $0.prefix { $0 != "\u{0}" } }
    }

    @Test func withoutACallThePageSaysHowToConnect() throws {
        let site = try TestSite()
        let page = try site.page("/assistants")
        #expect(page.contains("No calls yet") && page.contains("the address /mcp of this host"))
        #expect(page.contains("<code dir=\"ltr\">Docs/Assistants.md</code>"))
        #expect(rows(page).isEmpty && !page.contains("Stop writes"))
        try site.edit("Docs/Assistants.md", "# Our assistants")
        #expect(try site.page("/assistants").contains("href=\"/docs/Assistants\""))
    }

    @Test func eachCallIsARowTheNewestFirst() throws {
        let site = try TestSite()
        let assistant = try TestAssistant(site)
        _ = try assistant.call("list_previews", ["text": "<b>"])
        _ = try assistant.call("render_preview", ["view": "GreetingView/with-name", "locale": "de"])
        _ = try assistant.call("render_preview", ["view": "GreatingView"])
        let rows = rows(try site.page("/assistants"))
        try #require(rows.count == 3)
        #expect(rows[0].contains("There is no view &#39;GreatingView&#39;.") && !rows[0].contains("<iframe"))
        #expect(rows[1].contains("href=\"/previews/GreetingViewModel/with-name?locale=de\""))
        #expect(rows[1].contains("<iframe src=\"/render/GreetingViewModel/with-name?locale=de\""))
        #expect(!rows[1].contains("assistant-error"))
        #expect(rows[2].contains("list_previews") && rows[2].contains("&lt;b&gt;") && !rows[2].contains("<b>"))
    }

    @Test func theMarkIsOnEveryPageWhileAnAssistantIsConnected() throws {
        let site = try TestSite()
        let before = try site.page("/coverage")
        #expect(!before.contains("assistant-mark"))
        _ = try TestAssistant(site).call("list_previews")
        let after = try site.page("/coverage")
        #expect(after.contains("href=\"/assistants\" aria-label=\"An assistant is connected\""))
        #expect(after.contains("data-changes=\"/changes/0.0.1\""))
        #expect(site.site.version().page.calls == 1)
    }

    @Test func othersSeeNoneOfIt() throws {
        let site = try TestSite()
        _ = try TestAssistant(site).call("list_previews")
        let other = HTTPClient(peer: IPAddress("192.0.2.7"))
        let get = { target in site.site.respond(to: try HTTPRequest(target: target, client: other)) }
        #expect(try !get("/coverage").text.contains("assistant-mark"))
        #expect(try get("/assistants").status == .forbidden)
    }

    @Test func aWriteIsShownWithItsDifference() throws {
        let site = try TestSite(editsTexts: true)
        let assistant = try TestAssistant(site)
        _ = try assistant.call("set_text", Self.text)
        let row = try #require(rows(try site.page("/assistants")).first)
        #expect(row.contains("<code dir=\"ltr\">\(Self.file)</code>"))
        #expect(row.contains("<del>Hallo</del>") && row.contains("<ins>Guten Tag</ins>"))
        // The preview that shows the text.
        #expect(row.contains("href=\"/previews/GreetingViewModel/"))
        let path = "GreetingViewModel/with-name.en.html"
        _ = try assistant.call("accept_snapshots", ["paths": [.string(path)]])
        let accepted = try #require(rows(try site.page("/assistants")).first)
        #expect(accepted.contains("Snapshots/\(path)") && accepted.contains("<ins class=\"line line-added\">"))
        #expect(accepted.contains("href=\"/previews/GreetingViewModel/with-name?locale=en\""))
        // What is there already is not written.
        _ = try assistant.call("set_text", Self.text)
        #expect(try rows(site.page("/assistants")).first?.contains("assistant-write") == false)
    }

    @Test func aPersonStopsWritesAndAllowsThemAgain() throws {
        let site = try TestSite(editsTexts: true)
        let assistant = try TestAssistant(site)
        let before = site.text(Self.file)
        #expect(try site.page("/assistants").contains("action=\"/assistants/stop\""))
        let stop = try site.post("/assistants/stop")
        #expect(stop.status == .seeOther && stop.headers[.location] == "/assistants")
        let calls: [(String, JSONValue)] = [
            ("set_text", Self.text), ("accept_snapshots", ["paths": ["GreetingViewModel/with-name.en.html"]]),
        ]
        for (tool, arguments) in calls {
            let result = try assistant.call(tool, arguments)
            #expect(result["isError"] == true)
            let text = result["content"]?.elements?.first?["text"]?.string
            #expect(text?.hasPrefix("A person has stopped writes in the browser.") == true)
        }
        #expect(site.text(Self.file) == before && site.text("Snapshots/GreetingViewModel/with-name.en.html") == nil)
        #expect(try assistant.call("render_preview", ["view": "GreetingView"])["isError"] == false)
        let page = try site.page("/assistants")
        #expect(page.contains("action=\"/assistants/allow\"") && page.contains("A person has stopped writes"))
        #expect(try site.post("/assistants/allow").status == .seeOther)
        #expect(try assistant.call("set_text", Self.text)["isError"] == false)
        #expect(site.text(Self.file) != before)
    }

    @Test func onlyThoseWhoMayChangeFilesStopWrites() throws {
        let other = HTTPClient(peer: IPAddress("192.0.2.7"))
        let site = try TestSite(allowed: [.sources], editsTexts: true)
        #expect(try site.post("/assistants/stop", form: [], by: other).status == .forbidden)
        let page = site.site.respond(to: try HTTPRequest(target: "/assistants", client: other)).text
        #expect(page.contains("No calls yet") && !page.contains("/assistants/stop"))
        #expect(!site.site.assistants.areWritesStopped)
        // Without --edit there is nothing to stop.
        #expect(try TestSite().post("/assistants/stop").status == .forbidden)
        // A form of another site is refused before it arrives, and a link stops nothing.
        #expect(PreviewSite.acceptsPost(try HTTPRequest(method: .post, target: "/assistants/stop")))
        #expect(!PreviewSite.acceptsPost(try HTTPRequest(method: .post, target: "/assistants")))
    }
}
