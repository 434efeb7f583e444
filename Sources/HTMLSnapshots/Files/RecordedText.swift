/// The text of a snapshot file that is not as it should be.
struct RecordedText {
    let text: String
    let tree: ShownTree

    /// - Throws: `HTMLParsingError`.
    init(_ text: String) throws {
        self.text = text
        tree = try ShownTree(parsing: text)
    }

    /// Whether version control has left both sides of a merge in a text, or somebody half of them.
    static func hasConflict(_ text: String) -> Bool {
        let lines = text.utf8.split(separator: 0x0A)
        return lines.contains { $0.starts(with: "<<<<<<< ".utf8) }
            || lines.contains { $0.starts(with: ">>>>>>> ".utf8) }
    }

    /// Whether its end is missing: a normal form ends with its last tag or comment, and a line feed; that of nothing is
    /// the line feed alone.
    ///
    /// - Throws: `HTMLParsingError`.
    func isCutOff() throws -> Bool {
        let written = HTMLWriter.text(of: tree)
        // A tree that cannot be written is recorded as the text that it came from, which may end in any way.
        guard try !written.utf8.elementsEqual(text.utf8) && ShownTree(parsing: written) == tree else { return false }
        guard text.utf8.last == 0x0A, !endsInTag else { return true }
        guard let element = tree.lastRoot, element.content != .void else { return false }
        let end = text.utf8.reversed().drop { $0 == 0x0A || $0 == 0x0D }
        return !end.starts(with: "</\(element.name)>".utf8.reversed())
    }

    /// Whether a tag or a comment is open at the end; in a normal form's text and values there is no `<`.
    private var endsInTag: Bool {
        guard let start = text.utf8.lastIndex(of: UInt8(ascii: "<")) else { return false }
        let rest = Substring(text.utf8[start...])
        return rest.hasPrefix("<!--") ? !rest.contains("-->") : !rest.contains(">")
    }
}
