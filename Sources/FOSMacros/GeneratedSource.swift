import SwiftSyntax
import SwiftSyntaxMacros

/// A macro whose expansions are source that is neither parsed nor formatted in the macro.
///
/// The compiler parses each expansion anyway. In a debug build, macros are not optimized, and a build after an edit
/// expands all macros of the module, so parsing and formatting would take a large part of it.
protocol SourceMacro: Macro {}

extension SourceMacro {
    static var formatMode: FormatMode { .disabled }
}

extension DeclSyntax {
    /// Creates a declaration of its source.
    init(source: String) {
        self.init(MissingDeclSyntax(placeholder: .unknown(source)))
    }
}

extension ExtensionDeclSyntax {
    /// Creates an extension of a type, with the names of the protocols and the source of the members.
    init(of type: some TypeSyntaxProtocol, conformances: [String], members: String = "") {
        let clause = conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))"
        let name = TokenSyntax.unknown("\(type.trimmedDescription)\(clause) ")
        let lines = members.isEmpty ? "" : "\n\(members)\n"
        self.init(
            extensionKeyword: .keyword(.extension, trailingTrivia: .space),
            extendedType: MissingTypeSyntax(placeholder: name),
            memberBlock: MemberBlockSyntax(members: [MemberBlockItemSyntax(decl: DeclSyntax(source: lines))]))
    }
}
