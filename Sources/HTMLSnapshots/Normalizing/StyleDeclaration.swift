/// A declaration of a `style` attribute.
struct StyleDeclaration {
    /// In lower case.
    let name: String
    /// In lower case, without `!important`.
    let value: String
    let isImportant: Bool

    /// The declarations of an attribute in their order; what is none is left out, as browsers do.
    static func all(in style: String) -> [StyleDeclaration] {
        texts(of: style).compactMap(StyleDeclaration.init(text:))
    }

    private init?(text: String) {
        let parts = text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let words = parts[1].lowercased().replacing("!", with: " !").split(whereSeparator: \.isWhitespace)
        name = parts[0].split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
        isImportant = words.suffix(2) == ["!", "important"] || words.last == "!important"
        value = words.prefix { !$0.hasPrefix("!") }.joined(separator: " ")
    }

    /// The texts of the declarations: a semicolon in a string or in brackets ends none, and a comment is a space.
    /// <https://www.w3.org/TR/css-syntax-3/#parsing>
    private static func texts(of style: String) -> [String] {
        var texts = [String.UnicodeScalarView()]
        var ends: [Unicode.Scalar] = []
        var rest = style.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let isInString = ends.last == "\"" || ends.last == "'"
            if scalar == ";", ends.isEmpty {
                texts.append(String.UnicodeScalarView())
            } else if scalar == "/", rest.first == "*", !isInString {
                rest = afterComment(rest)
                texts[texts.count - 1].append(" ")
            } else {
                texts[texts.count - 1].append(scalar)
                if scalar == "\\", let escaped = rest.popFirst() {
                    texts[texts.count - 1].append(escaped)
                } else if scalar == ends.last {
                    ends.removeLast()
                } else if !isInString, let end = self.ends[scalar] {
                    ends.append(end)
                }
            }
        }
        return texts.map(String.init)
    }

    private static func afterComment(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
        var rest = text.dropFirst()
        while let scalar = rest.popFirst() {
            if scalar == "*", rest.first == "/" { return rest.dropFirst() }
        }
        return rest
    }

    /// What ends the strings and brackets that begin so.
    private static let ends: [Unicode.Scalar: Unicode.Scalar] = [
        "\"": "\"", "'": "'", "(": ")", "[": "]", "{": "}",
    ]
}
