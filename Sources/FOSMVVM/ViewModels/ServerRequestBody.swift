/// What can be sent in the body of a request or a response.
public protocol ServerRequestBody: Codable, Sendable {}
