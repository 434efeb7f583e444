import SwiftSyntax
import SwiftSyntaxMacros

/// Implements `@Entry var name: Type = value` in an extension of `EnvironmentValues`: accessors that use a key, and the
/// key with the value.
struct EntryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let entry = Entry(declaration) else {
            context.diagnose(MacroDiagnostic.entryNeedsValue.at(declaration))
            return []
        }
        return ["get { self[\(raw: entry.key).self] }", "set { self[\(raw: entry.key).self] = newValue }"]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let entry = Entry(declaration) else { return [] }
        return [
            """
            private struct \(raw: entry.key): EnvironmentKey {
                \(raw: entry.defaultValue)
            }
            """
        ]
    }
}

/// A variable of the environment.
private struct Entry {
    /// The name of the key.
    let key: String
    /// The declaration of the key's default value. With a type, it is not stored, so it need not be Sendable.
    let defaultValue: String

    /// Nil for anything but a variable with a value, which is nil for an optional type.
    init?(_ declaration: some DeclSyntaxProtocol) {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            variable.bindingSpecifier.tokenKind == .keyword(.var), let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name,
            binding.accessorBlock == nil
        else { return nil }
        key = "__Key_\(name)"
        let value = binding.initializer?.value.trimmedDescription
        switch (binding.typeAnnotation?.type, value) {
        case (let type?, let value?):
            defaultValue = "static var defaultValue: \(type.trimmedDescription) { \(value) }"
        case (let type?, nil) where type.is(OptionalTypeSyntax.self):
            defaultValue = "static var defaultValue: \(type.trimmedDescription) { nil }"
        case (nil, let value?): defaultValue = "static let defaultValue = \(value)"
        case (_, nil): return nil
        }
    }
}
