import Testing
import TextAnalysis

@testable import PreviewChecks

@Suite struct TextFaultRuleTests {
    private static let faults: [(TextFault.Kind, any CheckRule)] = [
        (.list, DifferentKind()), (.noList, DifferentKind()), (.noNumber, DifferentKind()),
        (.length(1, expected: 2), DifferentKind()), (.lacksForms(["few"]), MissingPlural()),
        (.empty(unlike: []), EmptyText()), (.ordinal(true), DifferentKind()),
        (.placeholders(lacks: ["a"], adds: []), DifferentPlaceholders()), (.formLacks(["a"]), DifferentPlaceholders()),
        (.unfilled("a", values: []), UnfilledPlaceholder()), (.unclosed("%{"), UnfilledPlaceholder()),
    ]

    @Test func eachFaultNamesTheRuleThatTellsIt() {
        for (kind, rule) in Self.faults { #expect(kind.rule == rule.name) }
    }
}
