import SwiftDiagnostics
import SwiftSyntax

/// A mend that a diagnostic offers.
enum MacroFixIt: String, FixItMessage {
    case makeStruct = "replace with 'struct'"
    case addInitializer = "add 'init() {}'"
    case addId = "add 'vmId'"
    case makeFilePrivate = "replace with 'fileprivate'"
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

    /// Replaces `private`.
    static func filePrivate(insteadOf keyword: TokenSyntax) -> FixIt {
        let replacement = keyword.with(\.tokenKind, .keyword(.fileprivate))
        return FixIt(
            message: makeFilePrivate, changes: [.replace(oldNode: Syntax(keyword), newNode: Syntax(replacement))])
    }

    /// Adds an initializer without parameters at the end of the body.
    static func initializer(in declaration: StructDeclSyntax) -> FixIt {
        addition(of: "init() {}", to: declaration, message: addInitializer)
    }

    /// Adds the identity of a ViewModel at the end of the body.
    static func id(in declaration: StructDeclSyntax) -> FixIt {
        addition(of: "var vmId = ViewModelId()", to: declaration, message: addId)
    }

    private static func addition(of source: String, to declaration: StructDeclSyntax, message: MacroFixIt) -> FixIt {
        let block = declaration.memberBlock
        let member = MemberBlockItemSyntax(
            leadingTrivia: .newlines(2) + .spaces(4),
            decl: DeclSyntax("\(raw: declaration.modifiers.accessPrefix)\(raw: source)"))
        let replacement = block.with(\.members, block.members + [member])
        return FixIt(message: message, changes: [.replace(oldNode: Syntax(block), newNode: Syntax(replacement))])
    }
}
