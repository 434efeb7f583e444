/// What a rule finds in the HTML of a preview.
struct HTMLMistake {
    /// What is wrong and what to do, in whole sentences.
    let message: String
    /// The tags to look at, the one that tells most first.
    let tags: [WrittenTag]
    /// What to look at where it is no tag, as it is written.
    var text: String?
}
