/// How the lines of a difference look in a terminal.
struct TerminalStyle {
    let isColored: Bool

    func place(_ text: String) -> String { colored(text, code: "1") }
    func same(_ text: String) -> String { colored("    \(text)", code: "2") }
    func removed(_ text: String) -> String { colored("  - \(text)", code: "31") }
    func added(_ text: String) -> String { colored("  + \(text)", code: "32") }

    private func colored(_ text: String, code: String) -> String {
        let visible = Self.visible(text)
        return isColored ? "\u{1B}[\(code)m\(visible)\u{1B}[0m" : visible
    }

    /// The text on one line, without what a terminal would obey.
    private static func visible(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0A: result += "⏎"
            case 0x00...0x1F, 0x7F...0x9F: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
