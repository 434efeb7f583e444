import HTTPCore
import Testing

@Suite struct HTTPFormTests {
    private func form(_ body: String, type: String = "application/x-www-form-urlencoded") throws -> HTTPForm {
        try form(Array(body.utf8), type: type)
    }

    private func form(_ body: [UInt8], type: String = "application/x-www-form-urlencoded") throws -> HTTPForm {
        try HTTPForm(HTTPRequest(method: .post, target: "/", headers: [.contentType: type], body: body))
    }

    private func multipart(_ parts: String...) -> String {
        parts.map { "--x y\r\n\($0)\r\n" }.joined() + "--x y--\r\n"
    }

    private static let multipartType = "multipart/form-data; boundary=\"x y\""

    @Test(arguments: [
        ("", []),
        ("a=b&a=c&d", [("a", "b"), ("a", "c"), ("d", "")]),
        ("name=M%C3%BCller+%26%20Co&line=1%0D%0A2", [("name", "Müller & Co"), ("line", "1\r\n2")]),
    ])
    func `An encoded form has its fields in order`(body: String, items: [(String, String)]) throws {
        #expect(try form(body).items == items.map { HTTPQuery.Item(name: $0, value: $1) })
    }

    @Test func `The type may have parameters and any case`() throws {
        #expect(try form("a=b", type: "Application/X-WWW-Form-URLEncoded; charset=utf-8")["a"] == "b")
    }

    @Test func `A name has its last value`() throws {
        let form = try form("isOn=false&isOn=true")
        #expect(form["isOn"] == "true")
        #expect(form["other"] == nil)
    }

    @Test func `A form in parts has its fields in order`() throws {
        let body = multipart(
            "Content-Disposition: form-data; name=\"a%22b\"\r\n\r\n1\r\n--\r\n2",
            "content-type: text/plain\r\nContent-Disposition: form-data; name=\"ü\"\r\n\r\n")
        let items = try form("preamble\r\n" + body, type: Self.multipartType).items
        #expect(items == [.init(name: "a\"b", value: "1\r\n--\r\n2"), .init(name: "ü", value: "")])
    }

    @Test(arguments: ["name=\"photo\"; filename=\"a.png\"", "name=\"photo\"; filename*=UTF-8''a.png"])
    func `A file is refused with the name of its field`(parameters: String) throws {
        let body = multipart("Content-Disposition: form-data; \(parameters)\r\n\r\nbytes")
        #expect(throws: HTTPFormError.file("photo")) { try form(body, type: Self.multipartType) }
    }

    @Test(arguments: [
        "--x y\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nnever ends", "no boundary",
        "--x y\r\nContent-Disposition: form-data\r\n\r\n\r\n--x y--", "--x y\r\nno head\r\n--x y--", "--x y-",
        "--x y\r\n--x y--", "--x y\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n\0\r\n--x y--",
    ])
    func `Parts that are not complete or not text are refused`(body: String) throws {
        #expect(throws: HTTPFormError.malformed) { try form(body, type: Self.multipartType) }
    }

    @Test func `Anything else is refused with what to do`() throws {
        #expect(throws: HTTPFormError.unsupported("application/json")) { try form("{}", type: "application/json") }
        #expect(throws: HTTPFormError.malformed) { try form("a=b", type: "multipart/form-data") }
        #expect(throws: HTTPFormError.malformed) { try form("a=%2") }
        #expect(throws: HTTPFormError.malformed) { try form("a=%00") }
        #expect(throws: HTTPFormError.notUTF8) { try form("a=%FF") }
        #expect(throws: HTTPFormError.notUTF8) { try form([0x61, 0xFF]) }
        #expect(HTTPFormError.unsupported("a/b").status == .unsupportedMediaType)
        #expect(HTTPFormError.file("a").localizedDescription.contains("“a”"))
    }

    @Test func `The number of fields is bounded`() throws {
        let most = Array(repeating: "a=1", count: HTTPForm.limit).joined(separator: "&")
        #expect(try form(most).items.count == HTTPForm.limit)
        #expect(throws: HTTPFormError.tooManyFields) { try form(most + "&b") }
        let part = "Content-Disposition: form-data; name=\"a\"\r\n\r\n1"
        let parts = Array(repeating: "--x y\r\n\(part)\r\n", count: HTTPForm.limit + 1).joined() + "--x y--"
        #expect(throws: HTTPFormError.tooManyFields) { try form(parts, type: Self.multipartType) }
    }
}
