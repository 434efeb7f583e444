import HTTPCore
import Testing

struct MethodCheckTests {
    @Test(arguments: [HTTPMethod.get, .head])
    func `GET and HEAD pass`(method: HTTPMethod) throws {
        let handler = MethodCheck().wrapping { HTTPResponse(.plainText, text: $0.method.rawValue) }
        #expect(handler(try HTTPRequest(method: method, target: "/")).body == HTTPBody(method.rawValue.utf8))
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get", "BREW"])
    func `The response to another method lists the allowed ones`(method: String) throws {
        let handler = MethodCheck().wrapping { _ in HTTPResponse() }
        let method = try #require(HTTPMethod(method))
        let response = handler(try HTTPRequest(method: method, target: "/"))
        #expect(response.status == .methodNotAllowed)
        #expect(response.headers[.allow] == "GET, HEAD")
    }

    @Test func `The error page is the one that was passed`() throws {
        let page: HTTPErrorPage = { status, _, request in
            HTTPResponse(status: status, .html, text: request?.path ?? "")
        }
        let response = MethodCheck(errorPage: page).wrapping { _ in HTTPResponse() }(
            try HTTPRequest(method: .post, target: "/a"))
        #expect(response.body == HTTPBody("/a".utf8))
        #expect(response.headers[.allow] == "GET, HEAD")
    }

    @Test func `POST is accepted only for actions, which accept nothing else`() throws {
        let check = MethodCheck(acceptsPost: { $0.path == "/accept" })
        let handler = check.wrapping { HTTPResponse(.plainText, text: $0.method.rawValue) }
        #expect(handler(try HTTPRequest(method: .post, target: "/accept")).body == HTTPBody("POST".utf8))
        #expect(handler(try HTTPRequest(method: .post, target: "/other")).headers[.allow] == "GET, HEAD")
        let get = handler(try HTTPRequest(method: .get, target: "/accept"))
        #expect(get.status == .methodNotAllowed)
        #expect(get.headers[.allow] == "POST")
    }
}
