import Foundation
import Hummingbird
import NIOEmbedded

@testable import Workshop

/// The routes of the server, without its socket, and one route that fails.
struct Site {
    private let application: Application<RouterResponder<FormRequestContext>>
    static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let visits = VisitList()

    init() throws {
        let router = try WorkshopSite.router(package: Self.package, visits: visits)
        router.get("broken") { _, _ -> Response in throw Failure() }
        application = Application(responder: router.buildResponder())
    }

    /// An error that no reader may see.
    private struct Failure: Error {
        let secret = "db.example.org"
    }

    func get(_ path: String, accepting languages: String = "en") async throws -> Page {
        try await send(.get, path, body: "", accepting: languages)
    }

    func submit(
        _ form: String, to path: String = "/sign-in", accepting languages: String = "en"
    ) async throws -> Page {
        try await send(.post, path, body: form, accepting: languages)
    }

    private func send(
        _ method: HTTPRequest.Method, _ path: String, body: String, accepting languages: String
    ) async throws -> Page {
        let headers: HTTPFields = [.acceptLanguage: languages, .contentType: "application/x-www-form-urlencoded"]
        let request = Request(
            head: HTTPRequest(
                method: method, scheme: "http", authority: "localhost", path: path, headerFields: headers),
            body: RequestBody(buffer: ByteBuffer(string: body)))
        // A server of Hummingbird gives each request a number.
        var logger = application.logger
        logger[metadataKey: "hb.request.id"] = "1"
        let source = ApplicationRequestContextSource(channel: NIOAsyncTestingChannel(), logger: logger)
        let response = try await application.responder.respond(to: request, context: FormRequestContext(source: source))
        let writer = BodyWriter()
        try await response.body.write(writer)
        return Page(status: response.status, headers: response.headers, text: String(buffer: writer.body))
    }

    /// Collects the body of a response.
    private final class BodyWriter: ResponseBodyWriter {
        private(set) var body = ByteBuffer()

        func write(_ buffer: ByteBuffer) { body.writeImmutableBuffer(buffer) }
        func finish(_ trailingHeaders: HTTPFields?) {}
    }

    struct Page {
        let status: HTTPResponse.Status
        let headers: HTTPFields
        let text: String
    }
}
