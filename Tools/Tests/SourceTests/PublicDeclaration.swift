import SwiftParser
import SwiftSyntax

/// A public declaration in Swift sources.
struct PublicDeclaration {
    enum Kind {
        case type, member, enumCase
        /// A type alias, or a macro.
        case alias
        /// A member of a protocol.
        case requirement
    }

    let kind: Kind
    /// The type around the declaration, such as `A.B`. Empty outside of types.
    let scope: String
    /// The declaration without its access, attributes and body, such as `func add(_ lamp: Lamp) throws`.
    let signature: String
    /// The name with the labels of parameters, such as `add(_:)`. It begins with a dot for static properties and cases.
    let name: String
    /// Why a modifier has no effect on a web page, as its body says. Nil if it has one.
    var reason: String?
    /// What to write instead of a declaration that is unavailable. Nil if it can be used.
    var unavailableMessage: String?

    /// Returns the public declarations of files, without those in types that are not public.
    static func all(in sources: [String]) -> [PublicDeclaration] {
        let reader = DeclarationReader(viewMode: .sourceAccurate)
        for source in sources { reader.walk(Parser.parse(source: source)) }
        return reader.found.filter { !reader.isHidden($0.scope) }
    }
}

/// Collects the public declarations of files, and the names of the types that are not public.
private final class DeclarationReader: SyntaxVisitor {
    private struct Scope {
        let name: String
        var isProtocol = false
        var isPublicExtension = false
    }

    private(set) var found: [PublicDeclaration] = []
    /// The types that are not public.
    private var hidden: Set<String> = []
    private var scopes: [Scope] = []

    private var scope: String { scopes.last?.name ?? "" }

    /// Whether a type, or one around it, is not public.
    func isHidden(_ type: String) -> Bool {
        let parts = type.split(separator: ".")
        return parts.indices.contains { hidden.contains(parts[...$0].joined(separator: ".")) }
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, node.name) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(
            Scope(name: node.extendedType.trimmedDescription, isPublicExtension: node.modifiers.isPublic))
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(
            node.with(\.body, nil), name: node.name.text + node.signature.parameterClause.labels,
            reason: node.body?.reasonWithoutEffect)
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.with(\.body, nil), name: "init" + node.signature.parameterClause.labels)
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.with(\.accessorBlock, nil), name: "subscript" + node.parameterClause.labels)
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node, name: node.name.text, kind: .alias)
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node, name: node.name.text)
    }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.with(\.definition, nil), name: node.name.text, kind: .alias)
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let dot = node.modifiers.contains { $0.name.tokenKind == .keyword(.static) } ? "." : ""
        for binding in node.bindings {
            let shown = binding.with(\.accessorBlock, nil).with(\.initializer, nil).with(\.trailingComma, nil)
            _ = add(
                node.with(\.bindings, [shown.with(\.trailingTrivia, [])]),
                name: dot + binding.pattern.trimmedDescription)
        }
        return .skipChildren
    }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements {
            let shown = element.with(\.trailingComma, nil).trimmed
            found.append(
                PublicDeclaration(
                    kind: .enumCase, scope: scope, signature: "case \(shown.oneLine)", name: ".\(element.name.text)"))
        }
        return .skipChildren
    }

    /// Adds a type if it is public, and continues with its members.
    private func begin(
        _ node: some DeclGroupSyntax & DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax,
        _ name: TokenSyntax
    ) -> SyntaxVisitorContinueKind {
        let path = scope.isEmpty ? name.text : "\(scope).\(name.text)"
        if !isPublic(node.modifiers) { hidden.insert(path) }
        var header = node
        header.memberBlock = MemberBlockSyntax(
            leftBrace: .leftBraceToken(presence: .missing), members: [],
            rightBrace: .rightBraceToken(presence: .missing))
        _ = add(header, name: path, kind: .type)
        scopes.append(Scope(name: path, isProtocol: node.is(ProtocolDeclSyntax.self)))
        return .visitChildren
    }

    private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.isPublic || scopes.last?.isPublicExtension == true || scopes.last?.isProtocol == true
    }

    private func add(
        _ node: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax, name: String,
        kind: PublicDeclaration.Kind = .member, reason: String? = nil
    ) -> SyntaxVisitorContinueKind {
        guard isPublic(node.modifiers) else { return .skipChildren }
        var shown = node
        shown.attributes = []
        shown.modifiers = node.modifiers.filter { $0.name.tokenKind != .keyword(.public) || $0.detail != nil }
        found.append(
            PublicDeclaration(
                kind: scopes.last?.isProtocol == true ? .requirement : kind, scope: scope, signature: shown.oneLine,
                name: name, reason: reason, unavailableMessage: node.attributes.unavailableMessage))
        return .skipChildren
    }
}

extension SyntaxProtocol {
    /// The source text on one line.
    fileprivate var oneLine: String {
        trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .replacing("( ", with: "(").replacing(" )", with: ")")
    }
}

extension CodeBlockSyntax {
    /// The text of the call `withoutEffect("…")` in a body.
    fileprivate var reasonWithoutEffect: String? {
        let calls = statements.compactMap { $0.item.as(FunctionCallExprSyntax.self) }
        let call = calls.first { $0.calledExpression.trimmedDescription == "withoutEffect" }
        return call?.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}

extension AttributeListSyntax {
    /// The message of `@available(*, unavailable, message: "…")`.
    fileprivate var unavailableMessage: String? {
        for case .attribute(let attribute) in self {
            guard case .availability(let arguments)? = attribute.arguments,
                arguments.contains(where: { $0.argument.trimmedDescription == "unavailable" })
            else { continue }
            for case .availabilityLabeledArgument(let argument) in arguments.map(\.argument)
            where argument.label.text == "message" {
                if case .string(let message) = argument.value { return message.segments.trimmedDescription }
            }
            return ""
        }
        return nil
    }
}

extension DeclModifierListSyntax {
    fileprivate var isPublic: Bool {
        contains { [.keyword(.public), .keyword(.open)].contains($0.name.tokenKind) && $0.detail == nil }
    }
}

extension FunctionParameterClauseSyntax {
    /// The labels as in `(_:of:)`.
    fileprivate var labels: String { "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")" }
}
