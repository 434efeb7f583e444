import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@FieldValidationModel`: `propertyNames()` for the messages of a form's fields.
struct FieldValidationModelMacro: SourceMacro {}

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
        let access = context.accessPrefix(of: declaration)
        var members: [DeclSyntax] = []
        if let declaration = declaration.as(StructDeclSyntax.self), !declaration.hasPlainInitializer {
            context.diagnose(
                MacroDiagnostic.messagesNeedInitializer.at(declaration, lacking: .initializer(access: access)))
            // With it, the compiler reports nothing else, whatever the properties are. It never runs after an error.
            if !declaration.declaresPlainInitializer {
                members.append(DeclSyntax(source: "\(access)init() { fatalError() }"))
            }
        }
        if !declaration.declaresFunction("propertyNames") {
            members.append(LocalizedProperties(of: declaration).propertyNames(access: access))
        }
        return members
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
        return [ExtensionDeclSyntax(of: type, conformances: ["FieldValidationModel"])]
    }
}

extension StructDeclSyntax {
    /// Whether the body has an `init()` that is as accessible as the struct: a written one, or the implicit one, which is
    /// internal.
    fileprivate var hasPlainInitializer: Bool {
        if initializers.isEmpty { return modifiers.accessPrefix.isEmpty }
        return plainInitializers.contains { initializer in
            initializer.optionalMark == nil && initializer.signature.effectSpecifiers == nil
                && modifiers.accessPrefix.isAllowed(by: initializer.modifiers.accessPrefix)
        }
    }

    /// Whether the body has an initializer without parameters.
    fileprivate var declaresPlainInitializer: Bool { !plainInitializers.isEmpty }

    private var plainInitializers: [InitializerDeclSyntax] {
        initializers.filter { $0.signature.parameterClause.parameters.isEmpty }
    }

    private var initializers: [InitializerDeclSyntax] {
        memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    }
}

extension String {
    /// Whether a declaration with this access level can use one with another level.
    fileprivate func isAllowed(by other: String) -> Bool {
        isEmpty || self == other || self == "package " && other == "public "
    }
}

/// The properties of a declaration with a `Localized…` wrapper, and the method that lists their names.
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

    /// Returns `propertyNames()` with an access level.
    func propertyNames(access: String) -> DeclSyntax {
        guard !names.isEmpty else {
            return DeclSyntax(
                source: """
                    \(access)func propertyNames() -> [LocalizableId: String] {
                        [:]
                    }
                    """)
        }
        let pairs = names.map { "(_\($0).localizationId, \"\($0)\")" }.joined(separator: ",\n            ")
        // Not a literal, because a wrapper that was copied to another property has the same id and text as the first
        // one.
        return DeclSyntax(
            source: """
                \(access)func propertyNames() -> [LocalizableId: String] {
                    [LocalizableId: String](
                        [
                            \(pairs)
                        ], uniquingKeysWith: { first, _ in first })
                }
                """)
    }

    /// Whether a property has a `Localized…` wrapper.
    static func isLocalized(_ variable: VariableDeclSyntax) -> Bool {
        variable.attributes.contains { element in
            guard let name = element.as(AttributeSyntax.self)?.attributeName.lastName else { return false }
            return wrappers.contains(name)
        }
    }
}

/// Makes a nested enum of a ViewModel Codable and Sendable, like the ViewModel, and lists the types of its values.
struct ResultCasesMacro: SourceMacro {}

extension ResultCasesMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        // An enum that declares conformances has those that it needs, perhaps in an extension.
        let statesAll = declaration.inheritanceClause != nil
        let names = protocols.map(\.trimmedDescription).filter { $0 == "TypeHolder" || !statesAll }
        guard !names.isEmpty else { return [] }
        return [ExtensionDeclSyntax(of: type, conformances: names)]
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
        return [types.declaration(access: context.accessPrefix(of: declaration))]
    }
}
