import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Implements `#Preview("Name") { MyView.previewHost(…) }`: a record with everything except the result of the body.
///
/// The record is declared by a macro in the expansion. The compiler looks for other declarations with the name of each
/// declaration, and therefore expands every macro that may declare such a name, in all files of the module. All macros
/// may declare a unique name. With one here, each file with a preview would be compiled with the previews of all files,
/// and again after a change of any of their views. Macros in expansions are not searched.
struct PreviewMacro: DeclarationMacro, SourceMacro {
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
        let place = Record.place(of: node, in: context)
        let comment = node.docComment
        let comments = comment.isEmpty ? [] : ["comment: \(comment.literal)"]
        let constants = ["name: \(name)", place] + comments + traits(of: node, in: context) + arguments + ["in: _list"]
        let registration =
            "PreviewRecord.register(\(constants.joined(separator: ", "))) \(PreviewReturns.converted(in: body))"
        return ["#_PreviewRecord(\(literal: registration))"]
    }

    /// Returns the bundle and the locale of the view, which are read without running the body. Nil with a diagnostic if
    /// they need values of the body, or if the view has arguments that would be lost.
    private static func hostArguments(
        in body: ClosureExprSyntax, _ context: some MacroExpansionContext
    ) -> [String]? {
        let content = PreviewBody(body)
        let problems = content.hostArguments.filter(content.usesOwnValues)
        for problem in problems { context.diagnose(MacroDiagnostic.previewArgumentNeedsBody.at(problem.expression)) }
        for argument in content.lostArguments { context.diagnose(MacroDiagnostic.previewArgumentIsLost.at(argument)) }
        return problems.isEmpty && content.lostArguments.isEmpty ? content.hostArguments.map(\.source) : nil
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

/// Implements `#_PreviewRecord("…")`: a constant with a function that runs this code, which adds a record to `_list`.
///
/// The code is a literal, so that it is checked once, and in a function without types, so that it is not checked when
/// the module is emitted. The names begin with `_`, because they hide those of the program from the preview's body.
struct PreviewRecordMacro: DeclarationMacro, SourceMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let source = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { return [] }
        let record = Record(
            name: .identifier("_record"), section: .previews, type: "PreviewRecord", body: "_register($0)")
        // The functions of a module have the same name, and differ in their labels.
        return [
            DeclSyntax(
                source: """
                    private func _previewRecord(\(context.makeUniqueName("Preview").text): Void) {
                        enum _Preview {
                    \(record.source)
                        nonisolated static func _register(_ _list: UnsafeMutableRawPointer) {
                    \(source)
                        }
                        }
                    }
                    """)
        ]
    }
}

extension LabeledExprSyntax {
    /// The source of the argument, with its label.
    fileprivate var source: String { with(\.trailingComma, nil).trimmedDescription }
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
    /// The statement that adds the record to the list at the pointer `$0`.
    let body: String

    /// The declaration of the record.
    var source: String {
        """
            #if objectFormat(MachO)
            @section("__DATA_CONST,\(section.rawValue)")
            #else
            @section("\(section.rawValue)")
            #endif
            @used private static let \(name.text): \(type).Value = (1, {
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
