import HTTPCore
import Testing

struct HTTPResponseTests {
    @Test func `A text response has its type and bytes`() {
        let response = HTTPResponse(status: .notFound, .plainText, text: "ü")
        #expect(response.status.code == 404)
        #expect(response.headers[.contentType] == "text/plain; charset=utf-8")
        #expect(response.body == [0xC3, 0xBC])
    }

    @Test func `The plain error page contains status and message`() {
        let response = HTTPResponse.plainErrorPage(.notFound, message: "There is no such page.", for: nil)
        #expect(
            response == HTTPResponse(status: .notFound, .plainText, text: "404 Not Found\nThere is no such page.\n"))
    }

    @Test func `No value of a header can add another header`() {
        let response = HTTPResponse(headers: [.location: "/a\r\nSet-Cookie: b\0c"])
        #expect(response.headers.map(\.value) == ["/a  Set-Cookie: b c"])
    }

    @Test func `The names of this package are tokens`() {
        #expect(HTTPField.Name.hostField.rawName == "Host")
        #expect(HTTPField.Name.referrerPolicy.rawName == "Referrer-Policy")
        #expect(HTTPField.Name.secFetchSite.rawName == "Sec-Fetch-Site")
        #expect(HTTPField.Name.xAccelBuffering.rawName == "X-Accel-Buffering")
    }
}
