/// A fault with where to look.
struct FoundFault {
    let fault: MarkupFault
    /// The tags that are at fault, the one that tells most first.
    let tags: [MarkupToken]
    /// What is at fault where it is no tag, as it is written.
    let text: String?
}
