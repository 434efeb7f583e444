public import Foundation

/// A place in a file: of a template, of texts, of docs, of Swift source.
public struct SourcePlace: Hashable, Sendable {
    /// The file's path, absolute or relative to its package.
    public var file: String
    /// The line, from 1, if it is known.
    public let line: Int?
    /// The column in Unicode scalars, from 1, if it is known.
    public let column: Int?

    /// Creates a place in a file.
    public init(file: String, line: Int? = nil, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// Creates a place in the file of a URL.
    public init(_ file: URL, line: Int? = nil, column: Int? = nil) {
        self.init(file: file.path(percentEncoded: false), line: line, column: column)
    }
}

extension SourcePlace: CustomStringConvertible {
    /// `file:line:column` as far as they are known, as editors and terminals link it.
    public var description: String {
        [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
    }
}

extension SourcePlace: Comparable {
    /// By file, then line, then column.
    public static func < (left: Self, right: Self) -> Bool {
        (left.file, left.line ?? 0, left.column ?? 0) < (right.file, right.line ?? 0, right.column ?? 0)
    }
}
