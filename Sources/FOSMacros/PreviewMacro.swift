import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview("Name") { MyView.previewHost(…) }`: a record that makes the preview when it is asked for.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let body = body(of: node) else {
            context.diagnose(MacroDiagnostic.previewNeedsBody.at(argument(of: node).map { Syntax($0) } ?? Syntax(node)))
            return []
        }
        if let signature = body.signature {
            let fixIt = MacroFixIt.removal(ofSignature: signature)
            context.diagnose(MacroDiagnostic.previewTakesNothing.at(signature, fixIt: fixIt))
            return []
        }
        guard let name = name(of: node, in: context) else { return [] }
        let holder = context.makeUniqueName("Preview")
        let record = Record(
            name: .identifier("record"), section: .previews, type: "PreviewRecord",
            body: "PreviewRecord.register(name: \(name), \(Record.place(of: node, in: context)), in: list, body: body)")
        return [
            """
            enum \(holder) {
                \(raw: attributes(of: body)) private static func body() -> HostedView \(body.trimmed)

            \(raw: record.source)
            }
            """
        ]
    }

    /// A body that returns its view needs no builder, and the compiler would warn of one.
    private static func attributes(of body: ClosureExprSyntax) -> String {
        let returns = body.statements.last?.item.is(ReturnStmtSyntax.self) ?? false
        return returns ? "@Sendable" : "@PreviewBuilder @Sendable"
    }

    private static func body(of node: some FreestandingMacroExpansionSyntax) -> ClosureExprSyntax? {
        node.trailingClosure ?? argument(of: node)?.as(ClosureExprSyntax.self)
    }

    /// What is passed as `body:`.
    private static func argument(of node: some FreestandingMacroExpansionSyntax) -> ExprSyntax? {
        node.arguments.first { $0.label?.text == "body" }?.expression
    }

    /// The source of the name, `nil` where none is given; nil with a diagnostic where it is not a plain literal.
    private static func name(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> String? {
        guard let argument = node.arguments.first(where: { $0.label == nil })?.expression,
            !argument.is(NilLiteralExprSyntax.self)
        else { return "nil" }
        guard let literal = argument.as(StringLiteralExprSyntax.self), literal.representedLiteralValue != nil else {
            context.diagnose(MacroDiagnostic.previewNameNeedsLiteral.at(argument))
            return nil
        }
        return literal.trimmedDescription
    }
}
