import Yams

extension LocalizationProblem {
    /// Why a YAML file does not parse, with the line.
    init(_ error: YamlError, text: String, file: String) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let mark = error.mark
        self.init(
            message: error.message(lines: lines), file: file, line: mark?.line, column: mark?.column,
            source: mark.flatMap { lines.indices.contains($0.line - 1) ? String(lines[$0.line - 1]) : nil },
            kind: error.isDuplicateKey ? .duplicateKey : .unreadable)
    }
}

extension YamlError {
    /// More characters than libyaml takes for a key, which it looks for the colon in.
    private static let keyLimit = 1024

    fileprivate var isDuplicateKey: Bool {
        if case .duplicatedKeysInMapping = self { true } else { false }
    }

    fileprivate var mark: Mark? {
        switch self {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark
        case .duplicatedKeysInMapping(_, let context): context.mark
        default: nil
        }
    }

    /// What the error says, without the text around it, and what to do.
    fileprivate func message(lines: [Substring]) -> String {
        switch self {
        case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _),
            .reader(let problem, _, _, _):
            "The YAML does not parse: \(problem). Mend the line.\(note(on: lines))"
        case .duplicatedKeysInMapping(let keys, let context):
            Self.message(duplicate: keys.first ?? "", first: context.mark, lines: lines)
        default: "The YAML does not parse: \(self)"
        }
    }

    /// What else may be wrong where the line that is named, or the one before, is so long that its key may be too long.
    private func note(on lines: [Substring]) -> String {
        guard let line = mark?.line,
            lines.prefix(line).suffix(2).contains(where: { $0.unicodeScalars.count > Self.keyLimit })
        else { return "" }
        return " A key can have at most 1,024 characters."
    }

    private static func message(duplicate key: String, first: Mark, lines: [Substring]) -> String {
        let indentation = String(repeating: " ", count: first.column - 1)
        let later = lines.indices.dropFirst(first.line).first { index in
            ["\(key):", "'\(key)':", "\"\(key)\":"].contains { lines[index].hasPrefix(indentation + $0) }
        }
        let second = later.map { "in line \($0 + 1)" } ?? "below"
        return "'\(key)' stands in line \(first.line) and again \(second). Remove one."
    }
}
