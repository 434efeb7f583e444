/// Text in a tree, decoded.
struct HTMLText: Hashable, Sendable {
    var string: String
    /// The first character is a space that may as well be a line break.
    var breaksBefore = false
    /// The last character is a space that may as well be a line break.
    var breaksAfter = false
}
