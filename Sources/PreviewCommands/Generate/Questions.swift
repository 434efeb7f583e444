import Foundation
import PreviewGenerators

/// Asks for values that no option sets, if a person can answer. Otherwise, the default answer applies.
struct Questions {
    private let answer: (String) -> String?
    private let report: (String) -> Void

    /// - Parameters:
    ///   - answer: Returns the answer to a question. Nil if nobody can answer.
    ///   - report: Shows what is wrong with an answer, before its question is asked again.
    init(
        answer: @escaping (String) -> String? = Questions.inTerminal,
        report: @escaping (String) -> Void = { StandardOutput.print($0) }
    ) {
        self.answer = answer
        self.report = report
    }

    /// Returns the value of an answer. Asks again after a wrong one. An empty answer, or no answer, is the default one.
    ///
    /// - Throws: The error of `parse` for the default answer.
    func value<Value>(_ question: String, _ fallback: String, _ parse: (String) throws -> Value) throws -> Value {
        while let text = answer("\(question) [\(fallback.isEmpty ? "none" : fallback)]: "), !text.isEmpty {
            do { return try parse(text) } catch { report(error.localizedDescription) }
        }
        return try parse(fallback)
    }

    /// Returns one of several choices.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ question: String, _ fallback: Choice
    ) throws -> Choice {
        let names = Choice.allCases.map(\.rawValue)
        let list = "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
        return try value("\(question): \(list)", fallback.rawValue) { text in
            guard let choice = Choice(rawValue: text) else { throw UsageError("'\(text)' is not one of \(list).") }
            return choice
        }
    }

    /// Returns the name of an argument, or asks for it.
    ///
    /// - Throws: `UsageError` without an answer. ``GeneratorError`` if the argument is not a name.
    func name(_ argument: String?, such example: String) throws -> GeneratedName {
        if let argument { return try GeneratedName(argument) }
        while let text = answer("Name, such as \(example): ") {
            do { return try GeneratedName(text) } catch { report(error.localizedDescription) }
        }
        throw UsageError("Missing expected argument '<Name>'. Name what is generated, as in \(example).")
    }

    /// Returns the folder of an option, or asks for it. Nil for none, which is the default.
    func feature(_ option: String?) throws -> String? {
        if let option { return option }
        let folder = try value("Feature, a folder such as Tasks", "") { text in
            if let problem = GeneratorOptions.problem(withFeature: text) { throw UsageError(problem) }
            return text
        }
        return folder.isEmpty ? nil : folder
    }

    /// Asks in a terminal. Nil elsewhere, and at the end of the input.
    private static func inTerminal(_ question: String) -> String? {
        guard isatty(STDIN_FILENO) == 1, StandardOutput.isTerminal else { return nil }
        StandardOutput.print(question, terminator: "")
        return readLine()?.trimmingCharacters(in: .whitespaces)
    }
}
