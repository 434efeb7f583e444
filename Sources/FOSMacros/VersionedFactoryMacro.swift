import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@VersionedFactory`: the method that calls the one for the version of the app.
struct VersionedFactoryMacro: SourceMacro, MemberMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let methods = declaration.memberBlock.members.compactMap { VersionedMethod($0.decl) }
        guard let first = methods.first else {
            context.diagnose(MacroDiagnostic.versionNeedsMethod.at(node))
            return []
        }
        let versions = methods.map(\.version).joined(separator: ", ")
        let cases = methods.enumerated().map { index, method in
            let label = index == methods.count - 1 ? "default" : "case \(index)"
            return "\(label): return try await \(method.name)(context: context)"
        }
        return [
            DeclSyntax(
                source: """
                    public static func model(context: \(first.contextType)) async throws -> Self {
                        switch try context.index(ofLatest: [\(versions)]) {
                        \(cases.joined(separator: "\n    "))
                        }
                    }
                    """)
        ]
    }
}

/// Implements `@Version`, which only marks a method.
struct VersionMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// A method with `@Version`.
private struct VersionedMethod {
    let name: String
    let version: String
    let contextType: String

    /// Nil for any other declaration.
    init?(_ declaration: DeclSyntax) {
        guard let function = declaration.as(FunctionDeclSyntax.self),
            let context = function.signature.parameterClause.parameters.first,
            let version = function.attributes.lazy.compactMap(Self.version).first
        else { return nil }
        name = function.name.text
        contextType = context.type.trimmedDescription
        self.version = version
    }

    private static func version(_ element: AttributeListSyntax.Element) -> String? {
        guard let attribute = element.as(AttributeSyntax.self), attribute.attributeName.lastName == "Version"
        else { return nil }
        return attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression.trimmedDescription
    }
}
