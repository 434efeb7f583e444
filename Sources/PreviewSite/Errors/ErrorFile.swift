import HTTPCore

/// What programs read about an error, at an address that ends in `.json`.
struct ErrorFile: Codable {
    let status: Int
    /// What happened and what to do, in English.
    let error: String

    init(_ error: PageError) {
        status = error.status.code
        if case .refused(_, let message) = error {
            self.error = message
        } else {
            self.error = "\(error.status.reasonPhrase): \(error.name)"
        }
    }

    var response: HTTPResponse {
        var response = HTTPResponse.json(self)
        response.status = HTTPStatus(code: status)
        if response.status == .serviceUnavailable { response.headers[.retryAfter] = "1" }
        return response
    }
}
