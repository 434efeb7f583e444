package import Diagnostics
import Foundation
import SwiftParser
import SwiftSyntax

/// What does not compile in the Swift files of a package.
package struct SourceFindings {
    /// The names that do not exist here, each once for each file, in the order of files and lines.
    package let all: [Diagnostic]

    /// Reads files.
    ///
    /// - Parameter files: The text of each file, by its path.
    package init(files: [String: String]) {
        let uses = files.map { path, text in
            let uses = NameUses(of: Parser.parse(source: text), file: path)
            return (path: path, uses: uses)
        }
        // A type of the program may have the name of one that does not exist here.
        let declared = uses.reduce(into: Set<String>()) { $0.formUnion($1.uses.declared) }
        all = uses.sorted { $0.path < $1.path }.flatMap { file in
            file.uses.missing.filter { !declared.contains($0.name.name) }.map { name, line in
                Diagnostic(
                    .build, "'\(name.name)' does not exist here. \(name.advice)",
                    at: SourcePlace(file: file.path, line: line), subject: name.name)
            }
        }
    }
}

/// Collects the names that a file uses and declares.
private final class NameUses: SyntaxVisitor {
    private static let names = Dictionary(MissingName.all.map { ($0.name, $0) }) { first, _ in first }
    private static let modules = Dictionary(MissingName.modules.map { ($0.name, $0) }) { first, _ in first }

    /// The names that do not exist here, with their first lines.
    private(set) var missing: [(name: MissingName, line: Int)] = []
    private(set) var declared: Set<String> = []
    private let lines: SourceLocationConverter

    init(of tree: SourceFileSyntax, file: String) {
        lines = SourceLocationConverter(fileName: file, tree: tree)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    private func use(_ name: MissingName?, at node: some SyntaxProtocol) {
        guard let name, !missing.contains(where: { $0.name.name == name.name }) else { return }
        missing.append((name, lines.location(for: node.positionAfterSkippingLeadingTrivia).line))
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        use(node.path.first.flatMap { Self.modules[$0.name.text] }, at: node)
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        use(Self.names[node.name.text], at: node)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        use(Self.names[node.baseName.text], at: node)
        return .visitChildren
    }

    /// What is only for a module that does not exist here is left out by the compiler.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        guard let condition = node.condition?.as(FunctionCallExprSyntax.self),
            condition.calledExpression.trimmedDescription == "canImport", let module = condition.arguments.first
        else { return .visitChildren }
        return Self.modules[module.trimmedDescription] == nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(name.text)
        return .visitChildren
    }
}
