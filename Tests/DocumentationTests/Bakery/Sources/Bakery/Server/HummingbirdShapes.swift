// The few declarations of Hummingbird 2 that OrderPages uses, in its shapes, so that the docs' lines are compiled without
// making Hummingbird a dependency. An application imports Hummingbird instead.

public struct BasicRequestContext: Sendable {}

public struct Request: Sendable {}

public final class Router<Context> {
    private(set) var handlers: [String: @Sendable (Request, Context) async throws -> Response] = [:]

    public init() {}

    public func get(_ path: String, use handler: @escaping @Sendable (Request, Context) async throws -> Response) {
        handlers[path] = handler
    }
}

public struct Response: Sendable {
    public enum Status: Sendable { case ok }
    public enum HeaderName: Hashable, Sendable { case contentType }

    public let status: Status
    public let headers: [HeaderName: String]
    public let body: ResponseBody

    public init(status: Status, headers: [HeaderName: String], body: ResponseBody) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

public struct ResponseBody: Sendable {
    public let byteBuffer: ByteBuffer

    public init(byteBuffer: ByteBuffer) {
        self.byteBuffer = byteBuffer
    }
}

public struct ByteBuffer: Sendable {
    public let bytes: [UInt8]

    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }
}
