import Foundation

/// The decoded fields of a form in the body of a request, in order. Names may repeat.
///
/// Bodies are `application/x-www-form-urlencoded` (https://url.spec.whatwg.org/#urlencoded-parsing) or
/// `multipart/form-data` without files (RFC 7578).
package struct HTTPForm: Hashable, Sendable {
    /// The maximum number of fields in a form.
    package static let limit = 1_000

    /// The fields, including repeated names and empty values.
    package let items: [HTTPQuery.Item]

    /// Decodes the body of a request. A request without a body has no fields.
    package init(_ request: HTTPRequest) throws(HTTPFormError) {
        let type = MediaTypeField(request.headers[.contentType] ?? "")
        switch type.name {
        case _ where request.body.isEmpty: items = []
        case "application/x-www-form-urlencoded": items = try Self.urlEncoded(request.body)
        case "multipart/form-data":
            guard let boundary = type.parameters["boundary"], !boundary.isEmpty else { throw .malformed }
            items = try MultipartForm(request.body, boundary: boundary).items
        default: throw .unsupported(type.name)
        }
    }

    /// Returns the value of the last field with a name, as a form with a hidden default before a checkbox needs it.
    package subscript(name: String) -> String? {
        items.last { $0.name == name }?.value
    }

    private static func urlEncoded(_ body: [UInt8]) throws(HTTPFormError) -> [HTTPQuery.Item] {
        guard let text = String(validating: body, as: UTF8.self) else { throw .notUTF8 }
        var items: [HTTPQuery.Item] = []
        for part in Substring(text).utf8.split(separator: UInt8(ascii: "&")) {
            guard items.count < limit else { throw .tooManyFields }
            do {
                items.append(try HTTPQuery.Item(encoded: part))
            } catch {
                throw error == .notUTF8 ? .notUTF8 : .malformed
            }
        }
        return items
    }
}

/// The reason why the body of a form was rejected.
package enum HTTPFormError: LocalizedError, Equatable {
    /// The body has another media type.
    case unsupported(String)
    /// A field is not UTF-8.
    case notUTF8
    /// The body is not what its media type says, or a text has control characters.
    case malformed
    /// The form has more fields than the limit.
    case tooManyFields
    /// The field with this name is a file.
    case file(String)

    /// The status of the response: 415 for the media type and for files, 413 for too many fields, otherwise 400.
    package var status: HTTPStatus {
        switch self {
        case .unsupported, .file: .unsupportedMediaType
        case .tooManyFields: .contentTooLarge
        case .notUTF8, .malformed: .badRequest
        }
    }

    /// What is wrong with the form, and what to do.
    package var errorDescription: String? {
        switch self {
        case .unsupported(let type):
            """
            A form cannot be sent as “\(type)”. Leave out enctype, or use application/x-www-form-urlencoded or \
            multipart/form-data.
            """
        case .notUTF8: "A field of the form is not UTF-8. Add <meta charset=\"utf-8\"> to the page."
        case .malformed: "The form could not be read. Reload the page, and send it again."
        case .tooManyFields: "The form has more than \(HTTPForm.limit) fields. Use fewer."
        case .file(let name): "The field “\(name)” is a file. Files are not accepted."
        }
    }
}

/// The fields of a `multipart/form-data` body (RFC 7578).
private struct MultipartForm {
    private(set) var items: [HTTPQuery.Item] = []

    init(_ body: [UInt8], boundary: String) throws(HTTPFormError) {
        let delimiter = Array("\r\n--\(boundary)".utf8)
        // The first delimiter has no line break before it, unless there is a preamble.
        var rest = ([13, 10] + body)[...]
        guard let start = rest.firstRange(of: delimiter) else { throw .malformed }
        rest = rest[start.upperBound...]
        while !rest.starts(with: "--".utf8) {
            guard rest.starts(with: "\r\n".utf8) else { throw .malformed }
            // The line break ends the delimiter, so it cannot also begin the next one.
            rest = rest.dropFirst(2)
            guard let end = rest.firstRange(of: delimiter) else { throw .malformed }
            guard items.count < HTTPForm.limit else { throw .tooManyFields }
            items.append(try Self.item(rest[..<end.lowerBound]))
            rest = rest[end.upperBound...]
        }
    }

    private static func item(_ part: ArraySlice<UInt8>) throws(HTTPFormError) -> HTTPQuery.Item {
        guard let blank = part.firstRange(of: "\r\n\r\n".utf8),
            let head = String(validating: part[..<blank.lowerBound], as: UTF8.self)
        else { throw .malformed }
        let disposition = head.split(separator: "\r\n").lazy.map { $0.split(separator: ":", maxSplits: 1) }
            .first { $0.first?.lowercased() == "content-disposition" }
        guard let disposition, disposition.count == 2 else { throw .malformed }
        let field = MediaTypeField(String(disposition[1]))
        guard field.name == "form-data", let name = field.parameters["name"] else { throw .malformed }
        guard field.parameters["filename"] == nil, field.parameters["filename*"] == nil else { throw .file(name) }
        guard let value = String(validating: part[blank.upperBound...], as: UTF8.self) else { throw .notUTF8 }
        let item = HTTPQuery.Item(name: name, value: value)
        guard item.isPrintable else { throw .malformed }
        return item
    }
}

/// A field such as `multipart/form-data; boundary="a b"`: a name in lower case, and parameters (RFC 9110 §5.6.6).
private struct MediaTypeField {
    let name: String
    private(set) var parameters: [String: String] = [:]

    init(_ text: String) {
        var rest = text[...]
        name = rest.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
        rest = rest.drop { $0 != ";" }.dropFirst()
        while let equals = rest.firstIndex(of: "=") {
            let key = rest[..<equals].trimmingCharacters(in: .whitespaces).lowercased()
            rest = rest[rest.index(after: equals)...]
            parameters[key] = rest.first == "\"" ? Self.quoted(&rest) : String(rest.prefix { $0 != ";" })
            rest = rest.drop { $0 != ";" }.dropFirst()
        }
    }

    /// Removes a quoted text from the start. Browsers write a quote in a name as `%22`, others as `\"`.
    private static func quoted(_ rest: inout Substring) -> String {
        var text = ""
        rest = rest.dropFirst()
        while let character = rest.popFirst(), character != "\"" {
            let isEscape = character == "\\" && (rest.first == "\"" || rest.first == "\\")
            text.append(isEscape ? rest.removeFirst() : character)
        }
        return text.replacing("%22", with: "\"").replacing("%0D%0A", with: "\r\n")
    }
}
