import SwiftSyntax
import SwiftSyntaxMacros

/// What `.clientHostedFactory` adds: the request, and the state that the first initializer's parameters describe.
struct ClientHostedFactory {
    private let parameters: [FunctionParameterSyntax]
    private let access: String
    private let name: String

    /// Nil, with a diagnostic, when the first initializer cannot be described by a state.
    init?(of declaration: StructDeclSyntax, in context: some MacroExpansionContext) {
        let initializers = declaration.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        guard let initializer = initializers.first else {
            let fixIt = MacroFixIt.initializer(in: declaration)
            context.diagnose(MacroDiagnostic.clientHostedNeedsInitializer.at(declaration.name, fixIt: fixIt))
            return nil
        }
        parameters = Array(initializer.signature.parameterClause.parameters)
        access = declaration.accessPrefix
        name = declaration.name.text
        guard parameters.allSatisfy({ Self.canBeState($0, in: context) }) else { return nil }
    }

    /// The members, in the order that a reader of the expansion expects.
    var members: [DeclSyntax] {
        [
            "\(raw: access)typealias Request = ClientHostedRequest",
            appState,
            request,
            initializer,
        ]
    }

    private var appState: DeclSyntax {
        let properties = parameters.map { "    \(access)let \($0.stateName): \($0.stateType)\n" }.joined()
        let arguments = parameters.map { parameter in
            "\(parameter.stateName): \(parameter.stateType)\(parameter.stateDefault)"
        }
        let assignments = parameters.map { "        self.\($0.stateName) = \($0.stateName)\n" }.joined()
        return """
            \(raw: access)struct AppState: Hashable, Sendable {
            \(raw: properties)
                \(raw: access)init(\(raw: arguments.joined(separator: ", "))) {
            \(raw: assignments)    }
            }
            """
    }

    private var request: DeclSyntax {
        """
        \(raw: access)final class ClientHostedRequest: ViewModelRequest {
            \(raw: access)let responseBody: \(raw: name)?

            \(raw: access)init(responseBody: \(raw: name)? = nil) {
                self.responseBody = responseBody
            }
        }
        """
    }

    private var initializer: DeclSyntax {
        let arguments = parameters.map { parameter in
            let label = parameter.firstName.tokenKind == .wildcard ? "" : "\(parameter.firstName.text): "
            return "\(label)appState.\(parameter.stateName)"
        }
        return """
            \(raw: access)init(appState: AppState) {
                self.init(\(raw: arguments.joined(separator: ", ")))
            }
            """
    }

    private static func canBeState(_ parameter: FunctionParameterSyntax, in context: some MacroExpansionContext) -> Bool
    {
        if parameter.ellipsis != nil || parameter.isInout {
            context.diagnose(MacroDiagnostic.clientHostedParameterIsInout.at(parameter))
            return false
        }
        if parameter.stateName == "_" {
            context.diagnose(MacroDiagnostic.clientHostedParameterNeedsName.at(parameter))
            return false
        }
        return true
    }
}

extension FunctionParameterSyntax {
    fileprivate var stateName: String { (secondName ?? firstName).text }
    fileprivate var stateType: String { type.trimmedDescription }
    fileprivate var stateDefault: String { defaultValue.map { " \($0.trimmedDescription)" } ?? "" }

    fileprivate var isInout: Bool {
        type.as(AttributedTypeSyntax.self)?.trimmedDescription.hasPrefix("inout ") ?? false
    }
}
