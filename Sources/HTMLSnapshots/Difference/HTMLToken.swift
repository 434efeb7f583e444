/// The smallest part of HTML that a difference tells of.
///
/// Tokens are the same where their bytes are: an accent of its own is another text than a letter that has it.
struct HTMLToken: Hashable, Sendable {
    let kind: SnapshotHunk.Kind
    /// As it is shown: `<button`, `type="submit"`, a class, a word, `</button>`.
    let text: String

    static func == (left: HTMLToken, right: HTMLToken) -> Bool {
        left.kind == right.kind && left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
