import ManifestSyntax
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder

/// The `Package.swift` of a package that uses FOSUtilities.
package struct FOSUtilitiesManifest {
    /// The name that the package has in other manifests.
    private static let original = "FOSUtilities"
    /// The products that this package has, too.
    package static let products: Set = ["FOSFoundation", "FOSMVVM", "FOSTesting", "FOSTestingUI"]

    /// The folder of this package, seen from that of the manifest. Its name is that of the package in the manifest.
    private let path: String
    private let file: SourceFileSyntax
    private let calls: ManifestCalls

    /// Reads a manifest.
    ///
    /// - Parameters:
    ///   - source: The text of the file.
    ///   - path: The folder of this package, seen from that of the manifest.
    package init(source: String, path: String) {
        self.path = path
        file = Parser.parse(source: source)
        calls = ManifestCalls(viewMode: .sourceAccurate)
        calls.walk(file)
    }

    /// Whether the package depends on FOSUtilities.
    package var usesOriginal: Bool { calls.packages.contains(Self.original) || !calls.products.isEmpty }

    /// Whether the manifest chooses between the two packages already.
    package var isMigrated: Bool { calls.hasChoice }

    /// The products of FOSUtilities that do not exist here, by the targets that depend on them.
    package var missingProducts: [(target: String, product: String)] {
        calls.products.filter { !Self.products.contains($0.product) }
    }

    /// Returns the manifest that chooses the package by an environment variable. Nil if it cannot be edited, because the
    /// dependency is not written as a call of `package` with a literal.
    package var migrated: String? {
        guard !isMigrated, calls.packages.contains(Self.original) else { return nil }
        let edited = MigratedManifest(path: path).visit(file)
        return edited.with(\.statements, statements(of: edited)).description
    }

    /// The statements with the constants after the last import, and the host at the end.
    private func statements(of file: SourceFileSyntax) -> CodeBlockItemListSyntax {
        let end = file.statements.lastIndex { $0.item.is(ImportDeclSyntax.self) }
            .map { file.statements.index(after: $0) }
        let index = end ?? file.statements.startIndex
        let constants = CodeBlockItemListSyntax("\n\n\(raw: constants)")
        var statements = Array(file.statements[..<index]) + Array(constants) + Array(file.statements[index...])
        if let host { statements += Array(CodeBlockItemListSyntax("\n\n\(raw: host)")) }
        return CodeBlockItemListSyntax(statements)
    }

    /// The declarations of the choice, also to be pasted.
    package var constants: String {
        """
        /// Whether the package is built with Preview Host: PREVIEW_HOST=1 swift build.
        let usesPreviewHost = Context.environment["PREVIEW_HOST"] != nil
        /// The package with FOSMVVM.
        let mvvmPackage = usesPreviewHost ? "\(name)" : "\(Self.original)"
        """
    }

    /// The name of this package in the manifest.
    private var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The name of the target that shows the previews. Nil if no library has views or ViewModels.
    package var hostName: String? {
        calls.libraries.isEmpty ? nil : calls.name.map { "\($0)-previews" }
    }

    /// The libraries with views and ViewModels, which the host imports.
    package var libraries: [String] { calls.libraries }

    /// The statement that adds the host, also to be pasted.
    package var host: String? {
        guard let hostName else { return nil }
        let names = libraries.map { "\"\($0)\"" }.joined(separator: ", ")
        return """
            if usesPreviewHost {
                package.targets.append(
                    .executableTarget(
                        name: "\(hostName)",
                        dependencies: [\(names), .product(name: "PreviewCommands", package: "\(name)")]
                    ))
            }
            """
    }

    /// Returns the program of the host.
    package var hostProgram: String {
        """
        \((libraries + ["PreviewCommands"]).sorted().map { "import \($0)\n" }.joined())
        @main
        enum Previews {
            static func main() {
                PreviewHost.main()
            }
        }

        """
    }
}

/// Collects what a manifest depends on.
private final class ManifestCalls: SyntaxVisitor {
    /// The names of the packages that it depends on.
    private(set) var packages: Set<String> = []
    /// The products of FOSUtilities, by target.
    private(set) var products: [(target: String, product: String)] = []
    /// The libraries that depend on FOSMVVM.
    private(set) var libraries: [String] = []
    /// The name of the package.
    private(set) var name: String?
    /// Whether it has the constants of the choice.
    private(set) var hasChoice = false

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        hasChoice = hasChoice || node.identifier.text == "usesPreviewHost"
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.function {
        case "Package": name = node.literal("name")
        case "package": packages.formUnion([node.packageName].compactMap(\.self))
        case "product" where node.literal("package") == "FOSUtilities":
            guard let product = node.literal("name") else { break }
            let target = node.enclosingTarget
            products.append((target?.literal("name") ?? "", product))
            if let target, let name = target.literal("name"), target.function == "target", product == "FOSMVVM" {
                libraries.append(name)
            }
        default: break
        }
        return .visitChildren
    }
}

/// Chooses between the two packages wherever a manifest names the original one.
private final class MigratedManifest: SyntaxRewriter {
    private let path: String

    init(path: String) {
        self.path = path
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
        switch node.function {
        case "package" where node.packageName == "FOSUtilities":
            let choice: ExprSyntax =
                "usesPreviewHost ? .package(path: \(literal: path)) : \(node.trimmed)"
            return choice.with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
        case "product" where node.literal("package") == "FOSUtilities":
            guard let name = node.literal("name"), FOSUtilitiesManifest.products.contains(name) else { break }
            return ExprSyntax(node.with(\.arguments, chosen(node.arguments)))
        default: break
        }
        return super.visit(node)
    }

    private func chosen(_ arguments: LabeledExprListSyntax) -> LabeledExprListSyntax {
        LabeledExprListSyntax(
            arguments.map { $0.label?.text == "package" ? $0.with(\.expression, "mvvmPackage") : $0 })
    }
}
