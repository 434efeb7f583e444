package import Diagnostics
import Foundation

/// The errors in the output of a compiler, `file:line:column: error: message`.
package enum BuildErrors {
    /// The maximum size of the output in bytes.
    private static let limit = 10_000_000

    /// Returns the errors in a file, each once. If it has text but no such line, its last line is the error.
    static func diagnostics(in file: URL?) -> [Diagnostic] {
        guard let file, case .file = FolderEntry.kind(of: file.path(percentEncoded: false)) else { return [] }
        do throws(Diagnostic) {
            return diagnostics(in: try BoundedFile(file, limit: limit).text())
        } catch {
            return [error]
        }
    }

    /// Returns the errors in the output of a compiler, each once.
    package static func diagnostics(in text: String) -> [Diagnostic] {
        var known: Set<String> = []
        let lines = text.split(whereSeparator: \.isNewline).filter { known.insert(String($0)).inserted }
        let found = lines.compactMap(diagnostic)
        guard found.isEmpty, let last = lines.last else { return found }
        return [Diagnostic(.build, String(last))]
    }

    private static func diagnostic(in line: Substring) -> Diagnostic? {
        guard let match = line.wholeMatch(of: /(?<file>.+?):(?<line>\d+):(?<column>\d+): error: (?<message>.+)/)
        else { return nil }
        let place = SourcePlace(
            file: String(match.output.file), line: Int(match.output.line), column: Int(match.output.column))
        return Diagnostic(.build, String(match.output.message), at: place)
    }
}
