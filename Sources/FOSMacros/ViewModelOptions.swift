import SwiftDiagnostics
import SwiftSyntax

/// The options that a `@ViewModel` attribute is written with.
struct ViewModelOptions {
    private static let clientHosted = "clientHostedFactory"

    /// Whether the request, state and factory of a ViewModel made on the client are asked for.
    private(set) var isClientHosted = false
    /// What the options cannot be read for.
    private(set) var problems: [Diagnostic] = []

    init(of node: AttributeSyntax) {
        guard let argument = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression else { return }
        guard let list = argument.as(ArrayExprSyntax.self) else {
            problems.append(MacroDiagnostic.optionsNeedLiteral.at(argument))
            return
        }
        for element in list.elements {
            if element.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == Self.clientHosted {
                isClientHosted = true
            } else {
                problems.append(MacroDiagnostic.unknownOption.at(element.expression))
            }
        }
    }
}
