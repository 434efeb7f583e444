import Foundation
import HTTPCore

extension HTTPResponse {
    /// A value as JSON for programs and people: sorted, on many lines.
    static func json(_ value: some Encodable) -> HTTPResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return HTTPResponse(.json, body: HTTPBody(try encoder.encode(value)))
        } catch {
            return .plainErrorPage(.internalServerError, message: error.localizedDescription, for: nil)
        }
    }
}
