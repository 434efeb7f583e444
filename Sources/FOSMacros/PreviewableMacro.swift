import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@Previewable`, which declares nothing: `#Preview` moves the variable.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// The body of a preview, with its types before it, and its `@Previewable` variables as properties of a view that has the other
/// statements.
struct PreviewableBody {
    /// The source of the types that the body declares, and of that view. Empty without any.
    ///
    /// They are not in the closure of the preview, because a closure cannot return a type that it declares.
    let declaration: String
    /// The source of the closure.
    let closure: String

    init(_ body: ClosureExprSyntax) {
        let variables = body.statements.compactMap(\.previewable)
        let types = body.statements.filter(\.declaresType)
        guard !variables.isEmpty || !types.isEmpty else {
            declaration = ""
            closure = body.trimmed.description
            return
        }
        let statements = body.statements.filter { $0.previewable == nil && !$0.declaresType }.map(\.description)
            .joined()
        let typeDeclarations = types.map { "\($0.trimmedDescription)\n" }.joined()
        guard !variables.isEmpty else {
            declaration = typeDeclarations
            closure = "{\(statements)\n}"
            return
        }
        declaration =
            typeDeclarations + """
                struct _Previewable: View {
                \(variables.map(\.trimmedDescription).joined(separator: "\n"))
                var body: some View {\(statements)
                }
                }

                """
        closure = "{ _Previewable() }"
    }
}

extension CodeBlockItemSyntax {
    /// Whether the statement declares a type with members.
    fileprivate var declaresType: Bool {
        item.is(StructDeclSyntax.self) || item.is(ClassDeclSyntax.self) || item.is(EnumDeclSyntax.self)
            || item.is(ActorDeclSyntax.self)
    }

    /// The variable that the statement declares, if it is `@Previewable`.
    fileprivate var previewable: VariableDeclSyntax? {
        guard let variable = item.as(VariableDeclSyntax.self) else { return nil }
        let names = variable.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        return names.contains { $0.split(separator: ".").last == "Previewable" } ? variable : nil
    }
}
