import Diagnostics
import Foundation

/// A message of a client in JSON-RPC 2.0.
enum ProtocolMessage {
    case request(RequestID, method: String, parameters: JSONValue)
    case notification(method: String, parameters: JSONValue)
    /// A response to a request of the server, which sends none.
    case response

    /// The maximum size of a line in bytes. Arguments of tools are short.
    static let sizeLimit = 1_048_576

    /// Reads a line.
    ///
    /// - Throws: ``InvalidMessage`` with the id of the request, if it is known.
    init(_ line: Data) throws(InvalidMessage) {
        guard let json = JSONText.value(of: line) else {
            throw InvalidMessage(
                id: nil, .invalidJSON("The line is not JSON. Write each message in a line of its own."))
        }
        guard let message = json.object else {
            throw InvalidMessage(
                id: nil, .invalidRequest("A message is an object. Send each in a line of its own, without a batch."))
        }
        let id = message["id"].flatMap(RequestID.init)
        guard message["jsonrpc"] == "2.0" else {
            throw InvalidMessage(id: id, .invalidRequest("The message lacks \"jsonrpc\": \"2.0\"."))
        }
        guard let method = message["method"]?.string else {
            guard message["result"] == nil, message["error"] == nil else {
                self = .response
                return
            }
            throw InvalidMessage(id: id, .invalidRequest("The message has no method."))
        }
        let parameters = message["params"] ?? [:]
        guard message["id"] != nil else {
            self = .notification(method: method, parameters: parameters)
            return
        }
        guard let id else {
            throw InvalidMessage(id: nil, .invalidRequest("The id of a request is a text or a whole number."))
        }
        self = .request(id, method: method, parameters: parameters)
    }
}

/// The id of a request, which its response has, too.
enum RequestID: Hashable, Sendable {
    case integer(Int)
    case string(String)

    init?(_ value: JSONValue) {
        switch value {
        case .integer(let number): self = .integer(number)
        case .string(let text): self = .string(text)
        default: return nil
        }
    }

    var json: JSONValue {
        switch self {
        case .integer(let number): .integer(number)
        case .string(let text): .string(text)
        }
    }
}

/// A line that is not a message.
struct InvalidMessage: Error {
    let id: RequestID?
    let error: ProtocolError

    init(id: RequestID?, _ error: ProtocolError) {
        (self.id, self.error) = (id, error)
    }
}

/// A failure of a request, not of the tool that it calls.
package struct ProtocolError: LocalizedError {
    /// A code of JSON-RPC 2.0 or of the protocol.
    package let code: Int
    /// What is wrong, and what to do.
    package let errorDescription: String?

    package static func invalidJSON(_ message: String) -> Self { Self(code: -32_700, errorDescription: message) }
    package static func invalidRequest(_ message: String) -> Self { Self(code: -32_600, errorDescription: message) }
    package static func unknownMethod(_ message: String) -> Self { Self(code: -32_601, errorDescription: message) }
    package static func invalidParameters(_ message: String) -> Self { Self(code: -32_602, errorDescription: message) }
    package static func failed(_ message: String) -> Self { Self(code: -32_603, errorDescription: message) }
    package static func unknownResource(_ message: String) -> Self { Self(code: -32_002, errorDescription: message) }

    var json: JSONValue { ["code": .integer(code), "message": .string(localizedDescription)] }
}
