import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@ViewModel`: the conformances, `propertyNames()`, the members of its options, and the record.
struct ViewModelMacro: SourceMacro {}

extension ViewModelMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let declaration = structure(declaration, in: context) else { return [] }
        let access = context.accessPrefix(of: declaration)
        var members: [DeclSyntax] = []
        if !declaration.declaresProperty("vmId") {
            let id = MissingMember.id(access: access)
            context.diagnose(MacroDiagnostic.viewModelNeedsId.at(declaration, lacking: id))
            // With it, the compiler reports nothing else.
            members.append(DeclSyntax(source: id.code))
        }
        if !declaration.declaresFunction("propertyNames") {
            members.append(LocalizedProperties(of: declaration).propertyNames(access: access))
        }
        members += [
            HeldTypes(ofPropertiesOf: declaration).declaration(access: access), inferredCategory(access: access),
        ]
        let computed = ComputedProperties(of: declaration)
        if !computed.names.isEmpty { members.append(computed.declaration(access: access)) }
        if let initializer = KnownInitializer(in: declaration) {
            members.append(initializer.declaration(access: access))
        }
        if let stub = DefaultedStub(in: declaration) { members.append(stub.declaration(access: access)) }
        let options = ViewModelOptions(of: node)
        options.problems.forEach(context.diagnose)
        if options.isClientHosted { members += clientHostedMembers(of: declaration, in: context) }
        return members
    }

    /// The compiler finds the operations, because they may be declared in another file.
    private static func inferredCategory(access: String) -> DeclSyntax {
        DeclSyntax(
            source: """
                \(access)static var inferredCategory: ViewCategory {
                    inferredCategory {
                        $0.operations
                    }
                }
                """)
    }

    private static func clientHostedMembers(
        of declaration: StructDeclSyntax, in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        switch ClientHostedFactory.make(for: declaration, access: context.accessPrefix(of: declaration)) {
        case .success(let factory): return factory.members
        case .failure(let error):
            error.diagnostics.forEach(context.diagnose)
            return []
        }
    }

    /// Returns the declaration as a struct that can be found by name, or nil with a diagnostic.
    private static func structure(
        _ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
    ) -> StructDeclSyntax? {
        if let keyword = declaration.keywordUnlessStruct {
            let fixIt = MacroFixIt.structure(insteadOf: keyword, in: declaration)
            context.diagnose(MacroDiagnostic.viewModelNeedsStruct.at(keyword, fixIt: fixIt))
            return nil
        }
        guard let declaration = declaration.as(StructDeclSyntax.self) else { return nil }
        if let problem = problem(with: declaration, in: context) {
            context.diagnose(problem)
            return nil
        }
        return declaration
    }

    /// Returns the reason why an extension cannot name a struct. Nil if it can.
    private static func problem(
        with declaration: StructDeclSyntax, in context: some MacroExpansionContext
    ) -> Diagnostic? {
        let isNested = context.lexicalContext.contains { $0.asProtocol((any DeclGroupSyntax).self) != nil }
        guard isNested, let modifier = declaration.modifiers.first(where: { $0.name.tokenKind == .keyword(.private) })
        else { return nil }
        let fixIt = MacroFixIt.filePrivate(insteadOf: modifier.name)
        return MacroDiagnostic.viewModelIsPrivate.at(modifier, fixIt: fixIt)
    }

    /// Whether the struct is one type. A generic one is many, none of which can be found by name.
    private static func isOneType(_ declaration: StructDeclSyntax, in context: some MacroExpansionContext) -> Bool {
        let around = context.lexicalContext.compactMap { $0.asProtocol((any WithGenericParametersSyntax).self) }
        return declaration.genericParameterClause == nil && around.allSatisfy { $0.genericParameterClause == nil }
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
        guard let declaration = declaration.as(StructDeclSyntax.self), problem(with: declaration, in: context) == nil
        else { return [] }
        let names = conformances(of: declaration, options: ViewModelOptions(of: node), among: protocols)
        guard isOneType(declaration, in: context) else { return [ExtensionDeclSyntax(of: type, conformances: names)] }
        let place = Record.place(of: declaration.name, in: context)
        let record = Record(
            name: context.makeUniqueName("viewModel"), section: .viewModels, type: "ViewModelRecord",
            body: registration(
                of: "\(type.trimmedDescription).self, \(place)\(DocumentedProperties(of: declaration).argument)"))
        return [ExtensionDeclSyntax(of: type, conformances: names, members: record.source)]
    }

    /// Returns the call that registers the ViewModel. The package manager sets the condition if the module has resources.
    private static func registration(of arguments: String) -> String {
        """
        #if SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE
                ViewModelRecord.register(\(arguments), bundle: { .module }, in: $0)
                #else
                ViewModelRecord.register(\(arguments), in: $0)
                #endif
        """
    }

    /// Returns the conformances that the struct lacks. The factory is included only if there is one.
    private static func conformances(
        of declaration: StructDeclSyntax, options: ViewModelOptions, among protocols: [TypeSyntax]
    ) -> [String] {
        var left: Set<String> = []
        if !options.isLive { left.insert("LiveViewModel") }
        let factory = options.isClientHosted ? ClientHostedFactory.make(for: declaration, access: "") : nil
        if (try? factory?.get()) == nil { left.insert("ClientHostedViewModelFactory") }
        return protocols.map(\.trimmedDescription).filter { !left.contains($0) }
    }
}

extension ViewModelMacro: MemberAttributeMacro {
    /// Gives a nested enum the conformances that the ViewModel needs, unless it declares some and has no values. So the
    /// result of a ViewModel can be an enum with a ViewModel for each case.
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let cases = member.as(EnumDeclSyntax.self), cases.genericParameterClause == nil, !cases.isPrivate,
            cases.inheritanceClause == nil && cases.hasCases || cases.hasAssociatedValues
        else { return [] }
        return ["@_ResultCases"]
    }
}

extension EnumDeclSyntax {
    /// Whether there are cases. An enum without cases is a namespace.
    fileprivate var hasCases: Bool { memberBlock.members.contains { $0.decl.is(EnumCaseDeclSyntax.self) } }

    /// Whether a case has associated values.
    fileprivate var hasAssociatedValues: Bool {
        memberBlock.members.contains { member in
            member.decl.as(EnumCaseDeclSyntax.self)?.elements.contains { $0.parameterClause != nil } ?? false
        }
    }

    /// Whether an extension outside of the ViewModel cannot name the enum.
    fileprivate var isPrivate: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.private) } }
}

/// The options in a `@ViewModel` attribute.
struct ViewModelOptions {
    /// Whether the options request the state and factory of a client-hosted ViewModel.
    private(set) var isClientHosted = false
    /// Whether the options request what marks a ViewModel that follows its data.
    private(set) var isLive = false
    /// The reason why the options cannot be read.
    private(set) var problems: [Diagnostic] = []

    init(of node: AttributeSyntax) {
        guard let argument = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression else { return }
        guard let list = argument.as(ArrayExprSyntax.self) else {
            problems.append(MacroDiagnostic.optionsNeedLiteral.at(argument))
            return
        }
        for element in list.elements {
            switch element.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
            case "clientHostedFactory": isClientHosted = true
            case "live": isLive = true
            default: problems.append(MacroDiagnostic.unknownOption.at(element.expression))
            }
        }
    }
}

/// A `static func stub(…)` whose parameters all have default values, from which `stub()` is generated.
struct DefaultedStub {
    private let parameter: FunctionParameterSyntax

    /// Nil if the body has no such function, or already has a `stub()`.
    init?(in declaration: some DeclGroupSyntax) {
        let stubs = declaration.memberBlock.members.compactMap { Self.parameters(ofStub: $0.decl) }
        guard !stubs.contains(where: \.isEmpty) else { return nil }
        guard let parameters = stubs.first(where: { $0.allSatisfy { $0.defaultValue != nil } }),
            let first = parameters.first
        else { return nil }
        parameter = first
    }

    /// Returns the generated `stub()`. It passes the first parameter, so that it calls the other overload.
    func declaration(access: String) -> DeclSyntax {
        let label = parameter.firstName.tokenKind == .wildcard ? "" : "\(parameter.firstName.text): "
        let value = parameter.defaultValue?.value.trimmedDescription ?? ""
        return DeclSyntax(
            source: """
                \(access)static func stub() -> Self {
                    .stub(\(label)\(value))
                }
                """)
    }

    private static func parameters(ofStub declaration: DeclSyntax) -> FunctionParameterListSyntax? {
        guard let function = declaration.as(FunctionDeclSyntax.self), function.name.text == "stub",
            function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
            function.signature.effectSpecifiers == nil
        else { return nil }
        return function.signature.parameterClause.parameters
    }
}
