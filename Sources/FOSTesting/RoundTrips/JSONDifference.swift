import FOSMVVM
import Foundation

/// The first difference between two JSON texts.
struct JSONDifference: CustomStringConvertible {
    private let path: String
    private let before: JSONValue?
    private let after: JSONValue?

    /// Returns nil if the texts are equivalent.
    ///
    /// - Throws: Any error from `JSONDecoder`.
    init?(from before: Data, to after: Data) throws {
        self.init(path: "", before: try before.fromJSON(), after: try after.fromJSON())
    }

    private init?(path: String, before: JSONValue?, after: JSONValue?) {
        if before == after { return nil }
        if let inner = Self.inner(path: path, before: before, after: after) {
            self = inner
        } else {
            self.path = path
            self.before = before
            self.after = after
        }
    }

    /// Returns the first difference in two lists or two objects.
    private static func inner(path: String, before: JSONValue?, after: JSONValue?) -> JSONDifference? {
        switch (before, after) {
        case (.object(let old), .object(let new)):
            Set(old.keys).union(new.keys).sorted().lazy.compactMap { name in
                JSONDifference(path: path.isEmpty ? name : "\(path).\(name)", before: old[name], after: new[name])
            }.first
        case (.list(let old), .list(let new)) where old.count == new.count:
            zip(old, new).enumerated().lazy.compactMap { index, pair in
                JSONDifference(path: "\(path)[\(index)]", before: pair.0, after: pair.1)
            }.first
        default: nil
        }
    }

    var description: String {
        "'\(path)' was \(before?.description ?? "absent") and is \(after?.description ?? "absent")"
    }
}

/// A JSON value (RFC 8259), for comparison.
enum JSONValue: Decodable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }
}

extension JSONValue: CustomStringConvertible {
    /// A scalar as JSON, or the number of elements or members.
    var description: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): Int64(exactly: value).map { "\($0)" } ?? "\(value)"
        case .string(let value): "\"\(value)\""
        case .list(let elements): "a list of \(elements.count)"
        case .object(let members): "an object of \(members.count)"
        }
    }
}

/// Describes why JSON cannot be decoded or encoded. Foundation's description of a `DecodingError` names no member.
enum CodingProblem {
    static func description(of error: any Error) -> String {
        switch error {
        case JSONError.decodingError(let error, _): description(of: error)
        case DecodingError.keyNotFound(let key, let context): "'\(path(context.codingPath + [key]))' is absent"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
            DecodingError.dataCorrupted(let context):
            "'\(path(context.codingPath))': \(context.debugDescription)"
        default: error.localizedDescription
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined().trimmingPrefix(".")
            .description
    }
}
