/// What a server offers to assistants.
package struct ServerContent: Sendable {
    package let name: String
    package let title: String
    package let version: String
    /// How to use the tools together, which clients show to the assistant once.
    package let instructions: String
    package let tools: [Tool]
    package var resources: ResourceSource?
    /// Whether somebody calls ``ProtocolServer/announceChanges()``, so that clients can subscribe to resources.
    package var announcesChanges = false
    package var prompts: [Prompt] = []
    /// Returns the values of an argument that begin with a text.
    package var completions: Completions?

    /// Returns the values of an argument.
    package typealias Completions =
        @Sendable (
            _ argument: String, _ beginning: String, _ others: [String: String]
        ) -> [String]

    package init(name: String, title: String, version: String, instructions: String, tools: [Tool]) {
        (self.name, self.title, self.version) = (name, title, version)
        (self.instructions, self.tools) = (instructions, tools)
    }

    var capabilities: JSONValue {
        var capabilities: [String: JSONValue] = ["tools": ["listChanged": false]]
        if resources != nil {
            capabilities["resources"] = ["listChanged": false, "subscribe": .boolean(announcesChanges)]
        }
        if !prompts.isEmpty { capabilities["prompts"] = ["listChanged": false] }
        if completions != nil { capabilities["completions"] = [:] }
        return .object(capabilities)
    }
}
