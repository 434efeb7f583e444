/// How an element of the tree differs from what the tags of the text say.
package enum HTMLFault: Hashable, Sendable {
    /// The end tag is missing, and is not one of those that may be left out; known of HTML's own elements only.
    case unclosed
    /// An end tag without a start tag, which browsers turn into an element: `</p>`.
    case endTagAlone
    /// Written once, but in the tree once more, because tags of formatting cross others: `<b><p></b></p>`.
    case repeated
    /// In another place than it is written, because it may not be there: a `div` right in a `table`.
    case moved
}
