import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ViewModel`: the conformances, `propertyNames()`, what its options add, and the record by which it is found.
struct ViewModelMacro {}

extension ViewModelMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let declaration = structure(declaration, in: context) else { return [] }
        let access = declaration.accessPrefix
        var members = [LocalizedProperties(of: declaration).propertyNames(access: access)]
        if let stub = DefaultedStub(in: declaration) { members.append(stub.declaration(access: access)) }
        if isClientHosted(node, in: context), let factory = ClientHostedFactory(of: declaration, in: context) {
            members += factory.members
        }
        return members
    }

    /// The declaration as a struct that can be found by name, or nil with a diagnostic.
    private static func structure(
        _ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
    ) -> StructDeclSyntax? {
        if let keyword = declaration.keywordUnlessStruct {
            let fixIt = MacroFixIt.structure(insteadOf: keyword)
            context.diagnose(MacroDiagnostic.viewModelNeedsStruct.at(keyword, fixIt: fixIt))
            return nil
        }
        guard let declaration = declaration.as(StructDeclSyntax.self) else { return nil }
        if let parameters = declaration.genericParameterClause {
            context.diagnose(MacroDiagnostic.viewModelIsGeneric.at(parameters))
            return nil
        }
        return declaration
    }

    private static func isClientHosted(_ node: AttributeSyntax, in context: some MacroExpansionContext) -> Bool {
        let options = optionNames(node)
        for option in options where option.name != "clientHostedFactory" {
            context.diagnose(MacroDiagnostic.unknownOption.at(option.node))
        }
        return options.contains { $0.name == "clientHostedFactory" }
    }

    private static func optionNames(_ node: AttributeSyntax) -> [(name: String, node: ExprSyntax)] {
        guard let arguments = node.arguments?.as(LabeledExprListSyntax.self),
            let list = arguments.first?.expression.as(ArrayExprSyntax.self)
        else { return [] }
        return list.elements.map { element in
            let member = element.expression.as(MemberAccessExprSyntax.self)
            return (member?.declName.baseName.text ?? "", element.expression)
        }
    }
}

extension ViewModelMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(StructDeclSyntax.self),
            declaration.as(StructDeclSyntax.self)?.genericParameterClause == nil
        else { return [] }
        var names = ["ViewModel", "RetrievablePropertyNames"].filter { !declaration.inherits($0) }
        if node.description.contains("clientHostedFactory") { names.append("ClientHostedViewModelFactory") }
        let clause = names.isEmpty ? "" : ": \(names.joined(separator: ", "))"
        let record = Record(
            name: context.makeUniqueName("viewModel"), section: .viewModels,
            type: "ViewModelRecord",
            body:
                "ViewModelRecord.register(\(type.trimmedDescription).self, \(place(of: declaration, in: context)), in: list)"
        )
        return [
            try ExtensionDeclSyntax("extension \(type.trimmed)\(raw: clause) {\n\(raw: record.source)\n}")
        ]
    }

    private static func place(of declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) -> String {
        let name = declaration.as(StructDeclSyntax.self)?.name
        return Record.place(of: name.map { Syntax($0) } ?? Syntax(declaration), in: context)
    }
}

extension ViewModelMacro: MemberAttributeMacro {
    /// Gives a nested enum without conformances the ones that the ViewModel needs of it (seed: "Result/Error Handling Pattern").
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let cases = member.as(EnumDeclSyntax.self), cases.inheritanceClause == nil,
            cases.genericParameterClause == nil
        else { return [] }
        return ["@_ResultCases"]
    }
}
