/// The smallest part of HTML that a difference tells of.
struct HTMLToken: Hashable, Sendable {
    let kind: SnapshotHunk.Kind
    /// As it is shown: `<button`, `type="submit"`, a class, a word, `</button>`.
    let text: String
}
