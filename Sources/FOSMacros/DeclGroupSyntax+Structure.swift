import SwiftSyntax
import SwiftSyntaxMacros

extension DeclModifierListSyntax {
    /// The access level that generated members share with the declaration: `public `, `package ` or an empty string.
    var accessPrefix: String {
        for modifier in self {
            switch modifier.name.tokenKind {
            case .keyword(.public), .keyword(.open): return "public "
            case .keyword(.package): return "package "
            default: continue
            }
        }
        return ""
    }
}

extension MacroExpansionContext {
    /// Returns the access level that generated members share with a declaration. If it has none, it is that of the
    /// extension directly around it ("Access Levels for Extensions" in The Swift Programming Language).
    func accessPrefix(of declaration: some DeclGroupSyntax) -> String {
        let levels: [Keyword] = [.private, .fileprivate, .internal]
        let isLess = declaration.modifiers.contains { modifier in
            levels.contains { modifier.name.tokenKind == .keyword($0) }
        }
        let own = declaration.modifiers.accessPrefix
        guard own.isEmpty, !isLess, let outer = lexicalContext.first?.as(ExtensionDeclSyntax.self) else { return own }
        return outer.modifiers.accessPrefix
    }
}

extension DeclGroupSyntax {
    /// The keyword of the declaration if it is not a struct.
    var keywordUnlessStruct: TokenSyntax? {
        if let declaration = self.as(ClassDeclSyntax.self) { return declaration.classKeyword }
        if let declaration = self.as(EnumDeclSyntax.self) { return declaration.enumKeyword }
        if let declaration = self.as(ActorDeclSyntax.self) { return declaration.actorKeyword }
        if let declaration = self.as(ProtocolDeclSyntax.self) { return declaration.protocolKeyword }
        if let declaration = self.as(ExtensionDeclSyntax.self) { return declaration.extensionKeyword }
        return nil
    }

    /// Whether the body contains a function with this name and without parameters.
    func declaresFunction(_ name: String) -> Bool {
        memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
            .contains { $0.name.text == name && $0.signature.parameterClause.parameters.isEmpty }
    }

    /// Whether the body contains a property with this name.
    func declaresProperty(_ name: String) -> Bool {
        memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.bindings).contains {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
        }
    }
}

extension TypeSyntax {
    /// The type's name without its module or parent.
    var lastName: String? {
        self.as(IdentifierTypeSyntax.self)?.name.text ?? self.as(MemberTypeSyntax.self)?.name.text
    }
}
