import Diagnostics

extension ServerContent {
    /// The maximum number of values that complete an argument (the protocol).
    private static let completionLimit = 100

    /// Answers a request about resources, prompts or the values of their arguments. Nil for any other.
    func answer(_ method: String, _ parameters: JSONValue) throws(ProtocolError) -> JSONValue? {
        switch method {
        case "resources/list": try resources.map { source throws(ProtocolError) in try list(source, parameters) }
        case "resources/templates/list": resources.map { ["resourceTemplates": .list($0.templates.map(\.json))] }
        case "resources/read": resources == nil ? nil : try read(parameters)
        case "prompts/list": prompts.isEmpty ? nil : ["prompts": .list(prompts.map(\.json))]
        case "prompts/get": prompts.isEmpty ? nil : try prompt(parameters)
        case "completion/complete": completions.map { complete(parameters, $0) }
        default: nil
        }
    }

    private func list(_ source: ResourceSource, _ parameters: JSONValue) throws(ProtocolError) -> JSONValue {
        let all = try Self.failing { try source.list() }
        let start = parameters["cursor"]?.string.map { Int($0) ?? -1 } ?? 0
        guard (0...all.count).contains(start) else {
            throw .invalidParameters("The cursor is not one of this list. Begin without a cursor.")
        }
        let end = min(all.count, start + Self.completionLimit)
        var json: [String: JSONValue] = ["resources": .list(all[start..<end].map(\.json))]
        if end < all.count { json["nextCursor"] = .string("\(end)") }
        return .object(json)
    }

    /// Returns the resource that a request names.
    func resource(
        in parameters: JSONValue
    ) throws(ProtocolError) -> (address: String, resource: (text: String, mediaType: String)) {
        let address = parameters["uri"]?.string ?? ""
        guard let found = try Self.failing({ try resources?.read(address) ?? nil }) else {
            throw .unknownResource("There is no resource '\(address.excerpt)'. 'resources/list' lists all.")
        }
        return (address, found)
    }

    private func read(_ parameters: JSONValue) throws(ProtocolError) -> JSONValue {
        let (address, found) = try resource(in: parameters)
        return [
            "contents": [
                ["uri": .string(address), "mimeType": .string(found.mediaType), "text": .string(found.text)]
            ]
        ]
    }

    private func prompt(_ parameters: JSONValue) throws(ProtocolError) -> JSONValue {
        let name = parameters["name"]?.string ?? ""
        guard let prompt = prompts.first(where: { $0.name == name }) else {
            throw .invalidParameters(NearestNames.unknown("prompt", name, among: prompts.map(\.name)))
        }
        let arguments = (parameters["arguments"]?.object ?? [:]).compactMapValues(\.string)
        if let missing = prompt.arguments.first(where: { $0.isRequired && (arguments[$0.name] ?? "").isEmpty }) {
            throw .invalidParameters("The argument '\(missing.name)' is missing. It is \(missing.description).")
        }
        let text = try Self.failing { try prompt.text(arguments) }
        return [
            "description": .string(prompt.description),
            "messages": [["role": "user", "content": ["type": "text", "text": .string(text)]]],
        ]
    }

    private func complete(
        _ parameters: JSONValue, _ values: (String, String, [String: String]) -> [String]
    ) -> JSONValue {
        let argument = parameters["argument"]
        let others = (parameters["context"]?["arguments"]?.object ?? [:]).compactMapValues(\.string)
        let all = values(argument?["name"]?.string ?? "", argument?["value"]?.string ?? "", others)
        let shown = all.prefix(Self.completionLimit).map { JSONValue.string($0) }
        return [
            "completion": [
                "values": .list(shown), "total": .integer(all.count), "hasMore": .boolean(all.count > shown.count),
            ]
        ]
    }

    /// Returns what a function returns. Its error becomes that of the request.
    private static func failing<Value>(_ body: () throws -> Value) throws(ProtocolError) -> Value {
        do {
            return try body()
        } catch let error as ProtocolError {
            throw error
        } catch {
            throw .failed(error.localizedDescription)
        }
    }
}
