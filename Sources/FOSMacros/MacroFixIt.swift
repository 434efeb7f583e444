import SwiftDiagnostics
import SwiftSyntax

/// A mend that a diagnostic offers.
enum MacroFixIt: String, FixItMessage {
    case makeStruct = "replace with 'struct'"
    case addInitializer = "add 'init() {}'"

    var message: String { rawValue }
    var fixItID: MessageID { MessageID(domain: "FOSMacros", id: "\(self)") }

    /// Replaces `class`, `enum` or `actor` with `struct`.
    static func structure(insteadOf keyword: TokenSyntax) -> FixIt {
        let replacement = keyword.with(\.tokenKind, .keyword(.struct))
        return FixIt(message: makeStruct, changes: [.replace(oldNode: Syntax(keyword), newNode: Syntax(replacement))])
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
