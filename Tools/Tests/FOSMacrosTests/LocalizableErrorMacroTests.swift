import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import FOSMacros

@Suite struct LocalizableErrorMacroTests {
    private func check(_ source: String, _ expansion: String) {
        assertMacroExpansion(
            source, expandedSource: expansion,
            macroSpecs: [
                "LocalizableError": MacroSpec(
                    type: LocalizableErrorMacro.self,
                    conformances: ["RetrievablePropertyNames", "LocalizableError", "ClientHostedLocalizableError"])
            ], failureHandler: { Issue.record("\($0.message)") })
    }

    @Test(arguments: [
        ("", "LocalizableError"), ("(options: [.clientHosted])", "LocalizableError, ClientHostedLocalizableError"),
    ])
    func expands(options: String, conformance: String) {
        check(
            """
            @LocalizableError\(options)
            public struct FullError {
                @LocalizedString public var message
            }
            """,
            """
            public struct FullError {
                @LocalizedString public var message

                public func propertyNames() -> [LocalizableId: String] {
                    [LocalizableId: String](
                        [
                            (_message.localizationId, "message")
                        ], uniquingKeysWith: { first, _ in first })
                }
            }

            extension FullError: RetrievablePropertyNames, \(conformance) {}
            """)
    }

    @Test func anEnumHasNoNames() {
        check(
            """
            @LocalizableError
            enum Failure {
                case full
            }
            """,
            """
            enum Failure {
                case full

                func propertyNames() -> [LocalizableId: String] {
                    [:]
                }
            }

            extension Failure: RetrievablePropertyNames, LocalizableError {}
            """)
    }
}
