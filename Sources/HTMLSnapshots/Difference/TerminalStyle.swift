/// How the lines of a difference look in a terminal.
struct TerminalStyle {
    let isColored: Bool

    func place(_ text: String) -> String { colored(text, code: "1") }
    func same(_ text: String) -> String { colored("    \(text)", code: "2") }
    func removed(_ text: String) -> String { colored("  - \(text)", code: "31") }
    func added(_ text: String) -> String { colored("  + \(text)", code: "32") }

    private func colored(_ text: String, code: String) -> String {
        let visible = VisibleText.of(text.replacing("\n", with: "⏎"))
        return isColored ? "\u{1B}[\(code)m\(visible)\u{1B}[0m" : visible
    }
}

/// Text for a terminal.
package enum VisibleText {
    /// The text with signs for the control characters that a terminal would obey, such as ␛; line feeds and tabs stay.
    package static func of(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? sign($0) : $0 }))
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
    }

    /// The picture of a control character; U+FFFD for one beyond ASCII, of which there is none.
    private static func sign(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        default: "\u{FFFD}"
        }
    }
}
