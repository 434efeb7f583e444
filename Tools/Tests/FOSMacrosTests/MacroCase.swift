import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import FOSMacros

/// What a macro makes of a piece of source.
struct MacroCase: CustomTestStringConvertible, Sendable {
    /// What the macro says about the source.
    struct Message: Sendable {
        let text: MacroDiagnostic
        let line: Int
        let column: Int
        var fixIt: MacroFixIt?
        /// The code that the message and a fix-it offer.
        var member: MissingMember?

        fileprivate var message: String {
            member.map { MissingMemberMessage(problem: text, member: $0).message } ?? text.message
        }

        fileprivate var fixItMessage: String? { member?.message ?? fixIt?.message }
    }

    let testDescription: String
    let source: String
    let expansion: String
    var messages: [Message] = []
    /// The source after the mends that the messages offer.
    var mended: String?

    private static let conformances: [TypeSyntax] = ["ViewModel", "RetrievablePropertyNames"]

    /// Expands the source; `conformances` are those of the macro that the type does not have yet.
    func check(conformances: [TypeSyntax] = Self.conformances) {
        assertMacroExpansion(
            source,
            expandedSource: expansion,
            diagnostics: messages.map { message in
                DiagnosticSpec(
                    message: message.message, line: message.line, column: message.column,
                    severity: message.text.severity,
                    fixIts: message.fixItMessage.map { [FixItSpec(message: $0)] } ?? [])
            },
            macroSpecs: [
                "ViewModel": MacroSpec(type: ViewModelMacro.self, conformances: conformances),
                "FieldValidationModel": MacroSpec(
                    type: FieldValidationModelMacro.self, conformances: ["FieldValidationModel"]),
                "CallableOperations": MacroSpec(
                    type: CallableOperationsMacro.self, conformances: ["CallableOperations"]),
                "_ResultCases": MacroSpec(
                    type: ResultCasesMacro.self, conformances: ["Codable", "Sendable", "TypeHolder"]),
                "Entry": MacroSpec(type: EntryMacro.self),
                "Preview": MacroSpec(type: PreviewMacro.self),
                "_PreviewRecord": MacroSpec(type: PreviewRecordMacro.self),
                "_ViewPreviewRecord": MacroSpec(type: ViewPreviewRecordMacro.self),
            ],
            fixedSource: mended,
            failureHandler: { failure in
                Issue.record("\(failure.message)")
            })
    }
}
