import ModelContextProtocol
import Testing

@Suite struct ContentRequestsTests {
    @Test func aLongListOfResourcesHasACursor() throws {
        let server = try TestServer()
        let first = try server.answer("resources/list")?["result"]
        let next = try #require(first?["nextCursor"])
        let last = try server.answer("resources/list", ["cursor": next])?["result"]
        #expect(first?["resources"].count == 100)
        #expect(last?["resources"].count == 20)
        #expect(last?["nextCursor"] == nil)
        #expect(try server.answer("resources/list", ["cursor": "x"])?["error"]?["code"] == -32_602)
    }

    @Test func aResourceIsReadByItsAddress() throws {
        let server = try TestServer()
        let contents = try server.answer("resources/read", ["uri": "note://3"])?["result"]?["contents"]
        #expect(
            contents == [["uri": "note://3", "mimeType": "text/plain", "text": "The text of note://3"]])
        #expect(try server.answer("resources/read", ["uri": "x://3"])?["error"]?["code"] == -32_002)
        #expect(try server.answer("resources/templates/list")?["result"]?["resourceTemplates"].count == 1)
    }

    @Test func aPromptNeedsItsArguments() throws {
        let server = try TestServer()
        let prompt = try server.answer("prompts/get", ["name": "welcome", "arguments": ["name": "Ada"]])?["result"]
        #expect(prompt?["messages"] == [["role": "user", "content": ["type": "text", "text": "Welcome Ada."]]])
        let missing = try server.answer("prompts/get", ["name": "welcome"])?["error"]?["message"]
        #expect(missing == "The argument 'name' is missing. It is the name.")
        let unknown = try server.answer("prompts/get", ["name": "welcom"])?["error"]?["message"]
        #expect(unknown == "There is no prompt 'welcom'. Did you mean welcome?")
        #expect(try server.answer("prompts/list")?["result"]?["prompts"].count == 1)
    }

    @Test func anArgumentIsCompleted() throws {
        let completion = try TestServer().answer(
            "completion/complete",
            ["ref": ["type": "ref/prompt", "name": "welcome"], "argument": ["name": "name", "value": "A"]])
        #expect(
            completion?["result"]?["completion"] == ["values": ["Ada", "Amal"], "total": 2, "hasMore": false])
    }
}

extension JSONValue? {
    /// The number of elements of a list.
    fileprivate var count: Int? { self?.elements?.count }
}
