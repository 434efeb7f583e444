import HTTPCore
import Testing

struct HTTPHeadersTests {
    @Test(arguments: ["Content-Type", "content-type", "CONTENT-TYPE"])
    func `The case of a name does not matter`(name: String) {
        let headers: HTTPHeaders = ["Content-Type": "text/html"]
        #expect(headers[name] == "text/html")
    }

    @Test(arguments: ["Content-Typ", "Content-Type ", "Content_Type", "\u{212A}"])
    func `Another name is not found`(name: String) {
        let headers: HTTPHeaders = ["Content-Type": "text/html", "K": "v"]
        #expect(headers[name] == nil)
    }

    @Test func `Setting replaces all fields of a name and appending adds one`() {
        var headers: HTTPHeaders = ["Vary": "Accept", "ETag": "x"]
        headers.append(name: "vary", value: "Accept-Language")
        #expect(headers.values(named: "Vary") == ["Accept", "Accept-Language"])
        headers["VARY"] = "*"
        #expect(headers.map(\.name) == ["ETag", "VARY"])
        headers["etag"] = nil
        #expect(headers.map(\.value) == ["*"])
    }

    @Test func `No value can add a field`() {
        let headers: HTTPHeaders = ["Location": "/a\r\nSet-Cookie: b\0"]
        #expect(headers["Location"] == "/a  Set-Cookie: b ")
    }
}
