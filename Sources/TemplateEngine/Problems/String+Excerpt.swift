extension String {
    /// The text as a message quotes what somebody wrote: its first 60 characters where it is longer.
    package var excerpt: String { count > 60 ? prefix(60) + "…" : self }
}
