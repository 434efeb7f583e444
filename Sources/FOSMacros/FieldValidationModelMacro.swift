import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@FieldValidationModel`: `propertyNames()` for the messages of a form's fields.
struct FieldValidationModelMacro {}

extension FieldValidationModelMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        if let keyword = declaration.keywordUnlessStruct {
            let fixIt = MacroFixIt.structure(insteadOf: keyword, in: declaration)
            context.diagnose(MacroDiagnostic.messagesNeedStruct.at(keyword, fixIt: fixIt))
            return []
        }
        guard !declaration.declaresFunction("propertyNames") else { return [] }
        return [LocalizedProperties(of: declaration).propertyNames(access: declaration.accessPrefix)]
    }
}

extension FieldValidationModelMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(StructDeclSyntax.self), !protocols.isEmpty else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): FieldValidationModel {}")]
    }
}
