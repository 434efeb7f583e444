import SwiftSyntax

/// The types of the values in a declaration, as expressions, and the property that lists them.
struct HeldTypes {
    private let types: [String]

    /// Lists the types of the stored properties. The type of a field is that of its wrapper. Properties with a
    /// `Localized…` wrapper are left out, because they say nothing about the view.
    init(ofPropertiesOf declaration: some DeclGroupSyntax) {
        types = declaration.memberBlock.members.flatMap { member -> [String] in
            guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isStoredInValues else { return [] }
            let stored = variable.bindings.filter { !$0.isComputed }
            return stored.compactMap { $0.pattern.as(IdentifierPatternSyntax.self) }.map { pattern in
                let wrapper = variable.isField ? pattern.identifier.identifier.map { "_\($0.name)" } : nil
                return "heldType(\\.\(wrapper ?? pattern.identifier.text))"
            }
        }
    }

    /// Lists the types of the associated values.
    init(ofCasesOf declaration: some DeclGroupSyntax) {
        let cases = declaration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        types = cases.flatMap(\.elements).flatMap { element in
            element.parameterClause?.parameters.map { "(\($0.type.trimmedDescription)).self" } ?? []
        }
    }

    /// Returns `heldTypes` with an access level.
    func declaration(access: String) -> DeclSyntax {
        DeclSyntax(
            source: """
                \(access)static var heldTypes: [Any.Type] {
                    [\(types.joined(separator: ", "))]
                }
                """)
    }
}

/// The computed properties of a declaration's body, and the property that lists their names.
struct ComputedProperties {
    let names: [String]

    init(of declaration: some DeclGroupSyntax) {
        let variables = declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        names = variables.filter(\.isOfInstances).flatMap(\.bindings).filter(\.isComputed)
            .compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name }
    }

    /// Returns `computedPropertyNames`, with this access.
    func declaration(access: String) -> DeclSyntax {
        DeclSyntax(
            source: """
                \(access)static var computedPropertyNames: [String] {
                    [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]
                }
                """)
    }
}

extension VariableDeclSyntax {
    /// Whether the property has the wrapper of a form field.
    fileprivate var isField: Bool {
        attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.lastName == "FormFieldModel" }
    }

    /// Whether the properties are stored in each value and can be read from a constant value.
    fileprivate var isStoredInValues: Bool { isOfInstances && !LocalizedProperties.isLocalized(self) }

    /// Whether each value has the properties from the start.
    var isOfInstances: Bool {
        let others: Set<Keyword> = [.static, .class, .lazy]
        return !modifiers.contains { modifier in others.contains { modifier.name.tokenKind == .keyword($0) } }
    }
}

extension PatternBindingSyntax {
    /// Whether the property has a getter. A property with only observers is stored.
    var isComputed: Bool {
        switch accessorBlock?.accessors {
        case nil: false
        case .getter: true
        case .accessors(let accessors):
            !accessors.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
        }
    }
}
