import FOSMVVM
import Foundation

/// The first difference between two JSON texts.
struct JSONDifference: CustomStringConvertible {
    private let path: String
    private let before: JSONValue?
    private let after: JSONValue?

    /// Nil when they say the same.
    ///
    /// - Throws: What `JSONDecoder` throws.
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

    /// The first difference within two lists or two objects.
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
