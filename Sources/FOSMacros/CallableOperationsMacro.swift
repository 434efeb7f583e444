import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@CallableOperations`: a method that calls the methods of a type by their names.
struct CallableOperationsMacro: SourceMacro {}

extension CallableOperationsMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let functions = declaration.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        let operations = functions.filter(\.isOperation)
        for repeated in operations.repeated {
            context.diagnose(MacroDiagnostic.operationIsOverloaded.at(repeated.name))
        }
        guard operations.repeated.isEmpty, !protocols.isEmpty else { return [] }
        let access = context.accessPrefix(of: declaration)
        let names = operations.map { "\"\($0.plainName)\"" }.joined(separator: ", ")
        let cases =
            operations.map { "case \"\($0.plainName)\": \($0.call)" } + [
                "default: throw OperationError.unknown(operation, of: \"\(type.trimmedDescription)\")"
            ]
        return [
            ExtensionDeclSyntax(
                of: type, conformances: ["CallableOperations"],
                members: """
                        \(access)static var operationNames: [String] {
                            [\(names)]
                        }

                        \(access)static var operationDocumentation: [OperationDocumentation] {
                            [\(operations.map(\.documentation).joined(separator: ", "))]
                        }

                        \(access)func call(_ operation: String, with values: OperationValues) async throws {
                            switch operation {
                            \(cases.joined(separator: "\n        "))
                            }
                        }
                    """)
        ]
    }
}

extension FunctionDeclSyntax {
    /// The name without backticks.
    fileprivate var plainName: String { name.identifier?.name ?? name.text }

    /// Whether a control can call the method.
    fileprivate var isOperation: Bool {
        let excluded: Set<Keyword> = [.static, .class, .private, .fileprivate, .mutating]
        let parameters = signature.parameterClause.parameters
        let isEncoding = plainName == "encode" && parameters.first?.firstName.text == "to"
        return genericParameterClause == nil && !isEncoding && parameters.allSatisfy(\.hasValue)
            && !modifiers.contains { modifier in excluded.contains { modifier.name.tokenKind == .keyword($0) } }
    }

    /// The name, the parameters as they are written, and the doc comment.
    fileprivate var documentation: String {
        let parameters = signature.parameterClause.parameters.map { $0.with(\.trailingComma, nil).trimmedDescription }
        return
            "OperationDocumentation(\(plainName.literal), \(parameters.joined(separator: ", ").literal), \(docComment.literal))"
    }

    private var returnsValue: Bool {
        signature.returnClause.map { !["Void", "()"].contains($0.type.trimmedDescription) } ?? false
    }

    private var isOnMainActor: Bool {
        attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.lastName == "MainActor" }
    }

    /// The call with the values of the parameters.
    fileprivate var call: String {
        let arguments = signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.tokenKind == .wildcard ? "" : "\(parameter.firstName.text): "
            let name = label.isEmpty ? parameter.secondName ?? parameter.firstName : parameter.firstName
            let standard = parameter.defaultValue.map { ", default: \($0.value.trimmedDescription)" } ?? ""
            return "\(label)try values.value(for: \"\(name.identifier?.name ?? name.text)\"\(standard))"
        }
        let effects = signature.effectSpecifiers
        let keywords = [
            returnsValue ? "_ =" : nil, effects?.throwsClause == nil ? nil : "try",
            effects?.asyncSpecifier == nil && !isOnMainActor ? nil : "await",
        ].compactMap(\.self)
        return (keywords + ["\(name.text)(\(arguments.joined(separator: ", ")))"]).joined(separator: " ")
    }
}

extension FunctionParameterSyntax {
    /// Whether a value of one type can be passed.
    fileprivate var hasValue: Bool {
        ellipsis == nil && !type.is(SomeOrAnyTypeSyntax.self) && !type.trimmedDescription.hasPrefix("inout ")
    }
}

extension [FunctionDeclSyntax] {
    /// Those with the name of an earlier one.
    fileprivate var repeated: [FunctionDeclSyntax] {
        enumerated().filter { index, function in self[..<index].contains { $0.plainName == function.plainName } }
            .map(\.element)
    }
}
