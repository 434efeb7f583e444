/// A link or an image of a document, as it is written there.
public struct MarkdownLink: Hashable, Sendable {
    /// What the document does with the destination.
    public enum Kind: Hashable, Sendable {
        /// Leads there when followed.
        case link
        /// Shows what is there in place.
        case image
    }

    /// Link or image.
    public let kind: Kind
    /// The address before any rewriting, with CommonMark's backslashes and entities resolved but percent-encoding kept.
    public let destination: String
    /// Line of the source file, from 1.
    public let line: Int
}
