package import Foundation

/// An argument of a preview's ViewModel that can be changed: its path, its kind and its value as a text.
package struct PreviewArgument: Equatable, Sendable {
    /// The kind of value, which selects the control.
    package enum Kind: Equatable, Sendable {
        case text
        case wholeNumber
        case number
        /// `true` or `false`.
        case toggle
        /// A date in the format of ISO 8601.
        case date
        /// One of these names.
        case choice([String])
        /// The elements of a list, as the text of an ``ElementOrder``. Their arguments follow.
        case length(limit: Int)
        /// A value whose arguments follow. If it is optional, its text is `true` or `false`.
        case group
    }

    /// What Swift declares of the value.
    package struct Declaration: Equatable, Sendable {
        /// The name of the ViewModel or other type that has the property. Nil for an element of a list.
        package let owner: String?
        /// The type of the value as Swift writes it, such as `[String]?`.
        package let type: String
    }

    /// What a form field says about the value that it presents.
    package struct Field: Hashable, Sendable {
        package let type: FormFieldType
        package let constraints: FormFieldConstraints
    }

    /// The reserved last part of the path that makes an optional text nil.
    package static let nilName = "nil"

    /// The names of the properties and the numbers of the elements that lead to the value, joined by dots.
    package let path: String
    /// The kind of value.
    package let kind: Kind
    /// What Swift declares of it.
    package let declaration: Declaration
    /// Whether the value can be nil.
    package let isOptional: Bool
    /// The text of the starting value. Nil if the value is nil.
    package let start: String?
    /// The text of the present value. Nil if the value is nil.
    package let text: String?
    /// A text that was given, but does not fit. The starting value stays.
    package let refused: String?
    /// What the form field of the value says about it. Nil for a value without one.
    package private(set) var field: Field?

    /// The last part of the path: the name of a property, or the number of an element.
    package var name: String { path.split(separator: ".").last.map(String.init) ?? path }

    /// The number of groups and lists around it.
    package var depth: Int { path.utf8.count { $0 == UInt8(ascii: ".") } }

    /// Whether the value is not the starting value.
    package var isChanged: Bool {
        switch (start, text) {
        case (nil, nil): false
        case (let start?, let text?): !start.isExactly(text)
        default: true
        }
    }

    /// Returns the argument with a text that could not be shown.
    package func entered(_ text: String?) -> PreviewArgument {
        PreviewArgument(
            path: path, kind: kind, declaration: declaration, isOptional: isOptional, start: start,
            text: text ?? self.text, refused: refused, field: field)
    }
}

/// A preview whose ViewModel has changed arguments.
package struct ChangedPreview {
    /// The preview with the changed ViewModel.
    package let made: MadePreview
    /// The arguments that can be changed, in the order of their declarations.
    package let arguments: [PreviewArgument]
    /// The given paths that no argument has, sorted.
    package let unknown: [String]
    /// The given arguments without those that change nothing.
    package let given: PreviewArguments

    /// Creates a preview whose arguments were not asked for.
    package init(_ made: MadePreview) {
        self.made = made
        arguments = []
        unknown = []
        given = .none
    }

    /// Changes the arguments of a preview.
    ///
    /// A text that does not fit changes nothing and is reported with its argument.
    ///
    /// - Parameter timeZone: The time zone of dates without one.
    package init(_ made: MadePreview, changing given: PreviewArguments, timeZone: TimeZone) {
        let editor = ArgumentEditor(
            given, format: ArgumentFormat(timeZone: timeZone, volatile: made.subject.volatileValues))
        let edited = editor.editedModel(made.subject.viewModel)
        self.made = edited.map(made.showing) ?? made
        arguments = editor.found
        unknown = given.texts.keys.filter { !editor.known.contains($0) }.sorted()
        self.given = editor.redundant.reduce(given) { $0.without($1) }
    }
}

extension PreviewArguments {
    /// Returns the arguments without the text of one path.
    fileprivate func without(_ path: String) -> PreviewArguments {
        PreviewArguments(texts: texts.filter { $0.key != path })
    }
}
