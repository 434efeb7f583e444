/// A tool of the site: an element with choices, most of which are links.
struct ExportedTool {
    /// Where it begins in the changed HTML.
    let start: Int
    /// The number of elements of its kind that are open, with itself.
    var depth = 1
    /// Whether it leads to another page.
    var isUseful = false
}
