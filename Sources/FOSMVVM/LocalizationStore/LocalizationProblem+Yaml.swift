import Yams

extension LocalizationProblem {
    /// Why a YAML file does not parse, with the line.
    ///
    /// - Parameter marked: What was parsed.
    init(parsing error: any Error, yaml: String, marked: MarkedYAML, file: String) {
        guard let error = error as? YamlError else {
            self.init(message: error.localizedDescription, file: file)
            return
        }
        let lines = YAMLLines(yaml)
        let place = error.place(in: lines)
        self.init(
            message: "The YAML does not parse: \(error.explanation(in: lines, marked: marked))", file: file,
            line: place?.line, column: place?.column, source: place.flatMap(lines.excerpt), kind: .unreadable)
    }
}

extension YamlError {
    /// More characters than libyaml takes for a key, which it looks for the colon in.
    private static let keyLimit = 1024

    /// Where it is: at the end of the text, where what is open there begins.
    fileprivate func place(in lines: YAMLLines) -> YAMLNode.Place? {
        switch self {
        case .scanner(let context, _, let mark, _), .parser(let context, _, let mark, _),
            .composer(let context, _, let mark, _):
            lines.isEnd(mark.place) ? context?.mark.place ?? mark.place : mark.place
        case .duplicatedKeysInMapping(_, let context): context.mark.place
        case .reader(_, _, let value, _): lines.place(of: value)
        default: nil
        }
    }

    /// What is wrong, and what to do.
    fileprivate func explanation(in lines: YAMLLines, marked: MarkedYAML) -> String {
        switch self {
        case .scanner(_, "found character that cannot start any token", let mark, _) where lines.isTab(mark.place):
            "a tab stands where a text begins. Indent with spaces."
        case .composer(_, "but found another document", _, _):
            "another document begins here. Leave out the line '---', or put what follows in a file of its own."
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            Self.explanation(problem, context?.text) + note(on: mark.line, in: lines)
        case .reader(_, _, let value, _) where value >= 0:
            "the control character U+\(Self.hexadecimal(value)) is not allowed. Remove it."
        case .duplicatedKeysInMapping(let keys, _):
            "'\(marked.original(keys.first ?? "").prefix(40))' stands twice in one map. Remove one."
        default: "\(self)"
        }
    }

    private static func explanation(_ problem: String, _ context: String?) -> String {
        if problem.hasPrefix("Maximum nesting level") { return YAMLComposer.depthMessage }
        return [context, problem].compactMap { $0 }.joined(separator: ", ") + ". Mend the line."
    }

    private static func hexadecimal(_ value: Int32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// What else may be wrong where the line that is named, or the one before, is so long that its key may be too long.
    private func note(on line: Int, in lines: YAMLLines) -> String {
        let lengths = [line - 1, line].map(lines.length)
        return lengths.contains { $0 > Self.keyLimit } ? " A key can have at most 1,024 characters." : ""
    }
}

extension Mark {
    fileprivate var place: YAMLNode.Place { YAMLNode.Place(line: line, column: column) }
}
