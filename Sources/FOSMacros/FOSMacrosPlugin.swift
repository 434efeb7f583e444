import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros of this package, for the compiler.
@main
struct FOSMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        ViewModelMacro.self,
        FieldValidationModelMacro.self,
        ResultCasesMacro.self,
        PreviewMacro.self,
    ]
}
