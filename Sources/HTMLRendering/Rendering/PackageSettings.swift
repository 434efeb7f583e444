package import Foundation

/// What a package says about itself in its file `.preview-host`, a line for each thing: `redact: uuid`.
///
/// Whoever reads the file knows its own names, and passes over all others. Empty lines count for nothing, nor does a
/// line from `#` on, where that is its start or a word of its own.
package struct PackageSettings: Sendable {
    /// A line of the file.
    package struct Line: Hashable, Sendable {
        /// What stands before the first colon.
        package let name: String
        /// What stands behind it.
        package let value: String
        /// The line, from 1.
        package let number: Int
    }

    /// The file's name, at the package's root.
    package static let fileName = ".preview-host"

    /// The lines that say something, in order.
    package let lines: [Line]

    /// What a package says, which need not have the file.
    ///
    /// - Throws: ``PackageSettingsError``.
    package init(package: URL) throws {
        let file = Self.file(of: package)
        guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
            try self.init(text: "")
            return
        }
        guard let data = try? Data(contentsOf: file), let text = String(validating: data, as: UTF8.self) else {
            throw PackageSettingsError(
                line: 1, message: "The file cannot be read as UTF-8. Save it anew, or remove it.")
        }
        try self.init(text: text)
    }

    /// What the text of such a file says.
    ///
    /// - Throws: ``PackageSettingsError``.
    package init(text: String) throws {
        let text = text.unicodeScalars.drop { $0 == "\u{FEFF}" }
        lines = try Substring(text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
            .compactMap { try Self.line($1, number: $0 + 1) }
    }

    /// The file of a package.
    package static func file(of package: URL) -> URL {
        package.appending(path: fileName, directoryHint: .notDirectory)
    }

    private static func line(_ text: Substring, number: Int) throws -> Line? {
        let text = text.prefix(upTo: text.firstMatch(of: /^\s*#|\s#(?=\s|$)/)?.range.lowerBound ?? text.endIndex)
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        if parts.allSatisfy(\.isEmpty), parts.count == 1 { return nil }
        guard parts.count == 2, !parts.contains("") else {
            throw PackageSettingsError(
                line: number, message: "'\(text)' is no name with a value. Write a line such as 'redact: uuid'.")
        }
        return Line(name: parts[0], value: parts[1], number: number)
    }
}
