/// Instructions that a person gives to an assistant by their name.
package struct Prompt: Sendable {
    /// A text that the person enters.
    package struct Argument: Sendable {
        package let name: String
        package let description: String
        package let isRequired: Bool

        package init(_ name: String, _ description: String, isRequired: Bool = true) {
            (self.name, self.description, self.isRequired) = (name, description, isRequired)
        }
    }

    package let name: String
    package let title: String
    package let description: String
    package let arguments: [Argument]
    /// Returns the instructions.
    let text: @Sendable ([String: String]) throws -> String

    package init(
        _ name: String, title: String, description: String, arguments: [Argument] = [],
        text: @escaping @Sendable ([String: String]) throws -> String
    ) {
        (self.name, self.title, self.description) = (name, title, description)
        (self.arguments, self.text) = (arguments, text)
    }

    var json: JSONValue {
        [
            "name": .string(name), "title": .string(title), "description": .string(description),
            "arguments": .list(
                arguments.map {
                    [
                        "name": .string($0.name), "description": .string($0.description),
                        "required": .boolean($0.isRequired),
                    ]
                }),
        ]
    }
}
