/// The marks around a text in another language than the one that was asked for, until it is known what can tell it.
///
/// They are noncharacters, which Unicode reserves for use within a program (Unicode 17 §23.7): no text has them.
package enum ForeignText {
    /// Stands before the language's tag.
    package static let start = "\(noncharacters[0])"
    /// Stands between the tag and the text.
    package static let middle = "\(noncharacters[1])"
    /// Stands after the text.
    package static let end = "\(noncharacters[2])"

    /// U+FDD0 to U+FDD2, which a literal cannot have.
    private static let noncharacters = [0xFDD0, 0xFDD1, 0xFDD2].compactMap { Unicode.Scalar($0 as UInt32) }

    /// The text between the marks.
    static func marked(_ text: String, language: LocaleIdentifier) -> String {
        start + language.tag + middle + text + end
    }
}
