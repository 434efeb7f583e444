import HTTPCore
import Testing

struct OriginCheckTests {
    private func status(_ method: String, _ headers: HTTPHeaders) throws -> HTTPStatus {
        let handler = OriginCheck().wrapping { _ in HTTPResponse() }
        return handler(try HTTPRequest(method: method, target: "/a", headers: headers)).status
    }

    @Test(arguments: ["GET", "HEAD"])
    func `Requests that change nothing are accepted from any origin`(method: String) throws {
        #expect(try status(method, ["Host": "localhost", "Origin": "http://evil.example"]) == .ok)
        #expect(try status(method, [:]) == .ok)
    }

    @Test(
        arguments: [
            ["Host": "localhost:8080", "Sec-Fetch-Site": "same-origin"],
            ["Host": "localhost:8080", "Origin": "http://localhost:8080"],
            ["Host": "Workshop.local", "Origin": "https://workshop.local"],
            ["Host": "localhost:8080", "Origin": "http://localhost:8080", "Sec-Fetch-Site": "same-origin"],
        ] as [HTTPHeaders])
    func `A page of the server can request an action`(headers: HTTPHeaders) throws {
        #expect(try status("POST", headers) == .ok)
    }

    @Test(
        arguments: [
            ["Host": "localhost:8080"],
            ["Host": "localhost:8080", "Sec-Fetch-Site": "cross-site"],
            ["Host": "localhost:8080", "Sec-Fetch-Site": "same-site"],
            ["Host": "localhost:8080", "Sec-Fetch-Site": "none"],
            ["Host": "localhost:8080", "Origin": "null"],
            ["Host": "localhost:8080", "Origin": "http://localhost:9090"],
            ["Host": "localhost:8080", "Origin": "http://localhost:8080.evil.example"],
            ["Host": "localhost:8080", "Origin": "http://evil.example", "Sec-Fetch-Site": "same-origin"],
            ["Host": "localhost:8080", "Origin": "http://localhost:8080", "Sec-Fetch-Site": "cross-site"],
            ["Origin": "http://localhost:8080"],
        ] as [HTTPHeaders])
    func `Other requests cannot request an action`(headers: HTTPHeaders) throws {
        #expect(try status("POST", headers) == .forbidden)
        #expect(try status("DELETE", headers) == .forbidden)
    }
}
