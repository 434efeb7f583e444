/// A place in the text that was parsed.
package struct HTMLPlace: Hashable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// The column in characters, from 1.
    package let column: Int
    /// How many bytes of UTF-8 are before it.
    package let offset: Int
}
