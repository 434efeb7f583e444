import HTTPCore
import Testing

struct HealthChecksTests {
    private func respond(
        to path: String, isReady: Bool, method: HTTPMethod = .get, host: String = "10.0.0.7:8080"
    ) throws -> HTTPResponse {
        let handler = HealthChecks { isReady }.wrapping(
            Safeguards().wrapping { _ in HTTPResponse(.plainText, text: "page") })
        return handler(try HTTPRequest(method: method, target: path, headers: [.hostField: host]))
    }

    @Test(arguments: [true, false]) func `A server that is not ready is alive`(isReady: Bool) throws {
        let live = try respond(to: "/health/live", isReady: isReady)
        #expect(live.status == .ok)
        #expect(String(decoding: live.body, as: UTF8.self) == "{\"status\":\"ok\"}\n")
        #expect(live.headers[.cacheControl] == "no-store")
        let ready = try respond(to: "/health/ready", isReady: isReady, method: .head)
        #expect(ready.status == (isReady ? .ok : .serviceUnavailable))
        #expect(ready.headers[.contentType] == "application/json")
    }

    @Test(arguments: [("/health", HTTPMethod.get), ("/health/live/x", .get), ("/health/live", .post)])
    func `Other requests are checked`(path: String, method: HTTPMethod) throws {
        #expect(try respond(to: path, isReady: true, method: method).status == .misdirectedRequest)
        let status: HTTPStatus = method == .post ? .methodNotAllowed : .ok
        #expect(try respond(to: path, isReady: true, method: method, host: "localhost").status == status)
    }
}
