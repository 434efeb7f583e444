import SwiftDiagnostics
import SwiftSyntax

/// The messages of macros about code that they cannot expand.
enum MacroDiagnostic: String, DiagnosticMessage {
    case viewModelNeedsStruct = "@ViewModel can only be attached to a struct; declare the ViewModel as a struct"
    case messagesNeedStruct =
        "@FieldValidationModel can only be attached to a struct; declare the messages as a struct"
    case clientHostedNeedsInitializer =
        "'.clientHostedFactory' needs an initializer in the body, because its parameters become AppState; add one"
    case messagesNeedInitializer =
        "a form creates its messages with 'init()', which must have the access level of the struct; add it"
    case clientHostedInitializerMayFail =
        "the first initializer makes the ViewModel from AppState, so it cannot fail or be async; declare another first"
    case clientHostedInitializerIsRepeated =
        "'.clientHostedFactory' generates 'init(appState:)' and AppState; give this parameter another label"
    case clientHostedInitializerIsGeneric =
        "a generic parameter of the first initializer cannot become part of AppState; name its type"
    case clientHostedParameterIsNoValue =
        "this parameter cannot become part of AppState, which is Hashable and Sendable; pass a value of a named type"
    case clientHostedParameterNeedsName = "a parameter of the first initializer needs a name to become part of AppState"
    case clientHostedParameterIsInout = "an 'inout' or variadic parameter cannot become part of AppState; pass a value"
    case unknownOption = "unknown option; the only one is '.clientHostedFactory'"
    case optionsNeedLiteral = "the options must be a literal, such as [.clientHostedFactory]"
    case viewModelIsGeneric =
        "a generic ViewModel cannot be found by name; declare a struct for each type that it shows"
    case viewModelIsInGenericType =
        "a ViewModel in a generic type cannot be found by name; declare it outside of that type"
    case viewModelIsPrivate = "a private ViewModel in another type cannot be found by name; make it fileprivate"
    case viewModelNeedsId = "a ViewModel needs 'vmId', which identifies its view; add it"
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

    /// A problem that an extension may solve is a warning, because a macro cannot see extensions. So is one that changes
    /// nothing about the preview.
    var severity: DiagnosticSeverity {
        switch self {
        case .viewModelNeedsId, .messagesNeedInitializer, .previewTraitHasNoEffect: .warning
        default: .error
        }
    }

    var diagnosticID: MessageID { MessageID(domain: "FOSMacros", id: "\(self)") }

    /// Creates the diagnostic at a place, with a fix-it if there is one.
    func at(_ node: some SyntaxProtocol, fixIt: FixIt? = nil) -> Diagnostic {
        Diagnostic(node: Syntax(node), message: self, fixIts: fixIt.map { [$0] } ?? [])
    }
}

/// A fix-it of a diagnostic.
enum MacroFixIt: String, FixItMessage {
    case makeStruct = "replace with 'struct'"
    case addInitializer = "add 'init() {}'"
    case addId = "add 'vmId'"
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
