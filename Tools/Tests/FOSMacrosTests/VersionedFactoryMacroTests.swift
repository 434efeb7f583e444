import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import FOSMacros

@Suite struct VersionedFactoryMacroTests {
    private func check(_ source: String, _ expansion: String, _ diagnostics: [DiagnosticSpec] = []) {
        assertMacroExpansion(
            source, expandedSource: expansion, diagnostics: diagnostics,
            macroSpecs: [
                "VersionedFactory": MacroSpec(type: VersionedFactoryMacro.self),
                "Version": MacroSpec(type: VersionMacro.self),
            ], failureHandler: { Issue.record("\($0.message)") })
    }

    @Test func expands() {
        check(
            """
            @VersionedFactory
            extension TaskViewModel: ViewModelFactory {
                @Version(.v1)
                static func model_v1(context: Context) async throws -> Self { .stub() }
                @Version(SystemVersion(major: 2))
                static func model_v2(context: Context) async throws -> Self { .stub() }
                static func other(context: Context) -> Self { .stub() }
            }
            """,
            """
            extension TaskViewModel: ViewModelFactory {
                static func model_v1(context: Context) async throws -> Self { .stub() }
                static func model_v2(context: Context) async throws -> Self { .stub() }
                static func other(context: Context) -> Self { .stub() }

                public static func model(context: Context) async throws -> Self {
                    switch try context.index(ofLatest: [.v1, SystemVersion(major: 2)]) {
                    case 0: return try await model_v1(context: context)
                    default: return try await model_v2(context: context)
                    }
                }
            }
            """)
    }

    @Test func aFactoryWithoutVersionsIsRefused() {
        check(
            "@VersionedFactory\nextension TaskViewModel {\n}", "extension TaskViewModel {\n}",
            [DiagnosticSpec(message: MacroDiagnostic.versionNeedsMethod.message, line: 1, column: 1)])
    }
}
