import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros of this package, for the compiler.
@main
struct FOSMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        ViewModelMacro.self,
        FieldValidationModelMacro.self,
        LocalizableErrorMacro.self,
        VersionedFactoryMacro.self,
        VersionMacro.self,
        CallableOperationsMacro.self,
        ResultCasesMacro.self,
        PreviewMacro.self,
        PreviewRecordMacro.self,
        ViewPreviewMacro.self,
        ViewPreviewRecordMacro.self,
        PreviewableMacro.self,
        EntryMacro.self,
    ]
}
