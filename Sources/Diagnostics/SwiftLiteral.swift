extension String {
    /// The text as a literal of Swift, in one line. What source code would not show as it is, such as a mark of direction, is
    /// escaped.
    package var swiftLiteral: String {
        let escaped = unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            case "\n": "\\n"
            default: scalar.properties.isEscaped ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}

extension Unicode.Scalar.Properties {
    fileprivate var isEscaped: Bool {
        [.control, .format, .lineSeparator, .paragraphSeparator].contains(generalCategory)
    }
}
