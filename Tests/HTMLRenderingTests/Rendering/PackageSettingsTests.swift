import Diagnostics
import Foundation
import HTMLRendering
import Testing

@Suite struct PackageSettingsTests {
    @Test func valuesHaveNamesAndLines() {
        let settings = PackageSettings(
            text: """
                \u{FEFF}redact:\r
                - uuid

                # none
                - build: 'build #\\d+'
                check:
                  literal-text: off # why
                """)
        #expect(settings.problems == [])
        #expect(settings.entries.map(\.setting) == [.redact, .redact, .check])
        #expect(settings.entries.map(\.name) == ["", "build", "literal-text"])
        #expect(settings.entries.map(\.value) == ["uuid", "build #\\d+", "off"])
        #expect(settings.entries.map(\.line) == [2, 5, 7])
    }

    @Test(arguments: ["", "# nothing\n", "check:\nredact:\n", "check: ~\n"])
    func valuesAreOptional(text: String) {
        let settings = PackageSettings(text: text)
        #expect(settings.entries == [])
        #expect(settings.problems == [])
    }

    @Test func aFileThatIsTooLargeIsAProblemWithBothSizes() throws {
        let package = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: package) }
        let file = PackageSettings.file(of: package)
        try Data(repeatElement(UInt8(ascii: "\n"), count: 65_536)).write(to: file)
        #expect(PackageSettings(package: package).problems == [])
        try Data(String(repeating: "é", count: 50_000).utf8).write(to: file)
        let error = try #require(throws: PackageSettingsError.self) {
            try PackageSettings(package: package).defaultLocale
        }
        #expect(
            error.localizedDescription
                == ".preview-host:1: The file has 100000 bytes, but at most 65536 are allowed. Split it, or make it smaller."
        )
    }

    @Test(arguments: [
        ("- uuid", 1, "The file is not a map of settings."),
        ("default-locale: de\nredct: [uuid]", 2, "There is no setting 'redct'. Did you mean redact?"),
        (
            "colors: on", 1,
            "There is no setting 'colors'. There are title, description, logo, default-locale"
        ),
        ("check:\n\tunused-text: off", 2, "The YAML does not parse: a line is indented with a tab."),
        ("? [a]\n: b", 1, "A key is not a text."),
        ("check:\n- unused-text", 2, "'check' is not a map of rules."),
        ("check:\n  unused-text:", 2, "'unused-text' has no severity. Write one, such as 'unused-text: off'."),
        ("check:\n  unused-text: [off]", 2, "'unused-text' has no severity."),
        ("redact: uuid", 1, "'redact' is not a list."),
        ("redact:\n- uuid\n- a: b\n  c: d", 3, "A redaction is a name, such as '- uuid', or a name with a pattern"),
        ("redact:\n- ~", 2, "A redaction is a name"),
        ("known-issues: unknown-name", 1, "'known-issues' is not a list."),
        ("known-issues:\n- unknown-name", 2, "A known issue is a rule with a file"),
        ("known-issues:\n- a: b\n- a: b\n  c: d", 3, "A known issue is a rule with a file"),
        ("default-locale: de\ndefault-locale: fr", 2, "'default-locale' is defined twice."),
        ("default-locale:", 1, "'default-locale' is not one locale."),
        ("theme: [.dark]", 1, "'theme' is not a class or an attribute."),
        ("theme:\n  dark: [a]", 2, "'dark' has no class or attribute. Write one, such as 'dark: .dark'."),
        ("frame-ancestors: { a: b }", 1, "'frame-ancestors' is not a list of sites."),
        ("frame-ancestors:\n- a\n- [b]", 3, "A site is a text, such as '- https://wiki.example.com'."),
        ("title: [a]", 1, "'title' is not one text."),
        ("description: ", 1, "'description' is not one text."),
        ("logo: { a: b }", 1, "'logo' is not one file."),
        ("edit-docs: Docs", 1, "'edit-docs' is not the address of a folder."),
        ("program: [a]", 1, "'program' is not one name."),
        ("default-locale: [de, fr]", 1, "'default-locale' is not one locale."),
    ])
    func aWrongKeyOrValueIsAProblemWithItsLine(text: String, line: Int, message: String) throws {
        let problems = PackageSettings(text: text).problems
        #expect(problems.map(\.place) == [SourcePlace(file: ".preview-host", line: line)])
        #expect(problems.first?.message.hasPrefix(message) == true, "\(problems)")
    }

    @Test func everyProblemIsReported() throws {
        let settings = PackageSettings(text: "redct: [uuid]\ndefault-locale: german, really\ncheck: off")
        let error = try #require(throws: PackageSettingsError.self) { try settings.defaultLocale }
        #expect(
            error.localizedDescription.split(separator: "\n").map { $0.prefix(40) }
                == [
                    ".preview-host:1: There is no setting 're", ".preview-host:2: 'german, really' is not",
                    ".preview-host:3: 'check' is not a map of",
                ].map { $0.prefix(40) })
    }

    @Test(arguments: [
        ("", "en"), ("default-locale: pt_br", "pt-BR"), ("redact: [uuid]\ndefault-locale: de", "de"),
        ("default-locale: no", "no"),
    ])
    func theDefaultLocaleIsEnglishUnlessSet(text: String, tag: String) throws {
        #expect(try PackageSettings(text: text).defaultLocale.tag == tag)
    }

    @Test(arguments: [
        ("default-locale: x-none", ".preview-host:1: 'x-none' is not a locale. Write a locale, such as"),
        ("\ndefault-locale: en-XA", ".preview-host:2: 'en-XA' is not a locale."),
    ])
    func aDefaultLocaleThatIsNoneIsAnErrorWithItsLine(text: String, message: String) throws {
        let error = try #require(throws: PackageSettingsError.self) { try PackageSettings(text: text).defaultLocale }
        #expect(error.localizedDescription.hasPrefix(message))
    }
}
