import SwiftSyntax
import SwiftSyntaxBuilder

/// The parts of a preview's body that can be read without running it.
final class PreviewBody: SyntaxVisitor {
    /// The bundle and the locale in the call of `previewHost`, if it has them, or the locale in its environment.
    var hostArguments: [LabeledExprSyntax] {
        guard let locale else { return givenArguments }
        return givenArguments.filter { $0.label?.text != "locale" } + [locale]
    }

    /// The locale in the environment of the whole view, if its value can be read without running the body.
    var ownLocale: LabeledExprSyntax? {
        locales.first { !usesOwnValues($0) }
    }

    private let locales: [LabeledExprSyntax]
    private var givenArguments: [LabeledExprSyntax] = []
    private var locale: LabeledExprSyntax?
    /// The arguments of a view besides its ViewModel. A view is made again with the localized ViewModel only.
    private(set) var lostArguments: [LabeledExprSyntax] = []
    /// The ViewModels of the views, without those within others.
    private(set) var viewModels: [ExprSyntax] = []
    /// The calls of `previewHost`.
    private(set) var hosts: [FunctionCallExprSyntax] = []
    private var constants: [String: ExprSyntax] = [:]
    /// The names that the body declares.
    private var names: Set<String> = []

    init(_ body: ClosureExprSyntax) {
        locales = body.statements.last?.modifiers.compactMap(\.localeOfEnvironment) ?? []
        super.init(viewMode: .sourceAccurate)
        walk(body)
    }

    /// Whether an argument needs values that the body declares.
    func usesOwnValues(_ argument: LabeledExprSyntax) -> Bool {
        let uses = NameUses(of: argument.expression)
        return !uses.names.isDisjoint(with: names)
    }

    /// Returns an expression, or the value of the constant of the body that it names. Nil for another name.
    func value(of expression: ExprSyntax) -> ExprSyntax? {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return expression }
        return constants[name]
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        let name = callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
        if name?.baseName.text == "previewHost" {
            hosts.append(node)
            givenArguments = node.arguments.compactMap(\.knownBeforeBody)
        } else if name?.baseName.text.hasSuffix("View") == true,
            node.arguments.contains(where: { $0.label?.text == "viewModel" })
        {
            lostArguments += node.arguments.filter { $0.label?.text != "viewModel" }
        } else if name?.baseName.text == "environment", locale == nil {
            // The last call is visited first.
            locale = node.localeOfEnvironment
        }
        return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if node.label?.text == "viewModel", viewModels.allSatisfy({ $0.endPosition <= node.position }) {
            viewModels.append(node.expression)
        }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            constants[name] = node.initializer?.value
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

extension LabeledExprSyntax {
    /// The bundle or the locale of a preview. A folder of texts is a bundle, too. Nil for another argument of `previewHost`.
    fileprivate var knownBeforeBody: LabeledExprSyntax? {
        switch label?.text {
        case "bundle", "locale": self
        case "serverHostedResourcesPath":
            LabeledExprSyntax(label: "bundle", expression: "Bundle(url: \(expression.trimmed))" as ExprSyntax)
                .with(\.trailingComma, trailingComma)
        default: nil
        }
    }
}

extension CodeBlockItemSyntax {
    /// The calls of modifiers of the view in this statement, from the last to the first.
    fileprivate var modifiers: [FunctionCallExprSyntax] {
        let view = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
        return Array(
            sequence(first: view?.as(FunctionCallExprSyntax.self)) { call in
                call?.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self)
            }
            .prefix { $0 != nil }.compactMap(\.self))
    }
}

extension FunctionCallExprSyntax {
    /// The locale in `environment(\.locale, locale)`, as an argument with a label. Nil for another call.
    fileprivate var localeOfEnvironment: LabeledExprSyntax? {
        guard arguments.count == 2, let first = arguments.first, let last = arguments.last,
            let keyPath = first.expression.as(KeyPathExprSyntax.self),
            keyPath.components.last?.component.trimmedDescription == "locale"
        else { return nil }
        return LabeledExprSyntax(label: "locale", expression: last.expression.trimmed)
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

/// Converts the views that the body of a preview returns. Those without `return` are converted by its builder, which
/// does not apply to a body with `return`.
final class PreviewReturns: SyntaxRewriter {
    /// Returns the body with its views converted.
    static func converted(in body: ClosureExprSyntax) -> ClosureExprSyntax {
        guard body.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.return) }) else {
            return body.trimmed
        }
        let returns = PreviewReturns(viewMode: .sourceAccurate)
        return body.with(\.statements, returns.visit(body.statements)).trimmed
    }

    override func visit(_ node: ReturnStmtSyntax) -> StmtSyntax {
        guard let view = node.expression else { return StmtSyntax(node) }
        let converted: ExprSyntax = "PreviewBuilder.buildExpression(\(view.trimmed))"
        return StmtSyntax(node.with(\.expression, converted.with(\.trailingTrivia, view.trailingTrivia)))
    }

    // What closures and functions in the body return is not the view.
    override func visit(_ node: ClosureExprSyntax) -> ExprSyntax { ExprSyntax(node) }
    override func visit(_ node: CodeBlockSyntax) -> CodeBlockSyntax {
        node.parent?.is(FunctionDeclSyntax.self) == true ? node : super.visit(node)
    }
    override func visit(_ node: AccessorBlockSyntax) -> AccessorBlockSyntax { node }
    override func visit(_ node: MemberBlockSyntax) -> MemberBlockSyntax { node }
}
