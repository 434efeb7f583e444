import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@LocalizableError`: the conformances, and `propertyNames()` for the texts of the error.
struct LocalizableErrorMacro: SourceMacro {}

extension LocalizableErrorMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard !declaration.declaresFunction("propertyNames") else { return [] }
        let access = context.accessPrefix(of: declaration)
        return [LocalizedProperties(of: declaration).propertyNames(access: access)]
    }
}

extension LocalizableErrorMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let options = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression.as(ArrayExprSyntax.self)
        let isClientHosted = options?.elements.contains { element in
            element.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "clientHosted"
        }
        let names = protocols.map(\.trimmedDescription).filter { name in
            isClientHosted == true || name != "ClientHostedLocalizableError"
        }
        return names.isEmpty ? [] : [ExtensionDeclSyntax(of: type, conformances: names)]
    }
}
