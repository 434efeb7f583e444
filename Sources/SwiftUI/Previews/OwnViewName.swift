/// The names of the views of a program in the types of views, which name the types of all views in them.
package enum OwnViewName {
    /// The name of the type that `#Preview` declares for a body with `@Previewable` variables.
    private static let wrapper = "_Previewable"

    /// The modules whose views are parts of others.
    private static let modules: Set<Substring> = ["SwiftUI", "FOSMVVM", "Swift", "Foundation", "FoundationEssentials"]

    /// Returns the name of the first type that is a view of the program. Nil if there is none.
    ///
    /// A type that the runtime does not find by its name, such as a private one, is taken for a view if no other is.
    ///
    /// - Parameter preferred: The name that is returned if a type has it, such as that of the file.
    package static func first<Content: View>(in type: Content.Type, preferring preferred: String) -> String? {
        if _typeName(type, qualified: false) == wrapper { return first(in: Content.Body.self, preferring: preferred) }
        let types = TypePath.all(in: _typeName(type, qualified: true)).filter { !modules.contains($0.module) }
        if types.contains(where: { $0.name == preferred }) { return preferred }
        return (types.first { $0.isView == true } ?? types.first { $0.isView == nil })?.name
    }
}

/// The name of a type after its module and the types around it.
private struct TypePath {
    let module: Substring
    private let parts: [Substring]

    /// The name of the type itself.
    var name: String { parts.last.map(String.init) ?? "" }

    /// Whether the type is a view. Nil if the runtime does not find the type.
    var isView: Bool? {
        guard parts.count == 1, let type = type(kind: "V") ?? type(kind: "O") ?? type(kind: "C") else { return nil }
        return type is any View.Type
    }

    private func type(kind: String) -> Any.Type? {
        _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)\(kind)")
    }

    /// Returns the types in the qualified name of a type, in order.
    ///
    /// A private type has its context in parentheses: `App.(unknown context at $1a2b).CardView`.
    static func all(in name: String) -> [TypePath] {
        var paths: [TypePath] = []
        var parts: [Substring] = []
        var position = name.startIndex
        func end() {
            if let module = parts.first, parts.count > 1 { paths.append(Self(module: module, parts: Array(parts.dropFirst()))) }
            parts = []
        }
        while position < name.endIndex {
            let rest = name[position...]
            let identifier = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if !identifier.isEmpty {
                parts.append(identifier)
                position = identifier.endIndex
            } else if rest.hasPrefix(".("), let close = rest.firstIndex(of: ")") {
                position = name.index(after: close)
            } else {
                if rest.first != "." { end() }
                position = name.index(after: position)
            }
        }
        end()
        return paths
    }
}
