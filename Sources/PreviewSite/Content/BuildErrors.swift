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

    /// Returns the errors in the output of a compiler, each once, with its first notes.
    package static func diagnostics(in text: String) -> [Diagnostic] {
        let lines = text.split(whereSeparator: \.isNewline)
        var found: [(error: Diagnostic, notes: [String])] = []
        var hasNotes = false
        for line in lines {
            if let error = diagnostic(in: line) {
                hasNotes = !found.contains { $0.error == error }
                if hasNotes { found.append((error, [])) }
            } else if line.contains(": warning: ") {
                hasNotes = false
            } else if hasNotes, let note = note(in: line), let last = found.indices.last,
                found[last].notes.count < noteLimit, !found[last].notes.contains(note)
            {
                found[last].notes.append(note)
            }
        }
        guard found.isEmpty, let last = lines.last else { return found.map(noted) }
        return [Diagnostic(.build, String(last))]
    }

    /// The maximum number of notes of an error.
    private static let noteLimit = 3

    private static func note(in line: Substring) -> String? {
        guard line.contains("- note: ") else { return nil }
        return line.firstMatch(of: /[`|]- note: (?<text>.+)/).map { String($0.output.text) }
    }

    private static func noted(_ error: Diagnostic, _ notes: [String]) -> Diagnostic {
        guard !notes.isEmpty else { return error }
        return Diagnostic(error.kind, "\(error.message) (\(notes.joined(separator: "; ")))", at: error.place)
    }

    private static func diagnostic(in line: Substring) -> Diagnostic? {
        guard let match = line.wholeMatch(of: /(?<file>.+?):(?<line>\d+):(?<column>\d+): error: (?<message>.+)/)
        else { return nil }
        let place = SourcePlace(
            file: String(match.output.file), line: Int(match.output.line), column: Int(match.output.column))
        let message = match.output.message.trimmingCharacters(in: .whitespaces)
        return Diagnostic(.build, message, at: place)
    }
}
