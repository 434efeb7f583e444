import SwiftDiagnostics
import SwiftSyntax

/// A mend that a diagnostic offers.
enum MacroFixIt: String, FixItMessage {
    case makeStruct = "replace with 'struct'"
    case addInitializer = "add 'init() {}'"
    case removeSignature = "remove them"

    var message: String { rawValue }
    var fixItID: MessageID { MessageID(domain: "FOSMacros", id: "\(self)") }

    /// Replaces `class`, `enum` or `actor` with `struct`; nil for what is no type of its own.
    static func structure(insteadOf keyword: TokenSyntax, in declaration: some DeclGroupSyntax) -> FixIt? {
        guard !declaration.is(ExtensionDeclSyntax.self), !declaration.is(ProtocolDeclSyntax.self) else { return nil }
        let replacement = keyword.with(\.tokenKind, .keyword(.struct))
        let final = declaration.modifiers.first { $0.name.tokenKind == .keyword(.final) }
        let removals = final.map { [removal(of: $0)] } ?? []
        return FixIt(
            message: makeStruct,
            changes: removals + [.replace(oldNode: Syntax(keyword), newNode: Syntax(replacement))])
    }

    /// Removes what stands before `in` in a closure.
    static func removal(ofSignature signature: ClosureSignatureSyntax) -> FixIt {
        FixIt(message: removeSignature, changes: [removal(of: signature)])
    }

    private static func removal(of node: some SyntaxProtocol) -> FixIt.Change {
        .replaceText(range: node.positionAfterSkippingLeadingTrivia..<node.endPosition, with: "", in: Syntax(node))
    }

    /// Adds an initializer without parameters at the end of the body.
    static func initializer(in declaration: StructDeclSyntax) -> FixIt {
        let block = declaration.memberBlock
        let member = MemberBlockItemSyntax(
            leadingTrivia: .newlines(2) + .spaces(4), decl: DeclSyntax("\(raw: declaration.accessPrefix)init() {}"))
        let members = block.members + [member]
        let replacement = block.with(\.members, members)
        return FixIt(message: addInitializer, changes: [.replace(oldNode: Syntax(block), newNode: Syntax(replacement))])
    }
}
