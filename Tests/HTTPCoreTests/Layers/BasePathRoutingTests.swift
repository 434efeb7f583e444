import HTTPCore
import Testing

struct BasePathRoutingTests {
    private func respond(_ target: String, below path: String = "/team/previews") throws -> HTTPResponse {
        let handler = BasePathRouting(try #require(BasePath(path))).wrapping { request in
            HTTPResponse(.plainText, text: "\(request.path) \(request.segments) \(request.query["a"] ?? "-")")
        }
        return handler(try HTTPRequest(target: target))
    }

    private func text(_ target: String, below path: String = "/team/previews") throws -> String {
        String(decoding: try respond(target, below: path).body, as: UTF8.self)
    }

    @Test func `The handler gets paths without the base path`() throws {
        #expect(try text("/team/previews/") == "/ [] -")
        #expect(try text("/team/previews/docs/A%20B?a=1") == #"/docs/A B ["docs", "A B"] 1"#)
        #expect(try text("/team/previews/docs/") == #"/docs/ ["docs"] -"#)
        #expect(try text("/team/%70reviews/docs") == #"/docs ["docs"] -"#)
        #expect(try text("/team/previews/team/previews") == #"/team/previews ["team", "previews"] -"#)
    }

    @Test func `The root of the host and the base path without a slash lead to the base path`() throws {
        for target in ["/", "/team/previews", "/?a=%20b", "/team/previews?a=%20b"] {
            let response = try respond(target)
            #expect(response.status == .temporaryRedirect)
            let query = target.contains("?") ? "?a=%20b" : ""
            #expect(response.headers[.location] == "/team/previews/\(query)")
        }
    }

    @Test(arguments: ["/docs", "/team", "/team/", "/team/previewsX", "/Team/previews/", "/previews/team"])
    func `A path elsewhere is not found`(target: String) throws {
        #expect(try respond(target).status == .notFound)
        #expect(try text(target).contains("Open /team/previews/ instead."))
    }

    @Test func `Without a base path nothing changes`() throws {
        #expect(try text("/docs", below: "/") == #"/docs ["docs"] -"#)
        #expect(try text("/", below: "/") == "/ [] -")
    }
}
