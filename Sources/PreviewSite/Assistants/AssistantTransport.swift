import FOSFoundation
import Foundation
package import HTTPCore
package import ModelContextProtocol
import Synchronization

/// Answers the coding assistants of the person who runs the host at `/mcp`, with the transport *Streamable HTTP* of the Model
/// Context Protocol.
///
/// Each message is a request, and its answer is JSON. There is no session, and the server sends nothing by itself, so a GET gets
/// status 405. The layers around this one check the host and the origin.
package struct AssistantTransport: HTTPLayer {
    private static let segments = ["mcp"]
    private static let revision = HTTPField.Name.mcpProtocolVersion

    private let content: @Sendable () throws -> ServerContent
    private let made = Once<Result<ServerContent, any Error>>()

    /// - Parameter content: Returns what the server offers. It is asked once, for the first message.
    package init(content: @escaping @Sendable () throws -> ServerContent) { self.content = content }

    /// Whether a request is that of an assistant, a program that sends only POST.
    @Sendable package static func accepts(_ request: HTTPRequest) -> Bool { request.segments == segments }

    package func wrapping(_ next: @escaping HTTPHandler) -> HTTPHandler {
        { request in Self.accepts(request) ? answer(request) : next(request) }
    }

    private func answer(_ request: HTTPRequest) -> HTTPResponse {
        guard request.client.isLocal else {
            return refusal(.forbidden, "Only assistants on the machine of the host can connect.", request)
        }
        guard request.headers[.contentType]?.split(separator: ";").first?.lowercased() == "application/json" else {
            return refusal(.unsupportedMediaType, "A message is JSON. Send it as application/json.", request)
        }
        if let revision = request.headers[Self.revision], ProtocolRevision(rawValue: revision) == nil {
            let known = ProtocolRevision.allCases.map(\.rawValue).joined(separator: " and ")
            return refusal(.badRequest, "The server speaks the revisions \(known).", request)
        }
        switch made.get({ Result(catching: content) }) {
        case .success(let content): return answer(Data(request.body), with: content)
        case .failure(let error): return refusal(.internalServerError, error.localizedDescription, request)
        }
    }

    /// Answers a message. The last message of the server is the response, after those about progress, which nobody waits for.
    private func answer(_ message: Data, with content: ServerContent) -> HTTPResponse {
        let last = Mutex<Data?>(nil)
        let isMessage = ProtocolServer(content) { data in last.withLock { $0 = data } }.receive(message)
        var response = HTTPResponse(status: .accepted)
        if let data = last.withLock(\.self) {
            response = HTTPResponse(
                status: isMessage ? .ok : .badRequest, .json, body: HTTPBody(Array(data)))
        }
        response.headers[.cacheControl] = "no-store"
        return response
    }

    private func refusal(_ status: HTTPStatus, _ message: String, _ request: HTTPRequest) -> HTTPResponse {
        .plainErrorPage(status, message: message, for: request)
    }
}

extension HTTPField.Name {
    fileprivate static let mcpProtocolVersion = declared("MCP-Protocol-Version")
}
