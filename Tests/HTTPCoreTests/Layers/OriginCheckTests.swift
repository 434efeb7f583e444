import HTTPCore
import Testing

struct OriginCheckTests {
    private func status(
        _ method: HTTPMethod, _ headers: HTTPFields, acceptsPrograms: Bool = false
    ) throws -> HTTPStatus {
        let handler = OriginCheck { _ in acceptsPrograms }.wrapping { _ in HTTPResponse() }
        return handler(try HTTPRequest(method: method, target: "/a", headers: headers)).status
    }

    @Test(arguments: [HTTPMethod.get, .head])
    func `Requests that change nothing are accepted from any origin`(method: HTTPMethod) throws {
        #expect(try status(method, [.hostField: "localhost", .origin: "http://evil.example"]) == .ok)
        #expect(try status(method, [:]) == .ok)
    }

    @Test(
        arguments: [
            [.hostField: "localhost:8080", .secFetchSite: "same-origin"],
            [.hostField: "localhost:8080", .origin: "http://localhost:8080"],
            [.hostField: "Workshop.local", .origin: "https://workshop.local"],
            [.hostField: "localhost:8080", .origin: "http://localhost:8080", .secFetchSite: "same-origin"],
        ] as [HTTPFields])
    func `A page of the server can request an action`(headers: HTTPFields) throws {
        #expect(try status(.post, headers) == .ok)
    }

    @Test(
        arguments: [
            [.hostField: "localhost:8080"],
            [.hostField: "localhost:8080", .secFetchSite: "cross-site"],
            [.hostField: "localhost:8080", .secFetchSite: "same-site"],
            [.hostField: "localhost:8080", .secFetchSite: "none"],
            [.hostField: "localhost:8080", .origin: "null"],
            [.hostField: "localhost:8080", .origin: "http://localhost:9090"],
            [.hostField: "localhost:8080", .origin: "http://localhost:8080.evil.example"],
            [.hostField: "localhost:8080", .origin: "http://evil.example", .secFetchSite: "same-origin"],
            [.hostField: "localhost:8080", .origin: "http://localhost:8080", .secFetchSite: "cross-site"],
            [.origin: "http://localhost:8080"],
        ] as [HTTPFields])
    func `Other requests cannot request an action`(headers: HTTPFields) throws {
        #expect(try status(.post, headers) == .forbidden)
        #expect(try status(.delete, headers) == .forbidden)
    }

    @Test func `A program that is no browser can request what is for programs`() throws {
        #expect(try status(.post, [.hostField: "localhost:8080"], acceptsPrograms: true) == .ok)
        let foreign: [HTTPFields] = [
            [.hostField: "localhost:8080", .origin: "http://evil.example"],
            [.hostField: "localhost:8080", .secFetchSite: "cross-site"],
        ]
        for headers in foreign { #expect(try status(.post, headers, acceptsPrograms: true) == .forbidden) }
    }
}
