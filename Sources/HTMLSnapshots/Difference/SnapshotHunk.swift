/// Changes that are close to each other, with a little of what is around them.
public struct SnapshotHunk: Hashable, Codable, Sendable {
    /// What happened to a piece.
    public enum Change: String, Codable, Sendable {
        /// It is in both texts.
        case same
        /// It is in the recorded text only.
        case removed
        /// It is in the actual text only.
        case added
    }

    /// What a piece is.
    public enum Kind: String, Codable, Sendable {
        /// A start tag's beginning, `<button`.
        case tag
        /// An attribute other than `class`, as it is written.
        case attribute
        /// One class of a list.
        case `class`
        /// A word of text, or several.
        case word
        /// White space at the edge of a text, a space or a line feed.
        case space
        /// A line of `pre`, `script` and the like.
        case line
        /// A whole comment.
        case comment
        /// A whole doctype.
        case doctype
        /// An end tag.
        case endTag
    }

    /// A token, or several words.
    public struct Piece: Hashable, Codable, Sendable {
        /// What happened to it.
        public let change: Change
        /// What it is.
        public let kind: Kind
        /// As it is written in HTML, with references; not longer than some hundred characters.
        public internal(set) var text: String

        /// As people read it: a class after a dot, and signs for white space.
        package var shown: String {
            switch kind {
            case .class: ".\(text)"
            case .space: text == "\n" ? "⏎" : "␣"
            default: text
            }
        }
    }

    /// Where the first change is, as a selector with an attribute: `main > form > button@class`.
    ///
    /// In the recorded HTML, unless something is only added. Without `html > body`; "the top" where no element is
    /// around.
    public let place: String
    /// The changes, and up to three tokens before and after them.
    public let pieces: [Piece]
    /// How many more tokens the hunk has.
    public let omittedTokens: Int
}
