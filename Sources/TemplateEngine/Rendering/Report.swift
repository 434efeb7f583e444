/// What tells one diagnostic of a rendering from another: an instruction, and what it asked for.
struct Report: Hashable {
    let instruction: Int
    let subject: String
}

/// A search for the names near one that leads nowhere.
struct NearestSearch: Hashable {
    let word: String
    /// The shapes of the objects that were asked, which live as long as the rendering; nil for templates.
    let shapes: [ObjectIdentifier]?
}
