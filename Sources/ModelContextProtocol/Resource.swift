/// Something to read by its address.
package struct Resource: Sendable {
    package let address: String
    package let name: String
    package let title: String
    /// Nil if the title says it.
    package let description: String?
    package let mediaType: String

    package init(_ address: String, name: String, title: String, description: String? = nil, mediaType: String) {
        (self.address, self.name, self.title) = (address, name, title)
        (self.description, self.mediaType) = (description, mediaType)
    }

    var json: JSONValue { .object(members(address: "uri")) }

    fileprivate func members(address key: String) -> [String: JSONValue] {
        var json: [String: JSONValue] = [
            key: .string(address), "name": .string(name), "title": .string(title), "mimeType": .string(mediaType),
        ]
        json["description"] = description.map { .string($0) }
        return json
    }
}

/// The form of the addresses of resources, such as `preview://{View}/{preview}`.
package struct ResourceTemplate: Sendable {
    private let resource: Resource

    /// - Parameter form: The address with names in braces (RFC 6570).
    package init(_ form: String, name: String, title: String, description: String, mediaType: String) {
        resource = Resource(form, name: name, title: title, description: description, mediaType: mediaType)
    }

    var json: JSONValue { .object(resource.members(address: "uriTemplate")) }
}

/// The resources of a server, which it asks for anew each time.
package struct ResourceSource: Sendable {
    /// The resources that have an address of their own.
    let list: @Sendable () throws -> [Resource]
    let templates: [ResourceTemplate]
    /// Returns the text at an address with its type. Nil for an unknown one.
    let read: @Sendable (String) throws -> (text: String, mediaType: String)?

    package init(
        templates: [ResourceTemplate], list: @escaping @Sendable () throws -> [Resource],
        read: @escaping @Sendable (String) throws -> (text: String, mediaType: String)?
    ) {
        (self.templates, self.list, self.read) = (templates, list, read)
    }
}
