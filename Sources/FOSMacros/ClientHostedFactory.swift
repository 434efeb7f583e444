import SwiftDiagnostics
import SwiftParser
import SwiftSyntax

/// The members that `.clientHostedFactory` adds: the request, and the state with the parameters of the first
/// initializer.
struct ClientHostedFactory {
    private let parameters: [FunctionParameterSyntax]
    private let access: String
    /// The access level of the first initializer, whose parameters can have types that nobody else can use.
    private let stateAccess: String
    private let name: String

    /// Returns the factory, or the reason why a state cannot describe the first initializer.
    ///
    /// - Parameter access: The access level of its members.
    static func make(for declaration: StructDeclSyntax, access: String) -> Result<ClientHostedFactory, DiagnosticsError>
    {
        let initializers = declaration.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        guard let initializer = initializers.first else {
            let problem = MacroDiagnostic.clientHostedNeedsInitializer.at(
                declaration, lacking: .initializer(access: access))
            return .failure(DiagnosticsError(diagnostics: [problem]))
        }
        let parameters = Array(initializer.signature.parameterClause.parameters)
        let problems = [problem(with: initializer)].compactMap { $0 } + parameters.compactMap(problem)
        guard problems.isEmpty else { return .failure(DiagnosticsError(diagnostics: problems)) }
        return .success(
            ClientHostedFactory(
                parameters: parameters, access: access,
                stateAccess: access.isEmpty ? "" : initializer.modifiers.accessPrefix, name: declaration.name.text))
    }

    /// The members, in the order that a reader of the expansion expects.
    var members: [DeclSyntax] {
        [
            DeclSyntax(source: "\(access)typealias Request = ClientHostedRequest"),
            appState,
            request,
            factory,
        ]
    }

    private var appState: DeclSyntax {
        let properties = parameters.map { "    \(stateAccess)let \($0.stateName): \($0.stateType)\n" }.joined()
        let arguments = parameters.map { parameter in
            "\(parameter.stateName): \(parameter.stateType)\(parameter.stateDefault)"
        }
        let assignments = parameters.map { "        self.\($0.stateName) = \($0.stateName)\n" }.joined()
        return DeclSyntax(
            source: """
                \(access)struct AppState: Hashable, Sendable {
                \(properties)
                    \(stateAccess)init(\(arguments.joined(separator: ", "))) {
                \(assignments)    }
                }
                """)
    }

    private var request: DeclSyntax {
        DeclSyntax(
            source: """
                \(access)final class ClientHostedRequest: ViewModelRequest {
                    \(access)let responseBody: \(name)?

                    \(access)init(query: EmptyQuery? = nil, sort: EmptySort? = nil, fragment: EmptyFragment? = nil, requestBody: EmptyBody? = nil, responseBody: \(name)? = nil) {
                        self.responseBody = responseBody
                    }
                }
                """)
    }

    private var factory: DeclSyntax {
        let arguments = parameters.map { parameter in
            let label = parameter.firstName.tokenKind == .wildcard ? "" : "\(parameter.firstName.text): "
            return "\(label)context.appState.\(parameter.stateName)"
        }
        return DeclSyntax(
            source: """
                \(access)static func modelSync(context: ClientHostedModelFactoryContext<ClientHostedRequest, AppState>) throws -> Self {
                    Self(\(arguments.joined(separator: ", ")))
                }
                """)
    }

    /// Returns the reason why an initializer cannot be called with a state. Nil if it can.
    private static func problem(with initializer: InitializerDeclSyntax) -> Diagnostic? {
        if let effects = initializer.signature.effectSpecifiers {
            return MacroDiagnostic.clientHostedInitializerMayFail.at(effects)
        }
        let labels = initializer.signature.parameterClause.parameters.map(\.firstName.text)
        if labels == ["appState"] { return MacroDiagnostic.clientHostedInitializerIsRepeated.at(initializer) }
        if let mark = initializer.optionalMark { return MacroDiagnostic.clientHostedInitializerMayFail.at(mark) }
        return initializer.genericParameterClause.map { MacroDiagnostic.clientHostedInitializerIsGeneric.at($0) }
    }

    /// Returns the reason why a parameter cannot become part of the state. Nil if it can.
    private static func problem(with parameter: FunctionParameterSyntax) -> Diagnostic? {
        if parameter.ellipsis != nil || parameter.isInout {
            return MacroDiagnostic.clientHostedParameterIsInout.at(parameter)
        }
        if parameter.type.isNoValue { return MacroDiagnostic.clientHostedParameterIsNoValue.at(parameter.type) }
        return parameter.stateName == "_" ? MacroDiagnostic.clientHostedParameterNeedsName.at(parameter) : nil
    }
}

extension TypeSyntax {
    /// Whether a type has no `Hashable` values, or is allowed only for a parameter: closures, `some`, `any`,
    /// `borrowing`.
    fileprivate var isNoValue: Bool {
        if let type = self.as(AttributedTypeSyntax.self) { return !type.specifiers.isEmpty || type.baseType.isNoValue }
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.isNoValue }
        if let type = self.as(TupleTypeSyntax.self) { return type.elements.contains { $0.type.isNoValue } }
        return self.is(FunctionTypeSyntax.self) || self.is(SomeOrAnyTypeSyntax.self)
    }
}

extension FunctionParameterSyntax {
    /// The name of the parameter. A keyword, which a label can be without backticks, has them.
    fileprivate var stateName: String {
        let name = (secondName ?? firstName).text
        let isName = name == "_" || name.hasPrefix("`") || name.isValidSwiftIdentifier(for: .variableName)
        return isName ? name : "`\(name)`"
    }
    fileprivate var stateType: String { type.trimmedDescription }
    fileprivate var stateDefault: String { defaultValue.map { " \($0.trimmedDescription)" } ?? "" }

    fileprivate var isInout: Bool {
        type.as(AttributedTypeSyntax.self)?.trimmedDescription.hasPrefix("inout ") ?? false
    }
}
