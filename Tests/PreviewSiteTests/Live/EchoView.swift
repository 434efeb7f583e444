import FOSMVVM
import Foundation
import HTTPCore
import PreviewCatalog
import Synchronization
import Testing

@testable import HTMLRendering
@testable import PreviewSite

/// A view that shows the entries of its inputs. The action `crash` ends it. After the action `letter`, it depends on
/// the texts of a letter.
final class EchoView: LiveView {
    private let inputs = Mutex<[LiveInput]>([])
    private let onInput: @Sendable () -> Void
    private let onEnd: @Sendable () -> Void

    init(onInput: @escaping @Sendable () -> Void = {}, onEnd: @escaping @Sendable () -> Void) {
        self.onInput = onInput
        self.onEnd = onEnd
    }

    func state(after input: LiveInput) throws(LiveViewFailure) -> LiveState {
        onInput()
        if input.action == .control("crash") { throw .died("Fatal error: Index out of range.") }
        let all = inputs.withLock { inputs in
            if input.changesState { inputs.append(input) }
            return inputs
        }
        let text = all.map {
            "\($0.entries.values.map(\.text).sorted().joined()) \($0.action.map { "\($0)" } ?? "")"
        }
        return LiveState(
            html: "<p class=\"ui-view\" lang=\"\(input.locale?.tag ?? "")\">\(text.joined(separator: "; "))</p>",
            isBusy: all.last?.action == .control("wait"),
            rejection: input.action == .control("old") ? .unknownControl("old") : nil,
            operations: [LiveOperations(EchoStubOps.self, json: Data("{\"count\": \(all.count)}".utf8))],
            events: input.clearsEvents
                ? []
                : all.map { _ in
                    LiveEvent(
                        date: Date(timeIntervalSince1970: 0), cause: .pressed("Echo <b>"),
                        changes: [LiveEvent.Value(name: "count", value: "1")], error: nil)
                },
            dependencies: ViewDependencies(
                templates: ["NoteView"],
                types: all.contains { $0.action == .control("letter") }
                    ? ["NoteViewModel", "LetterViewModel"] : ["NoteViewModel"]))
    }

    func end() { onEnd() }
}

private struct EchoStubOps {}

final class Echo: LiveViewStarter {
    /// How often views were asked for their state.
    let asked = Mutex(0)
    let ended = Mutex(0)
    let started = Mutex<[String]>([])

    func start(
        _ preview: Preview, changes: PreviewChanges?, locale: LocaleIdentifier, renderer: HTMLRenderer,
        timeZone: TimeZone
    ) throws(LiveViewFailure) -> (any LiveView)? {
        if preview.viewModelName == "GreetingViewModel" { return nil }
        let values = changes?.arguments.sorted.map { " \($0.path)=\($0.text)" }.joined() ?? ""
        started.withLock { $0.append("\(preview.slug) \(locale.tag) \(timeZone.identifier)\(values)") }
        return EchoView(onInput: { self.asked.withLock { $0 += 1 } }, onEnd: { self.ended.withLock { $0 += 1 } })
    }
}

/// A visitor of a site whose views echo.
final class Browser {
    static let document = "/render/NoteViewModel/narrow"

    let site: TestSite
    var cookie: String?
    private let client: HTTPClient

    init(_ site: TestSite, at address: String = "127.0.0.1") {
        self.site = site
        client = HTTPClient(peer: IPAddress(address))
    }

    /// A visitor of a site of its own.
    convenience init(_ echo: Echo = Echo(), limits: LiveSessionLimits = LiveSessionLimits()) throws {
        self.init(try TestSite(sessions: LiveSessions(starter: echo, limits: limits)))
    }

    func post(_ target: String, _ form: String = "", type: String = "application/x-www-form-urlencoded") throws
        -> HTTPResponse
    {
        var headers: HTTPFields = [.contentType: type]
        headers[.cookie] = cookie
        let response = site.site.respond(
            to: try HTTPRequest(
                method: .post, target: target, headers: headers, body: Array(form.utf8), client: client))
        if let set = response.headers[.setCookie] { cookie = String(set.prefix { $0 != ";" }) }
        return response
    }

    func get(_ target: String) throws -> HTTPResponse {
        var headers: HTTPFields = [:]
        headers[.cookie] = cookie
        return try site.get(target, headers: headers)
    }

    /// Begins a session, and returns its address.
    func begin(_ form: String = "action=a", query: String = "") throws -> String {
        try #require(try post(Self.document + "/live" + query, form).headers[.location])
    }
}
