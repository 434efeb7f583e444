import SwiftParser
package import SwiftSyntax

/// The calls of a manifest, such as `.target(name: "Bakery")`.
extension FunctionCallExprSyntax {
    /// The functions that declare a target with sources.
    private static let targetFunctions = ["target", "executableTarget", "testTarget"]

    /// The last name of the function, such as `target`.
    package var function: String? {
        calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// Returns the text of an argument that is a literal.
    package func literal(_ label: String) -> String? {
        argument(label)?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// Returns the argument with a label.
    package func argument(_ label: String) -> LabeledExprSyntax? { arguments.first { $0.label?.text == label } }

    /// The name of the package that a dependency is: the given one, or the last part of its address without an extension.
    package var packageName: String? {
        if let name = literal("name") { return name }
        guard let address = literal("url") ?? literal("path"), let last = address.split(separator: "/").last else {
            return nil
        }
        return String(last.hasSuffix(".git") ? last.dropLast(4) : last)
    }

    /// Whether the call declares a target. Other calls of the same name, in its dependencies, are no declaration.
    package var isTarget: Bool {
        guard let function, Self.targetFunctions.contains(function) else { return false }
        return function != "target" || enclosingTarget == nil
    }

    /// The call of the target that the call is in.
    package var enclosingTarget: FunctionCallExprSyntax? {
        sequence(first: Syntax(self), next: \.parent).dropFirst().lazy
            .compactMap { $0.as(FunctionCallExprSyntax.self) }
            .first { $0.function.map((Self.targetFunctions + ["macro", "plugin"]).contains) ?? false }
    }
}

extension SyntaxProtocol {
    /// The calls in it, in the order of the source. One in the arguments of another one comes after that one.
    package var calls: [FunctionCallExprSyntax] {
        children(viewMode: .sourceAccurate).flatMap { child in
            (child.as(FunctionCallExprSyntax.self).map { [$0] } ?? []) + child.calls
        }
    }
}
