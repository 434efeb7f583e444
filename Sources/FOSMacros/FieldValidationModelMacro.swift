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
        if let declaration = declaration.as(StructDeclSyntax.self), !declaration.hasPlainInitializer {
            let fixIt = MacroFixIt.initializer(in: declaration)
            context.diagnose(MacroDiagnostic.messagesNeedInitializer.at(declaration.name, fixIt: fixIt))
        }
        guard !declaration.declaresFunction("propertyNames") else { return [] }
        return [LocalizedProperties(of: declaration).propertyNames(access: declaration.modifiers.accessPrefix)]
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

extension StructDeclSyntax {
    /// Whether the body has an `init()` for all who see the struct: one that is written, or that of Swift, which is
    /// internal.
    fileprivate var hasPlainInitializer: Bool {
        let initializers = memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        if initializers.isEmpty { return modifiers.accessPrefix.isEmpty }
        return initializers.contains { initializer in
            initializer.optionalMark == nil && initializer.signature.effectSpecifiers == nil
                && initializer.signature.parameterClause.parameters.isEmpty
                && (modifiers.accessPrefix.isEmpty || initializer.modifiers.accessPrefix == modifiers.accessPrefix)
        }
    }
}
