/// The placeholders `%{name}` of a text.
package enum Placeholders {
    /// The names, each once, in order of appearance.
    package static func names(in text: String) -> [String] {
        var names: [String] = []
        _ = replaced(in: text) { name in
            if !names.contains(name) { names.append(name) }
            return nil
        }
        return names
    }

    /// The placeholders that are begun and not closed before the next one or the end, as they are written.
    package static func unclosed(in text: String) -> [String] {
        begun(in: text).filter { !$0.contains("}") }.map { "%{" + $0.prefix { !$0.isWhitespace } }
    }

    /// The text with each placeholder's value in its place; a placeholder without a value stays as it is, as does one
    /// that is not closed.
    static func replaced(in text: String, with value: (String) -> String?) -> String {
        var result = String(text.prefix(upTo: text.firstRange(of: "%{")?.lowerBound ?? text.endIndex))
        for placeholder in begun(in: text) {
            if let end = placeholder.firstIndex(of: "}"), let value = value(String(placeholder[..<end])) {
                result += value + placeholder[placeholder.index(after: end)...]
            } else {
                result += "%{" + placeholder
            }
        }
        return result
    }

    /// What follows each `%{`, up to the next.
    private static func begun(in text: String) -> [Substring] {
        Array(text.split(separator: "%{", omittingEmptySubsequences: false).dropFirst())
    }
}
