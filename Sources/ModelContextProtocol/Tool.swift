package import Foundation

/// A tool that assistants can call.
package struct Tool: Sendable {
    package let name: String
    /// The name for people.
    package let title: String
    /// What it does and when to use it, for assistants.
    package let description: String
    package let inputSchema: JSONSchema
    package let outputSchema: JSONSchema
    package let annotations: ToolAnnotations
    private var body: @Sendable (JSONValue, ToolCall) throws -> ToolResult

    /// Creates a tool whose schemas follow from the types of its arguments and its output.
    ///
    /// - Parameter body: Answers a call on any thread. Its error is shown to the assistant.
    /// - Throws: ``SchemaError``.
    package init<Arguments: DescribedProperties, Output: Codable & Sendable>(
        _ name: String, title: String, description: String, annotations: ToolAnnotations = .reading,
        body: @escaping @Sendable (Arguments, ToolCall) throws -> ToolAnswer<Output>
    ) throws {
        let schema = try JSONSchema(of: Arguments.self)
        (self.name, self.title, self.description, self.annotations) = (name, title, description, annotations)
        inputSchema = schema
        outputSchema = try JSONSchema(of: Output.self)
        self.body = { arguments, call in
            if let problem = schema.problem(with: arguments) { return ToolResult(error: problem) }
            let arguments = try JSONDecoder().decode(Arguments.self, from: JSONText.data(of: arguments))
            return try ToolResult(try body(arguments, call))
        }
    }

    /// Whether a call can replace files of the package.
    package var replacesFiles: Bool { annotations.isDestructive }

    /// Returns the tool with something around each of its calls, such as a log.
    ///
    /// - Parameter answer: Answers a call on any thread. It can call the tool itself, whose failure is a result.
    package func wrapped(
        _ answer: @escaping @Sendable (_ arguments: JSONValue, _ own: () throws -> ToolResult) throws -> ToolResult
    ) -> Tool {
        var tool = self
        tool.body = { arguments, call in try answer(arguments) { try result(of: arguments, call) } }
        return tool
    }

    /// Answers a call. A failure is a result, which the assistant sees and can correct.
    func result(of arguments: JSONValue, _ call: ToolCall) throws(CancellationError) -> ToolResult {
        do {
            return try body(arguments, call)
        } catch let error as CancellationError {
            throw error
        } catch {
            return ToolResult(error: error.localizedDescription)
        }
    }

    /// What `tools/list` says about it.
    var json: JSONValue {
        [
            "name": .string(name), "title": .string(title), "description": .string(description),
            "inputSchema": inputSchema.json, "outputSchema": outputSchema.json, "annotations": annotations.json,
        ]
    }
}

/// What a tool may change, for clients that ask a person first.
package struct ToolAnnotations: Sendable {
    let isReadOnly: Bool
    let isIdempotent: Bool
    var isDestructive = false

    /// Changes nothing, and answers equal calls equally.
    package static let reading = ToolAnnotations(isReadOnly: true, isIdempotent: true)
    /// Writes what can be made again, such as a build.
    package static let building = ToolAnnotations(isReadOnly: false, isIdempotent: true)
    /// Replaces files of the package.
    package static let writing = ToolAnnotations(isReadOnly: false, isIdempotent: true, isDestructive: true)

    var json: JSONValue {
        [
            "readOnlyHint": .boolean(isReadOnly), "idempotentHint": .boolean(isIdempotent),
            "destructiveHint": .boolean(isDestructive), "openWorldHint": false,
        ]
    }
}

/// The answer of a tool.
package struct ToolAnswer<Output: Codable & Sendable>: Sendable {
    /// What a reader understands first.
    package var text: String
    /// The same for programs.
    package var output: Output
    /// A picture as PNG.
    package var picture: Data?

    package init(_ text: String, _ output: Output, picture: Data? = nil) {
        (self.text, self.output, self.picture) = (text, output, picture)
    }
}

/// The result of a call as JSON.
package struct ToolResult: Sendable {
    /// The maximum size of its parts in bytes, pictures included.
    private static let sizeLimit = 8_388_608

    package let json: JSONValue
    /// Why the call failed. Nil if it did not.
    package let error: String?

    package init(error: String) {
        json = ["content": [["type": "text", "text": .string(error)]], "isError": true]
        self.error = error
    }

    init(_ answer: ToolAnswer<some Codable & Sendable>) throws {
        let size = answer.text.utf8.count + (answer.picture?.count ?? 0)
        guard size <= Self.sizeLimit else {
            self.init(error: "The answer has \(size) bytes, and \(Self.sizeLimit) are allowed. Ask for a part of it.")
            return
        }
        let picture = answer.picture.map { data -> JSONValue in
            ["type": "image", "mimeType": "image/png", "data": .string(data.base64EncodedString())]
        }
        let text: JSONValue = ["type": "text", "text": .string(answer.text)]
        self.init(content: [text] + [picture].compactMap(\.self), output: try JSONText.value(of: answer.output))
    }

    private init(content: [JSONValue], output: JSONValue) {
        json = ["content": .list(content), "structuredContent": output, "isError": false]
        error = nil
    }

    private init(json: JSONValue, error: String?) {
        (self.json, self.error) = (json, error)
    }

    /// Returns the result with another text at its end.
    package func adding(_ text: String) -> ToolResult {
        guard var members = json.object, case .list(let content)? = members["content"] else { return self }
        members["content"] = .list(content + [["type": "text", "text": .string(text)]])
        return ToolResult(json: .object(members), error: error)
    }
}
