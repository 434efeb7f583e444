/// Text in a tree, decoded.
package struct HTMLText: Hashable, Sendable {
    /// The characters, those of references too.
    package var string: String
    /// The first character is a space that may as well be a line break.
    package var breaksBefore = false
    /// The last character is a space that may as well be a line break.
    package var breaksAfter = false

    /// Text with no such space at either end.
    package init(string: String) {
        self.string = string
    }
}
