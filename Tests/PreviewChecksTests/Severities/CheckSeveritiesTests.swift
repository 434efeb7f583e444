import Foundation
import Testing

@testable import PreviewChecks

@Suite struct CheckSeveritiesTests {
    @Test func readsALineForEachRule() throws {
        let severities = try CheckSeverities(text: "# Ours\n\nliteral-text: warning # for now\r\n unused-text : off\n")
        #expect(severities.severity(of: LiteralText()) == .warning)
        #expect(severities.severity(of: UnusedText()) == .off)
        #expect(severities.severity(of: DuplicateKey()) == .error)
    }

    @Test(arguments: [
        ("\nliteral-txt: off", "2: There is no rule 'literal-txt'. Did you mean literal-text?"),
        ("zzzzz: off", "1: There is no rule 'zzzzz'."),
        ("literal-text: of", "1: 'of' is no severity. Choose one of error, warning, off."),
        ("literal-text", "1: 'literal-text' is no rule with its severity. Write a line such as 'literal-text: off'."),
        ("literal-text: off\nliteral-text: error", "2: 'literal-text' stands twice. Remove one of the lines."),
    ])
    func saysInWhichLineItIsWrong(text: String, message: String) {
        let error = #expect(throws: CheckSeveritiesError.self) { try CheckSeverities(text: text) }
        #expect(error?.localizedDescription == ".preview-checks:\(message)")
    }

    @Test func aPackageNeedNotHaveAFile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "checks-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try CheckSeverities(package: folder).severity(of: LiteralText()) == .error)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: CheckSeverities.fileName)
        try Data("literal-text: off".utf8).write(to: file)
        #expect(try CheckSeverities(package: folder).severity(of: LiteralText()) == .off)
        try Data([0xFF]).write(to: file)
        #expect(throws: CheckSeveritiesError.self) { try CheckSeverities(package: folder) }
    }
}
