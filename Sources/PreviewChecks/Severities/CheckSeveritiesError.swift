import Foundation

/// Why a file of severities cannot be used.
package struct CheckSeveritiesError: LocalizedError, Equatable {
    /// What is wrong in a line.
    package enum Problem: Error, Equatable {
        case unreadable
        case malformed(String)
        case unknownRule(String, nearest: [String])
        case unknownSeverity(String)
        case repeatedRule(String)
    }

    /// The file's name.
    package let file: String
    /// The line, from 1.
    package let line: Int
    /// What is wrong in it.
    package let problem: Problem

    /// The place, what is wrong there, and what to do about it.
    package var errorDescription: String? { "\(file):\(line): \(message)" }

    private var message: String {
        switch problem {
        case .unreadable: "The file cannot be read as UTF-8. Save it anew, or remove it."
        case .malformed(let text): "'\(text)' is no rule with its severity. Write a line such as 'literal-text: off'."
        case .unknownRule(let name, let nearest):
            "There is no rule '\(name)'."
                + (nearest.isEmpty ? "" : " Did you mean \(nearest.joined(separator: " or "))?")
        case .unknownSeverity(let name): "'\(name)' is no severity. Choose one of error, warning, off."
        case .repeatedRule(let name): "'\(name)' stands twice. Remove one of the lines."
        }
    }
}
