#if SwiftViews
    public import Foundation

    extension NSPredicate {
        /// Creates a predicate for elements of the user interface, as in `label CONTAINS[c] %@ AND isEnabled == true`.
        ///
        /// Foundation's initializer does not exist on Linux. This one knows the attributes of elements, the comparisons
        /// `==`, `!=`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES`, and `AND`, `OR`, `NOT` and parentheses.
        /// A query with anything else fails the test.
        public convenience init(format: String, _ arguments: any CVarArg...) {
            let parsed = Result { () throws(UnsupportedQuery) in
                try ElementPredicate(format: format, arguments: arguments.map { "\($0)" })
            }
            self.init { object, _ in
                guard let subject = object as? PredicateSubject else { return false }
                switch parsed {
                case .success(let predicate): return predicate.evaluate(subject)
                case .failure(let problem):
                    subject.problem = problem
                    return false
                }
            }
        }
    }

    /// An element to which a predicate is applied.
    final class PredicateSubject {
        private let values: [String: String]
        /// The reason why the predicate cannot be applied.
        var problem: UnsupportedQuery?

        /// The attributes of elements that are texts.
        static let textNames: Set<String> = ["identifier", "label", "title", "value", "placeholderValue"]
        /// The attributes of elements.
        static let names = textNames.union([
            "isEnabled", "enabled", "isSelected", "selected", "exists", "isHittable", "hittable",
        ])

        init(_ element: UIElement, isHittable: Bool) {
            let (isEnabled, isSelected) = ("\(element.isEnabled)", "\(element.isSelected)")
            values = [
                "identifier": element.identifier, "label": element.label, "title": element.label,
                "value": element.value ?? "", "placeholderValue": element.placeholder ?? "",
                "isEnabled": isEnabled, "enabled": isEnabled,
                "isSelected": isSelected, "selected": isSelected, "exists": "true", "isHittable": "\(isHittable)",
                "hittable": "\(isHittable)",
            ]
        }

        func value(of name: String) -> String { values[name] ?? "" }
    }

    /// A predicate in the format of `NSPredicate`.
    indirect enum ElementPredicate {
        enum Comparison: String, CaseIterable {
            case equal = "=="
            case unequal = "!="
            case contains = "CONTAINS"
            case begins = "BEGINSWITH"
            case ends = "ENDSWITH"
            case like = "LIKE"
            case matches = "MATCHES"
        }

        case constant(Bool)
        case comparison(name: String, Comparison, String, ignoring: String.CompareOptions)
        case and(ElementPredicate, ElementPredicate)
        case or(ElementPredicate, ElementPredicate)
        case not(ElementPredicate)

        init(format: String, arguments: [String]) throws(UnsupportedQuery) {
            var parser = PredicateParser(format: format, arguments: arguments)
            self = try parser.predicate()
        }

        func evaluate(_ subject: PredicateSubject) -> Bool {
            switch self {
            case .constant(let value): value
            case .comparison(let name, let comparison, let text, let ignored):
                comparison.holds(subject.value(of: name), text, ignoring: ignored)
            case .and(let left, let right): left.evaluate(subject) && right.evaluate(subject)
            case .or(let left, let right): left.evaluate(subject) || right.evaluate(subject)
            case .not(let predicate): !predicate.evaluate(subject)
            }
        }
    }

    extension ElementPredicate.Comparison {
        fileprivate func holds(_ value: String, _ other: String, ignoring ignored: String.CompareOptions) -> Bool {
            let fold = { (text: String) in ignored.isEmpty ? text : text.folding(options: ignored, locale: nil) }
            let (value, other) = (fold(value), self == .matches ? other : fold(other))
            switch self {
            case .equal: return value == other
            case .unequal: return value != other
            case .contains: return value.contains(other)
            case .begins: return value.hasPrefix(other)
            case .ends: return value.hasSuffix(other)
            case .like:
                let pattern = NSRegularExpression.escapedPattern(for: other)
                    .replacing("\\*", with: ".*").replacing("\\?", with: ".")
                return Self.matches(value, pattern)
            case .matches: return Self.matches(value, other, ignoring: ignored)
            }
        }

        /// - Parameter ignored: With `caseInsensitive`, the pattern ignores case as well, whose classes cannot be folded.
        private static func matches(
            _ value: String, _ pattern: String, ignoring ignored: String.CompareOptions = []
        ) -> Bool {
            let options = ignored.intersection(.caseInsensitive).union(.regularExpression)
            return value.range(of: "^(?:\(pattern))$", options: options) != nil
        }
    }

    /// Reads the format of a predicate.
    private struct PredicateParser {
        private let format: String
        private var tokens: ArraySlice<Substring>
        private var arguments: ArraySlice<String>

        init(format: String, arguments: [String]) {
            self.format = format
            let token = /"[^"]*"|'[^']*'|&&|\|\||==|!=|<>|<=|>=|[=<>!()]|%[@a-zA-Z]+|\[[a-z]+\]|[\w.\-]+|\S/
            tokens = format.matches(of: token).map(\.output)[...]
            self.arguments = arguments[...]
        }

        mutating func predicate() throws(UnsupportedQuery) -> ElementPredicate {
            let predicate = try disjunction()
            if let rest = tokens.first { throw unsupported("'\(rest)'") }
            return predicate
        }

        private mutating func disjunction() throws(UnsupportedQuery) -> ElementPredicate {
            var left = try conjunction()
            while take("OR", "||") { left = .or(left, try conjunction()) }
            return left
        }

        private mutating func conjunction() throws(UnsupportedQuery) -> ElementPredicate {
            var left = try term()
            while take("AND", "&&") { left = .and(left, try term()) }
            return left
        }

        private mutating func term() throws(UnsupportedQuery) -> ElementPredicate {
            if take("NOT", "!") { return .not(try term()) }
            if take("TRUEPREDICATE") { return .constant(true) }
            if take("FALSEPREDICATE") { return .constant(false) }
            guard take("(") else { return try comparison() }
            let inner = try disjunction()
            guard take(")") else { throw unsupported("a parenthesis that is not closed") }
            return inner
        }

        private mutating func comparison() throws(UnsupportedQuery) -> ElementPredicate {
            guard let name = tokens.popFirst().map(String.init), PredicateSubject.names.contains(name) else {
                let known = PredicateSubject.names.sorted().joined(separator: ", ")
                throw unsupported("an attribute other than \(known)")
            }
            let word = tokens.popFirst().map { $0.uppercased() } ?? ""
            let symbol = ["=": "==", "<>": "!="][word] ?? word
            guard let comparison = ElementPredicate.Comparison(rawValue: symbol) else {
                throw unsupported("the comparison '\(word)'")
            }
            let ignored = try ignoredDifferences()
            let text = try text(for: name)
            if comparison == .matches, (try? NSRegularExpression(pattern: text)) == nil {
                throw unsupported("the pattern '\(text)'")
            }
            return .comparison(name: name, comparison, text, ignoring: ignored)
        }

        /// Reads the options of a comparison: `[c]` for case, `[d]` for diacritics, or both.
        private mutating func ignoredDifferences() throws(UnsupportedQuery) -> String.CompareOptions {
            guard let written = tokens.first, written.hasPrefix("["), written.count > 1 else { return [] }
            tokens.removeFirst()
            var options: String.CompareOptions = []
            for option in written.dropFirst().dropLast() {
                switch option {
                case "c": options.insert(.caseInsensitive)
                case "d": options.insert(.diacriticInsensitive)
                default: throw unsupported("the option '\(option)'")
                }
            }
            return options
        }

        private mutating func text(for name: String) throws(UnsupportedQuery) -> String {
            guard let token = tokens.popFirst() else { throw unsupported("a comparison without a value") }
            if token.hasPrefix("%") {
                guard let argument = arguments.popFirst() else { throw unsupported("'\(token)' without an argument") }
                return try truth(of: argument, name)
            }
            if let quote = token.first, "\"'".contains(quote), token.count > 1 {
                return try truth(of: String(token.dropFirst().dropLast()), name)
            }
            let isWord = PredicateSubject.textNames.contains(name) && Double(token) == nil
            guard !isWord else { throw unsupported("'\(token)' without quotes") }
            return try truth(of: String(token), name)
        }

        /// Returns `true` or `false` for a word or number that means it, if the attribute is true or false.
        private func truth(of word: String, _ name: String) throws(UnsupportedQuery) -> String {
            guard !PredicateSubject.textNames.contains(name) else { return word }
            let truths = ["1": "true", "yes": "true", "true": "true", "0": "false", "no": "false", "false": "false"]
            guard let truth = truths[word.lowercased()] else { throw unsupported("'\(word)' for \(name)") }
            return truth
        }

        private mutating func take(_ words: String...) -> Bool {
            guard let token = tokens.first, words.contains(token.uppercased()) else { return false }
            tokens.removeFirst()
            return true
        }

        private func unsupported(_ what: String) -> UnsupportedQuery {
            UnsupportedQuery(reason: "The predicate '\(format)' has \(what), which queries do not support here.")
        }
    }
#endif
