import Foundation
import Synchronization

/// The names of types as YAML keys: without module, generic arguments and private context; nested types under their
/// parents.
package enum TypeKeys {
    private static let known = Mutex<[ObjectIdentifier: String]>([:])

    /// The key of a type, such as `TaskCardViewModel.AssigneeSummary`.
    package static func key(of type: Any.Type) -> String {
        known.withLock { known in
            if let key = known[ObjectIdentifier(type)] { return key }
            let key = name(String(reflecting: type))
            known[ObjectIdentifier(type)] = key
            return key
        }
    }

    /// The key of a type below an explicit parent: the part that the parent's key does not have already.
    static func key(of type: Any.Type, nestedIn parent: Any.Type?) -> String {
        let key = key(of: type)
        guard let parent else { return key }
        let prefix = Self.key(of: parent) + "."
        return key.hasPrefix(prefix) ? String(key.dropFirst(prefix.count)) : key
    }

    private static func name(_ reflected: String) -> String {
        var depth = 0
        var plain = ""
        for character in reflected {
            if character == "<" || character == "(" { depth += 1 }
            if depth == 0 { plain.append(character) }
            if character == ">" || character == ")" { depth -= 1 }
        }
        return plain.split(separator: ".").dropFirst().joined(separator: ".")
    }
}
