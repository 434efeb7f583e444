import Foundation
import ModelContextProtocol
import Synchronization
import Testing

@Suite struct ProtocolServerTests {
    @Test(arguments: [("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"), ("2019-01-01", "2025-11-25")])
    func theRevisionOfTheClientIsSpokenIfItIsKnown(asked: String, spoken: String) throws {
        let answer = try TestServer().answer("initialize", ["protocolVersion": .string(asked)])?["result"]
        #expect(answer?["protocolVersion"]?.string == spoken)
    }

    @Test func theServerIntroducesItself() throws {
        let answer = try TestServer().answer("initialize", ["protocolVersion": "2025-11-25"])?["result"]
        #expect(answer?["serverInfo"] == ["name": "test", "title": "A test", "version": "1.2.3"])
        #expect(answer?["instructions"] == "Greet first.")
        #expect(answer?["capabilities"]?.object?.keys.sorted() == ["completions", "prompts", "resources", "tools"])
    }

    @Test func aPingIsAnswered() throws {
        #expect(try TestServer().answer("ping")?["result"] == [:])
    }

    @Test(arguments: [
        ("nonsense", -32_700), ("[]", -32_600), (#"{"id": 7, "method": "ping"}"#, -32_600),
        (#"{"jsonrpc": "2.0", "id": 7}"#, -32_600), (#"{"jsonrpc": "2.0", "id": 1.5, "method": "ping"}"#, -32_600),
        (#"{"jsonrpc": "2.0", "id": 7, "method": "fly"}"#, -32_601),
        (#"{"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": "gret"}}"#, -32_602),
    ])
    func aWrongMessageHasAnErrorWithItsCode(line: String, code: Int) throws {
        let server = try TestServer()
        server.receive(line)
        #expect(server.messages.count == 1)
        #expect(server.messages[0]["error"]?["code"] == .integer(code))
    }

    @Test func anUnknownToolHasTheNearestName() throws {
        let answer = try TestServer().answer("tools/call", ["name": "gret"])
        #expect(answer?["error"]?["message"] == "There is no tool 'gret'. Did you mean greet?")
    }

    @Test(arguments: ["", "  ", #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#])
    func nothingIsAnsweredToAnEmptyLineOrANotification(line: String) throws {
        let server = try TestServer()
        server.receive(line)
        #expect(server.messages == [])
    }

    @Test func aLineThatIsTooLongIsRefused() throws {
        let server = try TestServer()
        server.receive(String(repeating: "a", count: 1_048_577))
        #expect(server.messages.first?["error"]?["code"] == -32_600)
    }

    @Test func somethingAroundAToolSeesItsCallsAndCanAnswerThem() throws {
        let seen = Mutex<[String]>([])
        let server = try TestServer(wrapped: { arguments, own in
            if arguments["name"] == "Bo" { return ToolResult(error: "Bo is away.") }
            let result = try own()
            seen.withLock { $0.append(result.error ?? "no error") }
            return result
        })
        #expect(try server.call(["name": "Ada"])?["isError"] == false)
        #expect(try server.call(["nam": "Ada"])?["isError"] == true)
        let refused = try server.call(["name": "Bo"])
        #expect(refused?["content"] == [["type": "text", "text": "Bo is away."]] && refused?["isError"] == true)
        let errors = seen.withLock(\.self)
        #expect(errors.count == 2 && errors[0] == "no error" && errors[1].contains("'nam'"))
    }

    @Test func aCallIsAnsweredWithTextAndValues() throws {
        let result = try TestServer().call(["name": "Ada"])
        #expect(result?.text == "Hello Ada.")
        #expect(result?["structuredContent"] == ["text": "Hello Ada."])
        #expect(result?["isError"] == false)
    }

    @Test func theErrorOfAToolIsAResult() throws {
        let server = try TestServer(body: { _, _ in throw ProtocolError.failed("It is closed. Come tomorrow.") })
        let result = try server.call(["name": "Ada"])
        #expect(result?.text == "It is closed. Come tomorrow.")
        #expect(result?["isError"] == true)
    }

    @Test func anAnswerThatIsTooLargeIsAnError() throws {
        let text = String(repeating: "a", count: 9_000_000)
        let result = try TestServer(body: { _, _ in ToolAnswer(text, Greeting(text: "")) }).call(["name": "Ada"])
        #expect(result?["isError"] == true)
        #expect(result?.text?.contains("Ask for a part of it.") == true)
    }

    @Test func aPictureIsAPartOfTheResult() throws {
        let picture = Data([1, 2, 3])
        let server = try TestServer(body: { _, _ in ToolAnswer("", Greeting(text: ""), picture: picture) })
        let parts = try server.call(["name": "Ada"])?["content"]?.elements
        #expect(parts?.last == ["type": "image", "mimeType": "image/png", "data": "AQID"])
    }

    @Test func progressIsReportedToAClientThatAsksForIt() throws {
        let server = try TestServer(body: { _, call in
            call.progress(1, of: 2, "half")
            return ToolAnswer("", Greeting(text: ""))
        })
        try server.send("tools/call", ["name": "greet", "arguments": ["name": "Ada"]], id: 1)
        #expect(server.messages.count == 1)
        let parameters: JSONValue = [
            "name": "greet", "arguments": ["name": "Ada"], "_meta": ["progressToken": "t"],
        ]
        try server.send("tools/call", parameters, id: 2)
        let progress = server.messages.first { $0["method"] == "notifications/progress" }?["params"]
        #expect(progress?["progressToken"] == "t")
        #expect(progress?["message"] == "half")
    }

    @Test func aCancelledCallIsNotAnswered() throws {
        let held = Mutex<[@Sendable () -> Void]>([])
        let hold: ProtocolServer.Runner = { work in held.withLock { $0.append(work) } }
        let body: TestServer.Body = { _, call in
            try call.checkCancellation()
            return ToolAnswer("", Greeting(text: ""))
        }
        let server = try TestServer(run: hold, body: body)
        for id in [1, 2] {
            try server.send("tools/call", ["name": "greet", "arguments": ["name": "A"]], id: .integer(id))
        }
        try server.notify("notifications/cancelled", ["requestId": 1])
        for work in held.withLock(\.self) { work() }
        #expect(server.messages.map { $0["id"] } == [2])
    }

    @Test func anIdIsFreeWithItsAnswer() throws {
        let next = Mutex<TestServer?>(nil)
        let call: @Sendable (TestServer) -> Void = { server in
            try? server.send("tools/call", ["name": "greet", "arguments": ["name": "A"]], id: 1)
        }
        let server = try TestServer(onMessage: { next.withLock { $0.take() }.map(call) })
        next.withLock { $0 = server }
        call(server)
        #expect(server.messages.map { $0["error"] } == [nil, nil])
    }

    @Test func tooManyCallsAtTheSameTimeAreRefused() throws {
        let server = try TestServer(run: { _ in })
        for id in 0...32 {
            try server.send("tools/call", ["name": "greet", "arguments": ["name": "A"]], id: .integer(id))
        }
        #expect(server.messages.map { $0["error"]?["code"] } == [-32_600])
    }
}
