package import FOSMVVM

/// What previews want of texts.
package struct TextWants: Sendable {
    /// The uses of what is under each key, with what is wanted there.
    package let byKey: [String: [TextUse: Set<TextWant>]]

    /// What is wanted of each text.
    package init(_ wants: [TextUse: Set<TextWant>]) {
        byKey = wants.reduce(into: [:]) { $0[$1.key.key, default: [:]][$1.key] = $1.value }
    }
}
