/// What tells one diagnostic of a rendering from another: an instruction, and what it asked for.
struct Report: Hashable {
    let instruction: Int
    let subject: String
}
