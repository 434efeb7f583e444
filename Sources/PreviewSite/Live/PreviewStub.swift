import Foundation

/// The ViewModel in the source of a preview.
enum PreviewStub {
    /// Returns the ViewModel of the preview at a line as one line of Swift. Nil if it is not written there.
    static func code(in source: String, line: Int) -> String? {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(max(line, 1) - 1)
        let isOneLine = lines.first?.hasSuffix("}") == true
        let end = isOneLine ? line : lines.dropFirst().firstIndex { $0.hasPrefix("}") } ?? lines.endIndex
        let body = lines[..<end].joined(separator: "\n")
        guard let label = body.firstRange(of: "viewModel:") else {
            return body.contains("previewHost(") ? ".stub()" : nil
        }
        let code = argument(in: body[label.upperBound...])
        if code.contains(".") || code.contains("(") { return code }
        // A constant of the preview.
        guard let name = body.firstRange(of: "let \(code) = ") else { return nil }
        return argument(in: body[name.upperBound...].prefix { $0 != "\n" })
    }

    /// Returns the argument at the start of code, up to the comma or the parenthesis after it.
    private static func argument(in code: Substring) -> String {
        var (depth, isText) = (0, false)
        var previous: Character = " "
        let argument = code.prefix { character in
            defer { previous = character }
            if character == "\"", previous != "\\" { isText.toggle() }
            if isText { return true }
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            return depth >= 0 && !(depth == 0 && character == ",")
        }
        return argument.replacing(/\(\s*\n\s*/, with: "(").replacing(/\s*\n\s*\)/, with: ")")
            .replacing(/\s*\n\s*/, with: " ").trimmingCharacters(in: .whitespaces)
    }
}
