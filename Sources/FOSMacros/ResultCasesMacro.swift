import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes an enum that a ViewModel nests Codable and Sendable, as the ViewModel itself is, and tells what it holds.
struct ResultCasesMacro {}

extension ResultCasesMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        // An enum that states conformances has those that it needs, perhaps in an extension.
        let statesAll = declaration.inheritanceClause != nil
        let names = protocols.map(\.trimmedDescription).filter { $0 == "TypeHolder" || !statesAll }
        guard !names.isEmpty else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: names.joined(separator: ", ")) {}")]
    }
}

extension ResultCasesMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let types = HeldTypes(ofCasesOf: declaration)
        return [types.declaration(access: declaration.modifiers.accessPrefix)]
    }
}
