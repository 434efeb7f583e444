extension String {
    /// The text as a message quotes what somebody wrote: its first 60 characters where it is longer.
    package var excerpt: String { excerpt(60) }

    /// The text, or its first so many characters with an ellipsis where it is longer.
    package func excerpt(_ limit: Int) -> String { count > limit ? prefix(limit) + "…" : self }
}
