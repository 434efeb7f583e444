/// An expression in Swift, whose lists and calls are broken into lines where a line would be too long.
package indirect enum SwiftCode: Equatable, Sendable {
    /// Code that is not broken.
    case text(String)
    /// A list or a call: what opens it, its elements, each with a label or none, and what closes it.
    case list(open: String, elements: [Element], close: String)

    /// An element of a list or an argument of a call.
    package struct Element: Equatable, Sendable {
        /// The label with a colon. Empty for an element of a list.
        let label: String
        let value: SwiftCode

        init(label: String?, value: SwiftCode) {
            self.label = label.map { $0.isEmpty ? "" : "\($0): " } ?? ""
            self.value = value
        }
    }

    /// The maximum length of a line.
    private static let lineLimit = 110
    private static let step = 4

    /// Returns the code.
    ///
    /// - Parameters:
    ///   - indentation: The number of spaces with which the line begins.
    ///   - column: The number of characters before the code in its line.
    package func text(indentation: Int, column: Int) -> String {
        guard case .list(let open, let elements, let close) = self, !fits(after: column) else { return line }
        let inner = String(repeating: " ", count: indentation + Self.step)
        let lines = elements.map { element in
            let column = inner.count + element.label.count
            return inner + element.label + element.value.text(indentation: inner.count, column: column)
        }
        // An argument cannot have a comma after it in all versions of Swift.
        let comma = close == "]" ? "," : ""
        let outer = String(repeating: " ", count: indentation)
        return "\(open)\n\(lines.joined(separator: ",\n"))\(comma)\n\(outer)\(close)"
    }

    /// The code in one line.
    package var line: String {
        switch self {
        case .text(let text): text
        case .list(let open, let elements, let close):
            open + elements.map { $0.label + $0.value.line }.joined(separator: ", ") + close
        }
    }

    private func fits(after column: Int) -> Bool { column + line.count <= Self.lineLimit }
}
