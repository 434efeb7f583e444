import ManifestSyntax
import SwiftParser
import SwiftSyntax

/// The text of a `Package.swift`. Each edit inserts code at a place that swift-syntax finds, and leaves all else as it is.
package struct EditableManifest {
    package let source: String
    /// The calls in the manifest, in the order of the source.
    let calls: [FunctionCallExprSyntax]
    /// Whether the package is in a constant or a variable named `package`, to which statements can add something.
    private let hasPackageVariable: Bool

    package init(source: String) {
        self.source = source
        let file = Parser.parse(source: source)
        calls = file.calls
        hasPackageVariable = file.statements.contains { statement in
            statement.item.as(VariableDeclSyntax.self)?.bindings.contains {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "package"
            } ?? false
        }
    }

    /// The call that creates the package.
    var package: FunctionCallExprSyntax? { calls.first { $0.function == "Package" } }

    /// The calls that declare targets.
    var targets: [FunctionCallExprSyntax] { calls.filter(\.isTarget) }

    /// Returns the call that declares a target.
    func target(named name: String) -> FunctionCallExprSyntax? { targets.first { $0.literal("name") == name } }

    /// Returns the manifest with an element in an array that is an argument of a call. The argument is added if the call
    /// lacks it. Nil if the argument is no array literal.
    ///
    /// - Parameters:
    ///   - element: The code of the element. Its lines after the first one are indented relative to the first one.
    ///   - label: The label of the argument.
    ///   - call: A call of this manifest.
    func adding(_ element: String, to label: String, of call: FunctionCallExprSyntax) -> EditableManifest? {
        guard let argument = call.argument(label) else { return adding("\(label): [\(element)]", label, to: call) }
        guard let array = argument.expression.as(ArrayExprSyntax.self) else { return nil }
        let items = array.elements.map { ListItem($0, $0.expression, comma: $0.trailingComma) }
        let list = SyntaxList(opening: array.leftSquare, items: items, closing: array.rightSquare)
        return EditableManifest(source: list.inserting(element, at: items.count, in: source))
    }

    /// The arguments of packages and targets in the order that SwiftPM expects.
    private static let order = [
        "name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products", "traits", "dependencies",
        "targets", "path", "exclude", "sources", "resources", "publicHeadersPath", "packageAccess", "cSettings",
    ]

    /// Returns the manifest with another argument of a call, at its place in the order.
    private func adding(_ code: String, _ label: String, to call: FunctionCallExprSyntax) -> EditableManifest? {
        guard let opening = call.leftParen, let closing = call.rightParen else { return nil }
        func place(_ label: String?) -> Int { Self.order.firstIndex(of: label ?? "") ?? Self.order.endIndex }
        let index = call.arguments.prefix { place($0.label?.text) < place(label) }.count
        let items = call.arguments.map { ListItem($0, $0.expression, comma: $0.trailingComma) }
        let list = SyntaxList(opening: opening, items: items, closing: closing, breaksLines: true)
        return EditableManifest(source: list.inserting(code, at: index, in: source))
    }

    /// Returns the manifest with a statement at its end. Nil if there is no variable with the package.
    func appending(statement: String) -> EditableManifest? {
        guard hasPackageVariable else { return nil }
        return EditableManifest(source: source + (source.hasSuffix("\n") ? "\n" : "\n\n") + statement + "\n")
    }
}
