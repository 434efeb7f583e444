/// A piece of a template's text, with its line breaks found beforehand.
struct TextRange: Sendable {
    /// Where the piece is in `Program.bytes`.
    let bytes: ByteRange
    /// The first element of `Program.lineStarts` that is past the start of the piece.
    let nextLine: Int32
}
