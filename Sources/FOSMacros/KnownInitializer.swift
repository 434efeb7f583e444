import SwiftSyntax

/// The first initializer of a ViewModel, and the function that calls it with arguments by name.
struct KnownInitializer {
    private let parameters: [FunctionParameterSyntax]

    /// Nil if there is no initializer, if it has no parameters, or if values alone cannot call it.
    init?(in declaration: StructDeclSyntax) {
        let initializers = declaration.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        guard let initializer = initializers.first, initializer.optionalMark == nil,
            initializer.genericParameterClause == nil, initializer.attributes.isEmpty,
            initializer.signature.effectSpecifiers == nil
        else { return nil }
        parameters = Array(initializer.signature.parameterClause.parameters)
        guard !parameters.isEmpty, parameters.allSatisfy(\.takesValue) else { return nil }
    }

    /// Returns `remade(with:)`.
    func declaration(access: String) -> DeclSyntax {
        let arguments = parameters.map { parameter in
            let label = parameter.firstName.tokenKind == .wildcard ? "" : "\(parameter.firstName.text): "
            let name = (parameter.secondName ?? parameter.firstName).identifier?.name ?? ""
            let other = parameter.secondName == nil ? "" : ", label: \(label.dropLast(2).description.literal)"
            return "\(label)arguments.value(\"\(name)\"\(other), as: (\(parameter.type.trimmedDescription)).self)"
        }
        return DeclSyntax(
            source: """
                \(access)static func remade(with arguments: ViewModelArguments) throws -> Self {
                    try Self(\(arguments.joined(separator: ", ")))
                }
                """)
    }
}

extension FunctionParameterSyntax {
    /// Whether a value of the parameter's type can be passed as it is.
    fileprivate var takesValue: Bool {
        guard ellipsis == nil, attributes.isEmpty else { return false }
        switch type.kind {
        case .identifierType, .memberType, .optionalType, .arrayType, .dictionaryType: return true
        default: return false
        }
    }
}
