import ModelContextProtocol
import Testing

@Suite struct JSONSchemaTests {
    @Test func theSchemaFollowsFromTheType() throws {
        let schema = try JSONSchema(of: GreetArguments.self).json
        let properties = schema["properties"]
        #expect(schema["required"] == ["name"])
        #expect(schema["additionalProperties"] == false)
        #expect(properties?["name"] == ["type": "string", "description": "The name of somebody."])
        #expect(properties?["tone"] == ["type": "string", "enum": ["kind", "short"]])
        #expect(properties?["loud"] == ["type": "boolean"])
        #expect(properties?["volume"] == ["type": "number"])
        #expect(properties?["times"] == ["type": "integer"])
        #expect(properties?["values"] == ["type": "object", "additionalProperties": ["type": "string"]])
        #expect(properties?["titles"]?["items"]?["required"] == ["text"])
    }

    @Test(
        arguments: [
            ([:], "The argument 'name' is missing. It is a text."),
            (["name": 3], "'name' must be a text, not 3."),
            (["nam": "Ada"], "There is no argument 'nam'. Did you mean name?"),
            (["name": "A", "tone": "kin"], "'tone' cannot be 'kin'. Did you mean kind?"),
            (["name": "A", "times": "3"], "'times' must be a whole number, not the text '3'."),
            (["name": "A", "titles": [["rank": 1]]], "The argument 'titles[0].text' is missing. It is a text."),
            (["name": "A", "values": ["a": true]], "'values.a' must be a text, not true."),
            ([], "The arguments must be an object, not a list."),
        ] as [(JSONValue, String)])
    func wrongArgumentsAreRefusedWithWhatWouldBeRight(arguments: JSONValue, message: String) throws {
        let result = try TestServer().call(arguments)
        #expect(result?.text == message)
        #expect(result?["isError"] == true)
    }

    @Test(
        arguments: [
            ["name": "A"], ["name": "A", "tone": "kind", "loud": true, "volume": 1, "times": 2],
            ["name": "A", "tone": .null, "titles": [["text": "Dr", "rank": 1]], "values": ["a": "b"]],
        ] as [JSONValue])
    func rightArgumentsAreAccepted(arguments: JSONValue) throws {
        #expect(try TestServer().call(arguments)?.text == "Hello A.")
    }

    @Test func aTypeThatContainsItselfHasNoSchema() {
        #expect(throws: SchemaError.self) { try JSONSchema(of: Chain.self) }
    }
}

private struct Chain: Decodable {
    let next: [Chain]
}
