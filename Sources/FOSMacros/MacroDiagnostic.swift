import SwiftDiagnostics
import SwiftSyntax

/// The messages of macros about code that they cannot expand.
enum MacroDiagnostic: String, DiagnosticMessage {
    case viewModelNeedsStruct = "@ViewModel can only be attached to a struct; declare the ViewModel as a struct"
    case messagesNeedStruct =
        "@FieldValidationModel can only be attached to a struct; declare the messages as a struct"
    case clientHostedNeedsInitializer =
        "'.clientHostedFactory' needs an initializer in the body, because its parameters become AppState; add"
    case messagesNeedInitializer =
        "a form creates its messages with 'init()', which must have the access level of the struct; add"
    case clientHostedInitializerMayFail =
        "the first initializer makes the ViewModel from AppState, so it cannot fail or be async; declare another first"
    case clientHostedInitializerIsRepeated =
        "'.clientHostedFactory' makes AppState from these parameters; name what it contains instead"
    case clientHostedInitializerIsGeneric =
        "a generic parameter of the first initializer cannot become part of AppState; name its type"
    case clientHostedParameterIsNoValue =
        "this parameter cannot become part of AppState, which is Hashable and Sendable; pass a value of a named type"
    case clientHostedParameterNeedsName = "a parameter of the first initializer needs a name to become part of AppState"
    case clientHostedParameterIsInout = "an 'inout' or variadic parameter cannot become part of AppState; pass a value"
    case unknownOption = "unknown option; there are '.clientHostedFactory' and '.live'"
    case optionsNeedLiteral = "the options must be a literal, such as [.clientHostedFactory]"
    case versionNeedsMethod = "@VersionedFactory needs a method with @Version(…) that makes the ViewModel; add one"
    case viewModelIsPrivate = "a private ViewModel in another type cannot be found by name; make it fileprivate"
    case viewModelNeedsId = "a ViewModel needs 'vmId' in its body, which identifies its view; add"
    case operationIsOverloaded =
        "a control calls an operation by its name alone, so this method needs a name of its own; rename it"
    case previewNameNeedsLiteral =
        "the name of a preview must be a string literal without interpolation, because it becomes an address"
    case previewTakesNothing = "the closure of a preview takes no parameters and no captures; remove them"
    case previewArgumentNeedsBody =
        "the bundle and the locale of a preview are read before its body runs; do not use values of the body"
    case previewArgumentIsLost =
        "a preview makes its view again with 'init(viewModel:)', which loses this argument; add it to the ViewModel"
    case previewTraitHasNoEffect = "this trait has no effect, because a preview is shown on a web page; remove it"
    case previewNeedsBody = "#Preview needs a closure that makes the preview, such as { MyView(viewModel: .stub()) }"
    case entryNeedsValue = "@Entry can only be attached to a variable with a value; declare one 'var' with its default"

    var message: String { rawValue }

    /// A problem that changes nothing about the preview is a warning.
    var severity: DiagnosticSeverity { self == .previewTraitHasNoEffect ? .warning : .error }

    var diagnosticID: MessageID { MessageID(domain: "FOSMacros", id: "\(self)") }

    /// Creates the diagnostic at a place, with a fix-it if there is one.
    func at(_ node: some SyntaxProtocol, fixIt: FixIt? = nil) -> Diagnostic {
        Diagnostic(node: Syntax(node), message: self, fixIts: fixIt.map { [$0] } ?? [])
    }

    /// Creates the diagnostic of a struct that lacks a member, whose code is in the message and in the fix-it.
    func at(_ declaration: StructDeclSyntax, lacking member: MissingMember) -> Diagnostic {
        Diagnostic(
            node: Syntax(declaration.name), message: MissingMemberMessage(problem: self, member: member),
            fixIt: member.addition(to: declaration))
    }
}

/// The message of a problem that new code solves, with the code for readers of a terminal.
struct MissingMemberMessage: DiagnosticMessage {
    let problem: MacroDiagnostic
    let member: MissingMember

    var message: String { "\(problem.message): \(member.code)" }
    var severity: DiagnosticSeverity { problem.severity }
    var diagnosticID: MessageID { problem.diagnosticID }
}

/// A member that a declaration lacks.
struct MissingMember: FixItMessage {
    /// The code to write.
    let code: String

    /// The identity of a ViewModel, with an access level.
    static func id(access: String) -> Self { Self(code: "\(access)var vmId: ViewModelId = .init(type: Self.self)") }

    /// An initializer without parameters, with an access level.
    static func initializer(access: String) -> Self { Self(code: "\(access)init() {}") }

    var message: String { "add '\(code)'" }
    var fixItID: MessageID { MessageID(domain: "FOSMacros", id: "missingMember") }

    /// Adds the member at the end of the body.
    fileprivate func addition(to declaration: StructDeclSyntax) -> FixIt {
        let block = declaration.memberBlock
        let member = MemberBlockItemSyntax(
            leadingTrivia: .newlines(2) + .spaces(4), decl: DeclSyntax("\(raw: code)"))
        let replacement = block.with(\.members, block.members + [member])
        return FixIt(message: self, changes: [.replace(oldNode: Syntax(block), newNode: Syntax(replacement))])
    }
}

/// A fix-it of a diagnostic.
enum MacroFixIt: String, FixItMessage {
    case makeStruct = "replace with 'struct'"
    case makeFilePrivate = "replace with 'fileprivate'"
    case removeSignature = "remove them"

    var message: String { rawValue }
    var fixItID: MessageID { MessageID(domain: "FOSMacros", id: "\(self)") }

    /// Replaces `class`, `enum` or `actor` with `struct`. Nil for other declarations.
    static func structure(insteadOf keyword: TokenSyntax, in declaration: some DeclGroupSyntax) -> FixIt? {
        guard !declaration.is(ExtensionDeclSyntax.self), !declaration.is(ProtocolDeclSyntax.self) else { return nil }
        let replacement = keyword.with(\.tokenKind, .keyword(.struct))
        let final = declaration.modifiers.first { $0.name.tokenKind == .keyword(.final) }
        let removals = final.map { [removal(of: $0)] } ?? []
        return FixIt(
            message: makeStruct,
            changes: removals + [.replace(oldNode: Syntax(keyword), newNode: Syntax(replacement))])
    }

    /// Removes the signature before `in` of a closure.
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
}
