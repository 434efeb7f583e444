import SwiftSyntax
import SwiftSyntaxMacros

/// The parts of `#Preview` that previews of ViewModels and of other views have in common.
struct PreviewDeclaration {
    /// The closure that makes the view.
    let body: ClosureExprSyntax
    /// The arguments of the record that do not depend on the body.
    private let constants: [String]
    private let source: SourceAround

    /// Nil with a diagnostic for a preview that cannot be expanded.
    init?(_ node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) {
        guard let body = Self.body(of: node) else {
            let place = Self.argument(of: node).map { Syntax($0) } ?? Syntax(node)
            context.diagnose(MacroDiagnostic.previewNeedsBody.at(place))
            return nil
        }
        if let signature = body.signature {
            let fixIt = MacroFixIt.removal(ofSignature: signature)
            context.diagnose(MacroDiagnostic.previewTakesNothing.at(signature, fixIt: fixIt))
            return nil
        }
        guard let name = Self.name(of: node, in: context) else { return nil }
        self.body = body
        source = SourceAround(node)
        let comment = node.docComment
        let comments = comment.isEmpty ? [] : ["comment: \(comment.literal)"]
        constants =
            ["name: \(name)", Record.place(of: node, in: context)] + comments + Self.traits(of: node, in: context)
    }

    /// Returns the call that adds the record of a type, with other arguments, to `_list`.
    func registration(_ type: String, _ arguments: [String], body: String) -> String {
        "\(type).register(\((constants + arguments + ["in: _list"]).joined(separator: ", "))) \(body)"
    }

    /// Returns the argument with the source around the ViewModel. Nil if it is not the only one.
    func source(of content: PreviewBody) -> String? {
        if let viewModel = content.viewModels.first, content.viewModels.count == 1 {
            let value = content.value(of: viewModel)?.trimmedDescription
            let start = viewModel.positionAfterSkippingLeadingTrivia
            return record(source.parts(from: start, to: viewModel.endPositionBeforeTrailingTrivia), value)
        }
        guard content.viewModels.isEmpty, content.hosts.count == 1, let end = content.hosts[0].rightParen else {
            return nil
        }
        // The stub is the default.
        var parts = source.parts(from: end.position, to: end.position)
        parts.before += (content.hosts[0].arguments.isEmpty ? "" : ", ") + "viewModel: "
        return record(parts, ".stub()")
    }

    private func record(_ parts: (before: String, after: String), _ viewModel: String?) -> String {
        "source: PreviewSource(\(parts.before.literal), \(viewModel?.literal ?? "nil"), \(parts.after.literal))"
    }

    /// Returns the argument with the traits, if there are any. Those that mean nothing on a web page have a diagnostic.
    private static func traits(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> [String] {
        let traits = node.arguments.drop { $0.label?.text != "traits" }.prefix { $0.label?.text != "body" }
            .map(\.expression)
        for trait in traits {
            guard let name = trait.as(MemberAccessExprSyntax.self)?.declName.baseName.text, noEffect.contains(name)
            else { continue }
            context.diagnose(MacroDiagnostic.previewTraitHasNoEffect.at(trait))
        }
        return traits.isEmpty ? [] : ["traits: [\(traits.map(\.trimmedDescription).joined(separator: ", "))]"]
    }

    /// The names of the traits that mean nothing on a web page.
    private static let noEffect: Set = ["portraitUpsideDown", "assistiveAccess"]

    private static func body(of node: some FreestandingMacroExpansionSyntax) -> ClosureExprSyntax? {
        node.trailingClosure ?? argument(of: node)?.as(ClosureExprSyntax.self)
    }

    /// Returns the argument `body:`.
    private static func argument(of node: some FreestandingMacroExpansionSyntax) -> ExprSyntax? {
        node.arguments.first { $0.label?.text == "body" }?.expression
    }

    /// Returns the source of the name, which is `nil` without a name. Nil with a diagnostic if the name is not a plain
    /// literal.
    private static func name(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> String? {
        guard let first = node.arguments.first, first.label == nil, !first.expression.is(NilLiteralExprSyntax.self)
        else { return "nil" }
        let argument = first.expression
        guard let literal = argument.as(StringLiteralExprSyntax.self), literal.representedLiteralValue != nil else {
            context.diagnose(MacroDiagnostic.previewNameNeedsLiteral.at(argument))
            return nil
        }
        return literal.trimmedDescription
    }
}

/// The source of a declaration, to be split.
private struct SourceAround {
    private let start: AbsolutePosition
    private let bytes: [UInt8]
    /// The line break and the white space before the last line.
    private let lastIndentation: String

    init(_ node: some SyntaxProtocol) {
        start = node.positionAfterSkippingLeadingTrivia
        let text = node.trimmedDescription
        bytes = Array(text.utf8)
        lastIndentation =
            text.lastIndex(of: "\n").map { end in
                String(text[end...].prefix { $0 == "\n" || $0 == " " || $0 == "\t" })
            } ?? "\n"
    }

    /// Returns the source before and after a part of it, as if it were not indented.
    func parts(from first: AbsolutePosition, to last: AbsolutePosition) -> (before: String, after: String) {
        let before = bytes[..<(first.utf8Offset - start.utf8Offset)]
        return (notIndented(before), notIndented(bytes[(last.utf8Offset - start.utf8Offset)...]))
    }

    private func notIndented(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).replacing(lastIndentation, with: "\n")
    }
}
