import FOSMVVM

/// Where something was found.
package struct CheckPlace: Hashable, Sendable {
    /// The file, relative to the package where it lies in it.
    package let file: String
    /// The line, from 1, where one is known.
    package let line: Int?
    /// The column in Unicode scalars, from 1, where one is known.
    package let column: Int?

    init(file: String, line: Int? = nil, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension CheckPlace: Comparable {
    /// By file, then line, then column.
    package static func < (left: Self, right: Self) -> Bool {
        (left.file, left.line ?? 0, left.column ?? 0) < (right.file, right.line ?? 0, right.column ?? 0)
    }
}

extension CheckPlace: CustomStringConvertible {
    /// `file:line:column`, as editors and terminals link it.
    package var description: String { FilePlace.text(file: file, line: line, column: column) }
}
