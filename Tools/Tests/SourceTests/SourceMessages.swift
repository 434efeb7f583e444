import Foundation
import SwiftParser
import SwiftSyntax

/// A message as it is written in the sources: its text, with a mark for each value in it.
struct SourceMessage: Hashable {
    /// Stands for a value, which no page can contain.
    private static let value = "\u{FFFC}"

    let text: String

    /// The message without values, for people.
    var description: String { text.replacing(Self.value, with: "…") }

    /// The words that do not come from values.
    var wordCount: Int {
        text.split { $0 == " " || $0 == "\u{FFFC}" }.count { $0.contains(where: \.isLetter) }
    }

    /// Joins literals and other expressions, as `+` does.
    fileprivate init(_ parts: [ExprSyntax]) {
        let text = parts.map { part in
            guard let literal = part.as(StringLiteralExprSyntax.self) else { return Self.value }
            return literal.segments.map(Self.text).joined()
        }.joined()
        self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Reads a literal without values.
    fileprivate init(_ literal: SimpleStringLiteralExprSyntax) {
        text = literal.segments.map(Self.text).joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func text(of segment: StringLiteralSegmentListSyntax.Element) -> String {
        guard case .stringSegment(let segment) = segment else { return value }
        return text(of: segment)
    }

    private static func text(of segment: StringSegmentSyntax) -> String {
        let escapes = [("\\n", " "), ("\\\"", "\""), ("\\\\", "\\")]
        return escapes.reduce(segment.content.text) { $0.replacing($1.0, with: $1.1) }
    }

    /// Whether the message has all parts of a text, in their order. Three dots in the text stand for anything.
    func matches(_ shown: String) -> Bool {
        var rest = text[...]
        return shown.split(separator: "…").map(\.trimmed).filter { !$0.isEmpty }.allSatisfy { part in
            guard let range = rest.range(of: part) else { return false }
            rest = rest[range.upperBound...]
            return true
        }
    }
}

extension Substring {
    /// The text without white space around it.
    fileprivate var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        return start[..<(start.lastIndex { !$0.isWhitespace }.map { start.index(after: $0) } ?? start.startIndex)]
    }
}

/// The messages in Swift files.
struct SourceMessages {
    /// All texts with at least one word.
    private(set) var all: Set<SourceMessage> = []
    /// The descriptions of errors, the failures of commands, and the messages of macros, by the file.
    private(set) var errors: [(file: String, message: SourceMessage)] = []

    /// - Parameter files: The text of each file by its path.
    init(files: [String: String]) {
        for (file, text) in files.sorted(by: { $0.key < $1.key }) {
            let tree = Parser.parse(source: text)
            all.formUnion(LiteralReader.messages(in: Syntax(tree), entersValues: true).filter { $0.wordCount > 0 })
            let reader = ErrorReader(viewMode: .sourceAccurate)
            reader.walk(tree)
            errors += reader.messages.map { (file, $0) }
        }
    }
}

/// Collects the texts of a part of a file.
private final class LiteralReader: SyntaxVisitor {
    private var messages: [SourceMessage] = []
    /// Whether the values in texts are read as well.
    private let entersValues: Bool

    private init(entersValues: Bool) {
        self.entersValues = entersValues
        super.init(viewMode: .sourceAccurate)
    }

    static func messages(in syntax: Syntax, entersValues: Bool) -> [SourceMessage] {
        let reader = LiteralReader(entersValues: entersValues)
        reader.walk(syntax)
        return reader.messages
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        messages.append(SourceMessage([ExprSyntax(node)]))
        return entersValues ? .visitChildren : .skipChildren
    }

    /// The message of an attribute.
    override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        messages.append(SourceMessage(node))
        return .skipChildren
    }

    /// The arguments of a call are values.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        entersValues ? .visitChildren : .skipChildren
    }

    /// A sum of texts is one message.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        var sum: [ExprSyntax] = []
        for element in node.elements {
            if let sign = element.as(BinaryOperatorExprSyntax.self), sign.operator.text == "+" { continue }
            let isTerm = !element.is(BinaryOperatorExprSyntax.self) && !element.is(UnresolvedTernaryExprSyntax.self)
            if isTerm {
                sum.append(element)
            } else {
                add(sum)
                sum = []
                walk(element)
            }
        }
        add(sum)
        return .skipChildren
    }

    private func add(_ sum: [ExprSyntax]) {
        let hasText = sum.contains { $0.is(StringLiteralExprSyntax.self) }
        if hasText { messages.append(SourceMessage(sum)) }
        for term in sum where !hasText || entersValues { walk(term) }
    }
}

/// Collects the messages of errors.
private final class ErrorReader: SyntaxVisitor {
    private(set) var messages: [SourceMessage] = []
    private var inheritances: [InheritanceClauseSyntax?] = []
    private static let failures: Set = ["UsageError", "CommandFailure", "ValidationError", "ExportFailure"]

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node.inheritanceClause) }
    override func visitPost(_ node: StructDeclSyntax) { inheritances.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "MacroDiagnostic" { add(Syntax(node.memberBlock)) }
        return begin(node.inheritanceClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { inheritances.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { begin(node.inheritanceClause) }
    override func visitPost(_ node: ExtensionDeclSyntax) { inheritances.removeLast() }

    private func begin(_ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        inheritances.append(clause)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isError = inheritances.last??.inheritedTypes.contains { $0.type.trimmedDescription == "LocalizedError" }
        guard isError == true, let binding = node.bindings.first,
            binding.pattern.trimmedDescription == "errorDescription",
            let body = binding.accessorBlock
        else { return .visitChildren }
        add(Syntax(body))
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if Self.failures.contains(node.calledExpression.trimmedDescription) { add(Syntax(node.arguments)) }
        return .visitChildren
    }

    /// Adds what has enough words to be a message and not the name of something.
    private func add(_ syntax: Syntax) {
        messages += LiteralReader.messages(in: syntax, entersValues: false).filter { $0.wordCount > 2 }
    }
}
