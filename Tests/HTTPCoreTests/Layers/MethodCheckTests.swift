import HTTPCore
import Testing

struct MethodCheckTests {
    @Test(arguments: ["GET", "HEAD"])
    func `GET and HEAD pass`(method: String) throws {
        let handler = MethodCheck().wrapping { HTTPResponse(.plainText, text: $0.method) }
        #expect(handler(try HTTPRequest(method: method, target: "/")).body == HTTPBody(method.utf8))
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get", "", "BREW"])
    func `The response to another method lists the allowed ones`(method: String) throws {
        let handler = MethodCheck().wrapping { _ in HTTPResponse() }
        let response = handler(try HTTPRequest(method: method, target: "/"))
        #expect(response.status == .methodNotAllowed)
        #expect(response.headers["Allow"] == "GET, HEAD")
    }

    @Test func `The error page is the one that was passed`() throws {
        let page: HTTPErrorPage = { status, _, request in
            HTTPResponse(status: status, .html, text: request?.path ?? "")
        }
        let response = MethodCheck(errorPage: page).wrapping { _ in HTTPResponse() }(
            try HTTPRequest(method: "POST", target: "/a"))
        #expect(response.body == HTTPBody("/a".utf8))
        #expect(response.headers["Allow"] == "GET, HEAD")
    }

    @Test func `POST is accepted only for actions, which accept nothing else`() throws {
        let check = MethodCheck(acceptsPost: { $0.path == "/accept" })
        let handler = check.wrapping { HTTPResponse(.plainText, text: $0.method) }
        #expect(handler(try HTTPRequest(method: "POST", target: "/accept")).body == HTTPBody("POST".utf8))
        #expect(handler(try HTTPRequest(method: "POST", target: "/other")).headers["Allow"] == "GET, HEAD")
        let get = handler(try HTTPRequest(method: "GET", target: "/accept"))
        #expect(get.status == .methodNotAllowed)
        #expect(get.headers["Allow"] == "POST")
    }
}
