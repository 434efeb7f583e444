package import Foundation
import TemplateEngine

/// The severities that a package gives to rules, from a file with a line for each: `literal-text: warning`.
///
/// Empty lines count for nothing, nor does what follows `#`.
package struct CheckSeverities: Sendable {
    /// The file at the package's root.
    package static let fileName = ".preview-checks"

    private var severities: [String: CheckSeverity] = [:]

    /// No rule's is another than its own.
    package init() {}

    /// The severities in the file of a package, which need not have one.
    ///
    /// - Throws: ``CheckSeveritiesError``.
    package init(package: URL) throws {
        let file = package.appending(path: Self.fileName, directoryHint: .notDirectory)
        guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
            self.init()
            return
        }
        guard let data = try? Data(contentsOf: file), let text = String(validating: data, as: UTF8.self) else {
            throw CheckSeveritiesError(file: Self.fileName, line: 1, problem: .unreadable)
        }
        try self.init(text: text)
    }

    /// The severities in the text of such a file.
    ///
    /// - Throws: ``CheckSeveritiesError``.
    package init(text: String, file: String = fileName) throws {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            do throws(CheckSeveritiesError.Problem) {
                try read(line.prefix { $0 != "#" })
            } catch {
                throw CheckSeveritiesError(file: file, line: index + 1, problem: error)
            }
        }
    }

    /// The severity of a rule: the package's, else the rule's own.
    package func severity(of rule: any CheckRule) -> CheckSeverity {
        severities[rule.name] ?? rule.severity
    }

    private mutating func read(_ line: Substring) throws(CheckSeveritiesError.Problem) {
        let parts = line.split(separator: ":", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        if parts == [""] { return }
        guard parts.count == 2 else { throw .malformed(line.trimmingCharacters(in: .whitespaces)) }
        guard CheckRules.named(parts[0]) != nil else {
            throw .unknownRule(parts[0], nearest: CheckRules.nearest(to: parts[0]))
        }
        guard let severity = CheckSeverity(rawValue: parts[1]) else { throw .unknownSeverity(parts[1]) }
        guard severities.updateValue(severity, forKey: parts[0]) == nil else { throw .repeatedRule(parts[0]) }
    }
}
