/// A link or an image of a document, as it is written there.
package struct MarkdownLink: Hashable, Sendable {
    /// What the document does with the destination.
    package enum Kind: Hashable, Sendable {
        /// Leads there when followed.
        case link
        /// Shows what is there in place.
        case image
    }

    /// Link or image.
    package let kind: Kind
    /// The address before any rewriting, with CommonMark's backslashes and entities resolved but percent-encoding kept.
    package let destination: String
    /// Line of the source file, from 1.
    package let line: Int
}
