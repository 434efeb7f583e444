/// What is wanted of a text where it is looked up.
package struct TextWant: Hashable, Sendable {
    /// Whether the whole list under the key is wanted, and not one text.
    package let isList: Bool
    /// The names of the values that stand ready for placeholders.
    package let values: Set<String>
    /// Those of the values that can choose the form of a plural.
    package let numbers: Set<String>
}

extension TextWant {
    /// A list as a whole, whose texts are bound to nothing.
    static let list = TextWant(isList: true, values: [], numbers: [])

    /// One text that is bound to these values.
    init(values: [String: any Localizable]) {
        self.init(
            isList: false, values: Set(values.keys), numbers: Set(values.filter { $0.value is LocalizableInt }.keys))
    }
}
