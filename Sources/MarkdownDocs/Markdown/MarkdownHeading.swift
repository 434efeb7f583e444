/// A heading of a document, as a table of contents needs it.
package struct MarkdownHeading: Hashable, Sendable {
    /// From 1, the document's title, to 6.
    package let level: Int
    /// The heading's plain text: emphasis, links and code without their marks.
    package let text: String
    /// The `id` of the rendered heading: the same as on a code host, unique in the document, not percent-encoded.
    package let anchor: String
}
