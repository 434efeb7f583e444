import Foundation
import HTMLRendering
import Testing

@testable import PreviewChecks

@Suite struct CheckSeveritiesTests {
    @Test func readsALineForEachRule() throws {
        let text = "# Ours\n\ncheck:\r\n  literal-text: warning # for now\r\n  unused-text : off\nredact: [uuid]\n"
        let severities = try CheckSeverities(settings: PackageSettings(text: text), rules: CheckRules())
        #expect(severities.severity(of: LiteralText()) == .warning)
        #expect(severities.severity(of: UnusedText()) == .off)
        #expect(severities.severity(of: DuplicateKey()) == .error)
    }

    @Test(arguments: [
        ("check:\n  literal-txt: off", "2: There is no rule 'literal-txt'. Did you mean literal-text?"),
        ("check: { zzzzz: off }", "1: There is no rule 'zzzzz'."),
        ("check: { literal-text: of }", "1: There is no severity 'of'. Did you mean off?"),
        ("check: { literal-text: 3 }", "1: There is no severity '3'. Choose one of error, warning, off."),
        (
            "check:\n  literal-text: off\n  literal-text: error",
            "3: 'literal-text' is defined twice. Remove one of the two."
        ),
        (
            "check:\n  literal-text: of\n  unused-txt: off",
            """
            2: There is no severity 'of'. Did you mean off?
            .preview-host:3: There is no rule 'unused-txt'. Did you mean unused-text or unused-template?
            """
        ),
    ])
    func saysInWhichLineItIsWrong(text: String, message: String) {
        let error = #expect(throws: PackageSettingsError.self) {
            try CheckSeverities(settings: PackageSettings(text: text), rules: CheckRules())
        }
        #expect(error?.localizedDescription == ".preview-host:\(message)")
    }

    @Test func aRuleThatIsAskedForIsNotOff() throws {
        let severities = try CheckSeverities(
            settings: PackageSettings(text: "check: { literal-text: off, unused-text: error, empty-text: off }"),
            rules: CheckRules())
        let asked = severities.turningOn([LiteralText(), UnusedText()])
        #expect(asked.severity(of: LiteralText()) == .error)
        #expect(asked.severity(of: UnusedText()) == .error)
        #expect(asked.severity(of: EmptyText()) == .off)
    }

    @Test func aPackageNeedNotHaveAFile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "checks-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try CheckSeverities(package: folder, rules: CheckRules()).severity(of: LiteralText()) == .error)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("check: { literal-text: off }".utf8).write(to: PackageSettings.file(of: folder))
        #expect(try CheckSeverities(package: folder, rules: CheckRules()).severity(of: LiteralText()) == .off)
    }
}
