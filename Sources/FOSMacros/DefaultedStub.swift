import SwiftSyntax

/// A `static func stub(…)` of which every parameter has a default, from which `stub()` follows.
struct DefaultedStub {
    private let parameter: FunctionParameterSyntax

    /// Nil when the body has no such function, or has a `stub()` of its own.
    init?(in declaration: some DeclGroupSyntax) {
        let stubs = declaration.memberBlock.members.compactMap { Self.parameters(ofStub: $0.decl) }
        guard !stubs.contains(where: \.isEmpty) else { return nil }
        guard let parameters = stubs.first(where: { $0.allSatisfy { $0.defaultValue != nil } }),
            let first = parameters.first
        else { return nil }
        parameter = first
    }

    /// `stub()`, which passes the first parameter its default so that the other overload is meant.
    func declaration(access: String) -> DeclSyntax {
        let label = parameter.firstName.tokenKind == .wildcard ? "" : "\(parameter.firstName.text): "
        let value = parameter.defaultValue?.value.trimmedDescription ?? ""
        return """
            \(raw: access)static func stub() -> Self {
                .stub(\(raw: label)\(raw: value))
            }
            """
    }

    private static func parameters(ofStub declaration: DeclSyntax) -> FunctionParameterListSyntax? {
        guard let function = declaration.as(FunctionDeclSyntax.self), function.name.text == "stub",
            function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
        else { return nil }
        return function.signature.parameterClause.parameters
    }
}
