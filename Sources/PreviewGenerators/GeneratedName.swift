/// The name of what is generated, such as `TaskList`, from which all other names follow.
package struct GeneratedName: Hashable, Sendable {
    /// The name without a suffix, such as `TaskList`.
    package let base: String

    /// The suffixes that the names of types have, which the base does not contain.
    private static let suffixes = ["ViewModel", "FieldsMessages", "Fields", "ViewUITests", "View", "Request"]

    /// Creates a name. A suffix such as `ViewModel` is dropped.
    ///
    /// - Throws: ``GeneratorError/invalidName(_:)``.
    package init(_ name: String) throws {
        let suffix = Self.suffixes.first { name.hasSuffix($0) && name != $0 } ?? ""
        base = String(name.dropLast(suffix.count))
        guard let first = base.first, first.isUppercase, base.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { throw GeneratorError.invalidName(name) }
    }

    /// The name as that of a property, such as `taskList`.
    var property: String { base.lowercasedFirst }

    /// The name as words, such as `task list`.
    package var words: String { base.words }

    /// The name as words for HTML and files, such as `task-list`.
    var hyphenated: String { words.replacing(" ", with: "-") }
}

extension String {
    var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
    var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// The words of a name in camel case, such as `due at` for `dueAt`.
    var words: String {
        replacing(/(?<before>[a-z0-9])(?<after>[A-Z])/) { "\($0.output.before) \($0.output.after)" }.lowercased()
    }

    /// The words as a text of a page, such as `Due at`.
    var title: String { words.uppercasedFirst }
}
