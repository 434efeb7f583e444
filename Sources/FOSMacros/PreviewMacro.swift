import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `#Preview("Name") { MyView.previewHost(…) }`: a record with everything except the result of the body.
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
        guard let name = name(of: node, in: context), let arguments = hostArguments(in: body, context) else {
            return []
        }
        let holder = context.makeUniqueName("Preview")
        let constants = (["name: \(name)", Record.place(of: node, in: context)] + arguments).joined(separator: ", ")
        let record = Record(
            name: .identifier("record"), section: .previews, type: "PreviewRecord",
            body: "PreviewRecord.register(\(constants), in: list, body: body)")
        return [
            """
            enum \(holder) {
                \(raw: attributes(of: body)) private static func body() throws -> some PreviewContent \(body.trimmed)

            \(raw: record.source)
            }
            """
        ]
    }

    /// A body that returns its view needs no builder. The compiler would warn about one.
    private static func attributes(of body: ClosureExprSyntax) -> String {
        let returns = body.statements.last?.item.is(ReturnStmtSyntax.self) ?? false
        return returns ? "@Sendable" : "@PreviewBuilder @Sendable"
    }

    /// Returns the bundle and the locale of the view, which are read without running the body. Nil with a diagnostic if
    /// they need values of the body.
    private static func hostArguments(
        in body: ClosureExprSyntax, _ context: some MacroExpansionContext
    ) -> [String]? {
        let content = PreviewBody(body)
        let problems = content.hostArguments.filter(content.usesOwnValues)
        for problem in problems { context.diagnose(MacroDiagnostic.previewArgumentNeedsBody.at(problem.expression)) }
        return problems.isEmpty ? content.hostArguments.map { $0.with(\.trailingComma, nil).trimmedDescription } : nil
    }

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

/// A constant in a section of the linked program, with which a declaration is found without registration (SE-0492).
struct Record {
    /// The section of one kind of records. `CPreviewRecords` uses the same names.
    enum Section: String {
        case viewModels = "fos_viewmodels"
        case previews = "fos_previews"
    }

    let name: TokenSyntax
    let section: Section
    let type: String
    let body: String

    /// The declaration of the record.
    var source: String {
        """
            #if objectFormat(MachO)
            @section("__DATA_CONST,\(section.rawValue)")
            #else
            @section("\(section.rawValue)")
            #endif
            @used private static let \(name.text): \(type).Value = (1, { list in
                \(body)
            })
        """
    }

    /// Returns the place of the node in the source: `file: "…", line: …`.
    static func place(of node: some SyntaxProtocol, in context: some MacroExpansionContext) -> String {
        let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
        return "file: \(location?.file ?? "#filePath"), line: \(location?.line ?? "#line")"
    }
}
