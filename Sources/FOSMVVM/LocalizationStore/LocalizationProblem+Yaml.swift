import Yams

extension LocalizationProblem {
    /// Why a YAML file does not parse, with the line.
    init(_ error: YamlError, in yaml: MarkedYAML, file: String) {
        var yaml = yaml
        let mark = error.mark(in: &yaml)
        self.init(
            message: "The YAML does not parse: \(error.explanation(in: &yaml))", file: file, line: mark?.line,
            column: mark.map { yaml.column(of: $0) }, source: mark.flatMap { yaml.line($0.line) }, kind: .unreadable)
    }
}

extension YamlError {
    /// More characters than libyaml takes for a key, which it looks for the colon in.
    private static let keyLimit = 1024

    /// Where it is: at the end of the text, where what is open there begins.
    fileprivate func mark(in yaml: inout MarkedYAML) -> MarkedYAML.Position? {
        switch self {
        case .scanner(let context, _, let mark, _), .parser(let context, _, let mark, _),
            .composer(let context, _, let mark, _):
            MarkedYAML.Position(yaml.isEnd(MarkedYAML.Position(mark)) ? context?.mark ?? mark : mark)
        case .duplicatedKeysInMapping(_, let context): MarkedYAML.Position(context.mark)
        case .reader(_, _, let value, _): yaml.place(of: value)
        default: nil
        }
    }

    /// What is wrong, and what to do.
    fileprivate func explanation(in yaml: inout MarkedYAML) -> String {
        switch self {
        case .scanner(_, "found character that cannot start any token", let mark, _)
        where yaml.isTab(MarkedYAML.Position(mark)):
            "a tab stands where a text begins. Indent with spaces."
        case .composer(_, "but found another document", _, _):
            "another document begins here. Leave out the line '---', or put what follows in a file of its own."
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            Self.explanation(problem, context?.text)
                + note(on: [mark.line - 1, mark.line].compactMap { yaml.line($0) })
        case .reader(_, _, let value, _) where value >= 0:
            "the control character U+\(Self.hexadecimal(value)) is not allowed. Remove it."
        case .duplicatedKeysInMapping(let keys, _):
            "'\(MarkedYAML.unmarked(keys.first ?? ""))' stands twice in one map. Remove one."
        default: "\(self)"
        }
    }

    private static func explanation(_ problem: String, _ context: String?) -> String {
        if problem.hasPrefix("Maximum nesting level") {
            return "lists or maps stand too deep in others. Mend the line."
        }
        return [context, problem].compactMap { $0 }.joined(separator: ", ") + ". Mend the line."
    }

    private static func hexadecimal(_ value: Int32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// What else may be wrong where the line that is named, or the one before, is so long that its key may be too long.
    private func note(on lines: [String]) -> String {
        lines.contains { $0.unicodeScalars.count > Self.keyLimit } ? " A key can have at most 1,024 characters." : ""
    }
}
