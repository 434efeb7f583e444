import Foundation
import HTTPCore
import ModelContextProtocol
import PreviewCatalog
import Testing

@testable import PreviewSite

/// Assistants that send messages to a host.
@Suite struct AssistantTransportTests {
    private static let initialize = #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}}"#

    private let handler: HTTPHandler
    private let site: TestSite

    init() throws {
        let site = try TestSite()
        let transport = AssistantTransport { [site = site.site] in
            try AssistantTools(of: site).content(name: "app-previews", version: "1.0.0")
        }
        self.site = site
        handler = Safeguards(
            acceptsPost: AssistantTransport.accepts, acceptsPrograms: AssistantTransport.accepts
        ).wrapping(
            transport.wrapping { [site = site.site] in site.respond(to: $0) })
    }

    private func respond(
        to message: String, method: HTTPMethod = .post, headers: HTTPFields = [:], by client: HTTPClient = .program
    ) throws -> HTTPResponse {
        var fields: HTTPFields = [.contentType: "application/json", .hostField: "localhost:8080"]
        for field in headers { fields[field.name] = field.value }
        return handler(
            try HTTPRequest(
                method: method, target: "/mcp", headers: fields, body: Array(message.utf8), client: client))
    }

    private func json(_ response: HTTPResponse) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(response.text.utf8))
    }

    @Test func eachRequestHasAnAnswerInJSON() throws {
        let welcome = try respond(to: Self.initialize)
        #expect(welcome.status == .ok && welcome.headers[.contentType]?.hasPrefix("application/json") == true)
        #expect(welcome.headers[.cacheControl] == "no-store")
        #expect(try json(welcome)["result"]?["serverInfo"]?["name"] == "app-previews")
        // No tool builds the program.
        let instructions = try json(welcome)["result"]?["instructions"]?.string ?? ""
        #expect(instructions.contains("as by 'watch'") && !instructions.contains("call build"))
        let call = #"{"jsonrpc": "2.0", "id": "a", "method": "tools/call", "params": {"name": "render_preview", "#
        let first = try json(
            respond(to: call + #""arguments": {"view": "GreetingView"}, "_meta": {"progressToken": 1}}}"#))
        #expect(first["id"] == "a")
        let text = first["result"]?["content"]?.elements?.first?["text"]?.string ?? ""
        #expect(text.hasPrefix("GreetingView/"))
        let second = try json(respond(to: call + #""arguments": {"view": "GreetingView"}}}"#))
        let again = second["result"]?["content"]?.elements?.first?["text"]?.string ?? ""
        #expect(again.contains("Nothing has changed since the last call."))
    }

    @Test(arguments: [
        #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#, #"{"jsonrpc": "2.0", "id": 1, "result": {}}"#,
    ])
    func whatNeedsNoAnswerIsAccepted(message: String) throws {
        let response = try respond(to: message)
        #expect(response.status == .accepted && response.text.isEmpty)
    }

    @Test(arguments: [
        ("{", -32_700, HTTPStatus.badRequest), ("[]", -32_600, .badRequest),
        (#"{"jsonrpc": "2.0", "id": 1, "method": "fly"}"#, -32_601, .ok),
    ])
    func aWrongMessageIsAnsweredInJSON(message: String, code: Int, status: HTTPStatus) throws {
        let response = try respond(to: message)
        #expect(try json(response)["error"]?["code"] == .integer(code))
        #expect(response.status == status)
    }

    @Test func onlyAssistantsOfThisMachineAndNoPagesOfOthersAreAnswered() throws {
        let other = HTTPClient(peer: IPAddress("192.0.2.7"))
        #expect(try respond(to: Self.initialize, by: other).status == .forbidden)
        #expect(try respond(to: Self.initialize, headers: [.origin: "https://example.com"]).status == .forbidden)
        #expect(
            try respond(to: Self.initialize, headers: [.hostField: "previews.example.com"]).status
                == .misdirectedRequest)
    }

    @Test func whatIsNoMessageIsRefused() throws {
        let reading = try respond(to: "", method: .get)
        #expect(reading.status == .methodNotAllowed && reading.headers[.allow] == "POST")
        let form = try respond(to: "a=1", headers: [.contentType: "application/x-www-form-urlencoded"])
        #expect(form.status == .unsupportedMediaType)
        let revision = try #require(HTTPField.Name("MCP-Protocol-Version"))
        let old = try respond(to: Self.initialize, headers: [revision: "2024-11-05"])
        #expect(old.status == .badRequest && old.text.contains("2025-11-25 and 2025-06-18"))
        #expect(try respond(to: Self.initialize, headers: [revision: "2025-06-18"]).status == .ok)
    }
}
