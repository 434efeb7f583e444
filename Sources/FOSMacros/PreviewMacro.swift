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
        guard let declaration = PreviewDeclaration(node, in: context) else { return [] }
        let content = PreviewBody(declaration.body)
        guard let arguments = hostArguments(in: content, context) else { return [] }
        let source = declaration.source(of: content).map { [$0] } ?? []
        let registration = declaration.registration(
            "PreviewRecord", arguments + source, body: PreviewReturns.converted(in: declaration.body).description)
        return ["#_PreviewRecord(\(literal: registration))"]
    }

    /// Returns the bundle and the locale of the view, which are read without running the body. Nil with a diagnostic if
    /// they need values of the body, or if the view has arguments that would be lost.
    private static func hostArguments(
        in content: PreviewBody, _ context: some MacroExpansionContext
    ) -> [String]? {
        let problems = content.hostArguments.filter(content.usesOwnValues)
        for problem in problems { context.diagnose(MacroDiagnostic.previewArgumentNeedsBody.at(problem.expression)) }
        for argument in content.lostArguments { context.diagnose(MacroDiagnostic.previewArgumentIsLost.at(argument)) }
        return problems.isEmpty && content.lostArguments.isEmpty ? content.hostArguments.map(\.source) : nil
    }
}

/// Implements `#Preview { NavigationStack { MyView() } }` for any view of SwiftUI, in the same way.
struct ViewPreviewMacro: DeclarationMacro, SourceMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let declaration = PreviewDeclaration(node, in: context) else { return [] }
        let locale = PreviewBody(declaration.body).ownLocale.map { [$0.source] } ?? []
        let body = PreviewableBody(declaration.body)
        let registration = declaration.registration(
            "ViewPreview", locale + ["bundle: _bundle"], body: body.closure)
        return ["#_ViewPreviewRecord(\(literal: "\(body.declaration)\(bundle)\n\(registration)"))"]
    }

    /// The declaration of the bundle of the module.
    private static let bundle = """
        #if SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE
        let _bundle: Bundle? = .module
        #else
        let _bundle: Bundle? = nil
        #endif
        """
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
        declarations(of: node, in: context, section: .previews, type: "PreviewRecord")
    }

    /// Returns the declaration of the record of a type.
    fileprivate static func declarations(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext,
        section: Record.Section, type: String
    ) -> [DeclSyntax] {
        guard let source = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { return [] }
        let record = Record(name: .identifier("_record"), section: section, type: type, body: "_register($0)")
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

/// Implements `#_ViewPreviewRecord("…")` in the same way, for a preview of any view.
struct ViewPreviewRecordMacro: DeclarationMacro, SourceMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        PreviewRecordMacro.declarations(of: node, in: context, section: .views, type: "ViewPreview")
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
        case views = "fos_views"
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
