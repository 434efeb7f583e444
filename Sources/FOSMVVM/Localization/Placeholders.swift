/// The placeholders `%{name}` of a text.
enum Placeholders {
    /// The text with each placeholder's value in its place; a placeholder without a value stays as it is.
    static func replaced(in text: String, with value: (String) -> String?) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "%{"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            let name = String(rest[start.upperBound..<end])
            let next = rest.index(after: end)
            result += rest[..<start.lowerBound]
            result += value(name) ?? String(rest[start.lowerBound..<next])
            rest = rest[next...]
        }
        return result + rest
    }
}
