import Foundation
import HTTPCore

extension HTTPResponse {
    /// Returns the response with the base path in all addresses that it contains: those in headers, in HTML and in CSS.
    /// Scripts get their addresses from the page, and JSON files are made with the base path.
    func relocated(to basePath: BasePath) -> HTTPResponse {
        guard !basePath.isRoot else { return self }
        var response = self
        for name: HTTPField.Name in [.location, .contentLocation] {
            response.headers[name] = headers[name].map(basePath.address)
        }
        response.headers[values: .setCookie] = headers[values: .setCookie].map {
            $0.replacing("; Path=/;", with: "; Path=\(basePath.path);")
        }
        response.body = body(below: basePath)
        return response
    }

    private func body(below basePath: BasePath) -> HTTPBody {
        let link = { (address: String) in
            let relocated = basePath.address(address)
            return relocated == address ? ChangedLink.unchanged : .address(relocated)
        }
        switch headers[.contentType] {
        case MediaType.html.rawValue:
            return HTTPBody(LinkedMarkup(Array(body.memory.bytes), keepingElements: true, link: link).html)
        case MediaType.css.rawValue:
            let css = String(decoding: body, as: UTF8.self)
            return HTTPBody(Array(LinkedStyles.changing(css, link: link).utf8))
        default: return body
        }
    }

    /// Returns the response with cookies that browsers send only with HTTPS, if the client uses it.
    func securingCookies(for client: HTTPClient) -> HTTPResponse {
        guard client.isSecure, headers.contains(.setCookie) else { return self }
        var response = self
        response.headers[values: .setCookie] = headers[values: .setCookie].map { "\($0); Secure" }
        return response
    }
}
