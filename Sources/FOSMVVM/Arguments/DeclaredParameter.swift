/// A parameter of a function or an initializer, as its source declares it. A running program does not know it, and a macro
/// does not see a function in an extension.
package struct DeclaredParameter: Hashable, Sendable {
    /// The label in a call, such as `title`. `_` for a parameter without one.
    package let label: String
    /// The type as it is written, such as `[String: Int]`.
    package let type: String
    /// Whether a call can do without it.
    package let hasDefault: Bool

    /// Creates a parameter.
    package init(label: String, type: String, hasDefault: Bool) {
        self.label = label
        self.type = type
        self.hasDefault = hasDefault
    }

    /// Returns the parameters of a declaration.
    ///
    /// - Parameter source: The text behind the opening parenthesis. What follows the closing one is not read.
    package static func all(in source: some StringProtocol) -> [DeclaredParameter] {
        let declaration = /^\s*(?:@\w+\s+)*(?<label>\w+)[^:]*:\s*(?<type>[^=]*[^=\s])\s*(?<value>=)?/
        return SourceList.elements(in: String(source)).compactMap { element in
            guard let parts = element.firstMatch(of: declaration) else { return nil }
            return DeclaredParameter(
                label: String(parts.output.label), type: String(parts.output.type),
                hasDefault: parts.output.value != nil)
        }
    }
}

/// The elements of a list in Swift's source, such as the parameters of a function.
private struct SourceList {
    private var elements: [String] = []
    private var element = ""
    private var depth = 0

    /// Returns the elements up to the bracket that closes the list. Commas in brackets, texts and comments separate none, and
    /// comments are left out.
    static func elements(in source: String) -> [String] {
        var list = SourceList()
        var rest = source[...]
        while list.depth >= 0, let next = rest.first {
            if next == "/", let comment = rest.prefixMatch(of: /\/\/[^\n]*|\/\*(?s:.*?)\*\//) {
                rest = rest[comment.range.upperBound...]
            } else if "\"-".contains(next), let text = rest.prefixMatch(of: /"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*"|->/) {
                list.element += rest[text.range]
                rest = rest[text.range.upperBound...]
            } else {
                list.add(next)
                rest.removeFirst()
            }
        }
        return list.elements + (list.element.allSatisfy(\.isWhitespace) ? [] : [list.element])
    }

    private mutating func add(_ character: Character) {
        switch character {
        case "(", "[", "{", "<": depth += 1
        case ")", "]", "}", ">": depth -= 1
        case "," where depth == 0:
            elements.append(element)
            element = ""
            return
        default: break
        }
        if depth >= 0 { element.append(character) }
    }
}
