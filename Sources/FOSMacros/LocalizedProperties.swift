import SwiftSyntax

/// The properties of a declaration that carry a `Localized…` wrapper, and the method that names them.
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

    /// `propertyNames()`, with this access.
    func propertyNames(access: String) -> DeclSyntax {
        guard !names.isEmpty else {
            return """
                \(raw: access)func propertyNames() -> [LocalizableId: String] {
                    [:]
                }
                """
        }
        let pairs = names.map { "(_\($0).localizationId, \"\($0)\")" }.joined(separator: ",\n            ")
        // No literal, because a wrapper that was copied to another property has the first one's id, and its text.
        return """
            \(raw: access)func propertyNames() -> [LocalizableId: String] {
                [LocalizableId: String](
                    [
                        \(raw: pairs)
                    ], uniquingKeysWith: { first, _ in first })
            }
            """
    }

    /// Whether a property carries a `Localized…` wrapper.
    static func isLocalized(_ variable: VariableDeclSyntax) -> Bool {
        variable.attributes.contains { element in
            guard let name = element.as(AttributeSyntax.self)?.attributeName.lastName else { return false }
            return wrappers.contains(name)
        }
    }
}
