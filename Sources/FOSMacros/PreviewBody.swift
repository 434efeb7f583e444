import SwiftSyntax

/// The parts of a preview's body that can be read without running it.
final class PreviewBody: SyntaxVisitor {
    /// The bundle and the locale in the call of `previewHost`, if it has them.
    private(set) var hostArguments: [LabeledExprSyntax] = []
    /// The names that the body declares.
    private var names: Set<String> = []

    init(_ body: ClosureExprSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(body)
    }

    /// Whether an argument needs values that the body declares.
    func usesOwnValues(_ argument: LabeledExprSyntax) -> Bool {
        let uses = NameUses(of: argument.expression)
        return !uses.names.isDisjoint(with: names)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        let name = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
        if name?.baseName.text == "previewHost" {
            hostArguments = node.arguments.filter { ["bundle", "locale"].contains($0.label?.text) }
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.text)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }
}

/// The names in an expression, except those of members.
private final class NameUses: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init(of expression: ExprSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(expression)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { names.insert(node.baseName.text) }
        return .visitChildren
    }
}
