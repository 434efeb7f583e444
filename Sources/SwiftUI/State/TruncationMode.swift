extension Text {
    /// Where a text is cut off if there is no space for it.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle
    }
}
