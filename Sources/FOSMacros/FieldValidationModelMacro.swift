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

/// The properties of a declaration that carry a `Localized…` wrapper, and the method that names them.
struct LocalizedProperties {
    /// The wrappers of the model layer.
    static let wrappers: Set<String> = [
        "LocalizedString", "LocalizedStrings", "LocalizedInt", "LocalizedDouble", "LocalizedDate",
        "LocalizedCompoundString", "LocalizedSubs",
    ]

    /// The names of the properties, in order.
    let names: [String]

    init(of declaration: some DeclGroupSyntax) {
        names = declaration.memberBlock.members.flatMap { member -> [String] in
            guard let variable = member.decl.as(VariableDeclSyntax.self), Self.isLocalized(variable) else { return [] }
            let patterns = variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self) }
            return patterns.compactMap { $0.identifier.identifier?.name }
        }
    }

    /// `propertyNames()`, with this access.
    func propertyNames(access: String) -> DeclSyntax {
        guard !names.isEmpty else {
            return """
                \(raw: access)func propertyNames() -> [LocalizableId: String] {
                    [:]
                }
                """
        }
        let pairs = names.map { "(_\($0).localizationId, \"\($0)\")" }.joined(separator: ",\n            ")
        // No literal, because a wrapper that was copied to another property has the first one's id, and its text.
        return """
            \(raw: access)func propertyNames() -> [LocalizableId: String] {
                [LocalizableId: String](
                    [
                        \(raw: pairs)
                    ], uniquingKeysWith: { first, _ in first })
            }
            """
    }

    /// Whether a property carries a `Localized…` wrapper.
    static func isLocalized(_ variable: VariableDeclSyntax) -> Bool {
        variable.attributes.contains { element in
            guard let name = element.as(AttributeSyntax.self)?.attributeName.lastName else { return false }
            return wrappers.contains(name)
        }
    }
}

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
