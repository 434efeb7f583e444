/// Texts that are read from right to left, though their letters are not.
enum MirroredText {
    /// The text with each readable run turned round by U+202E, between marks of its direction (UAX #9 §2.2, §2.6).
    static func mirrored(_ text: String) -> String {
        TextRuns.changed(text) { run in
            run.contains(where: \.isLetter) ? "\u{200F}\u{202E}\(run)\u{202C}\u{200F}" : String(run)
        }
    }
}
