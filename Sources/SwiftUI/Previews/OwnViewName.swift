/// The name of a view of a program, found in the type of a view, which names the types of all views in it.
package struct OwnViewName {
    /// The name of the type.
    package let name: String
    /// The module that declares it.
    package let module: String

    /// The name of the type that `#Preview` declares for a body with `@Previewable` variables.
    private static let wrapper = "_Previewable"

    /// The modules whose views are parts of others.
    private static let modules: Set<String> = ["SwiftUI", "FOSMVVM", "Swift", "Foundation", "FoundationEssentials"]

    /// Returns the name of the first type that is a view of the program. Nil if there is none.
    ///
    /// A type that the runtime does not find by its name, such as a private one, is taken for a view if no other is.
    ///
    /// - Parameter preferred: The name that is returned if a type has it, such as that of the file.
    package static func first<Content: View>(in type: Content.Type, preferring preferred: String) -> OwnViewName? {
        if _typeName(type, qualified: false) == wrapper { return first(in: Content.Body.self, preferring: preferred) }
        let types = TypePath.all(in: _typeName(type, qualified: true), except: modules)
        let found =
            types.first { $0.name == preferred } ?? types.first { $0.isView == true }
            ?? types.first { $0.isView == nil }
        return found.map { OwnViewName(name: $0.name, module: $0.module) }
    }
}

/// The name of a type after its module and the types around it.
private struct TypePath {
    let module: String
    /// The names of the types around the type, or its private context, and its own name.
    private let parts: [String]

    /// The name of the type itself.
    var name: String { parts.last ?? "" }

    /// Whether the type is a view. Nil if the runtime does not find the type.
    var isView: Bool? {
        guard parts.count == 1, let type = type(kind: "V") ?? type(kind: "O") ?? type(kind: "C") else { return nil }
        return type is any View.Type
    }

    private func type(kind: String) -> Any.Type? {
        _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)\(kind)")
    }

    /// Returns the types in the qualified name of a type that are not declared in some modules, in order.
    ///
    /// A private type has its context in parentheses: `App.(unknown context at $1a2b).CardView`.
    static func all(in name: String, except modules: Set<String>) -> [TypePath] {
        // A loop over bytes, because each start of a program reads the names of all its previews, in debug builds, too.
        var paths: [TypePath] = []
        var name = name
        name.withUTF8 { bytes in
            var (start, depth) = (0, 0)
            for index in 0...bytes.count {
                let byte = index < bytes.count ? bytes[index] : UInt8(ascii: ",")
                if byte == UInt8(ascii: "(") { depth += 1 } else if byte == UInt8(ascii: ")") { depth -= 1 }
                guard depth == 0, isSeparator(byte) else { continue }
                if index > start, let path = TypePath(String(decoding: bytes[start..<index], as: UTF8.self), modules) {
                    paths.append(path)
                }
                start = index + 1
            }
        }
        return paths
    }

    /// Nil for a type of a module, and for anything that is not the name of a type with its module.
    private init?(_ path: String, _ modules: Set<String>) {
        let end = path.firstIndex(of: ".") ?? path.startIndex
        module = String(path[..<end])
        guard !module.isEmpty, !module.hasPrefix("("), !modules.contains(module) else { return nil }
        parts = path[end...].split(separator: ".").map(String.init)
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "{"),
            UInt8(ascii: "}"):
            true
        default: false
        }
    }
}
