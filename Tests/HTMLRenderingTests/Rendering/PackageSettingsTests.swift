import Foundation
import HTMLRendering
import Testing

@Suite struct PackageSettingsTests {
    @Test func linesHaveNamesAndValues() throws {
        let settings = try PackageSettings(text: "\u{FEFF}redact: uuid\r\n\n# none\ncheck literal-text: off # why")
        #expect(settings.lines.map(\.setting) == [.redact, .check])
        #expect(settings.lines.map(\.name) == ["", "literal-text"])
        #expect(settings.lines.map(\.value) == ["uuid", "off"])
        #expect(settings.lines.map(\.number) == [1, 4])
    }

    @Test func aFileThatIsTooLargeIsAnErrorWithBothSizes() throws {
        let package = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: package) }
        let file = PackageSettings.file(of: package)
        try Data(repeatElement(UInt8(ascii: "\n"), count: 65_536)).write(to: file)
        #expect(try PackageSettings(package: package).lines == [])
        try Data(String(repeating: "é", count: 50_000).utf8).write(to: file)
        let error = try #require(throws: PackageSettingsError.self) { try PackageSettings(package: package) }
        #expect(
            error.localizedDescription
                == ".preview-host:1: The file has 100000 bytes, and may have at most 65536. Shorten it.")
    }

    @Test func aLineWithoutColonIsAnErrorWithItsLine() throws {
        let error = try #require(throws: PackageSettingsError.self) { try PackageSettings(text: "\nredact uuid") }
        #expect(error.line == 2)
    }

    @Test func anUnknownSettingIsAnErrorWithItsLine() throws {
        let error = try #require(throws: PackageSettingsError.self) {
            try PackageSettings(text: "redact: uuid\nredct build: build")
        }
        #expect(error.localizedDescription == ".preview-host:2: There is no setting 'redct'. Did you mean redact?")
    }

    @Test(arguments: [("", "en"), ("default-locale: pt_br", "pt-BR"), ("redact: uuid\ndefault-locale: de", "de")])
    func theDefaultLocaleIsEnglishUnlessTold(text: String, tag: String) throws {
        #expect(try PackageSettings(text: text).defaultLocale.tag == tag)
    }

    @Test(arguments: [
        (
            "default-locale: x-none",
            ".preview-host:1: 'x-none' is no locale. Write a line such as 'default-locale: pt-BR'."
        ),
        ("\ndefault-locale: en-XA", ".preview-host:2: 'en-XA' is no locale."),
        ("default-locale x: de", ".preview-host:1: 'de' is no locale."),
        ("default-locale: de\ndefault-locale: fr", ".preview-host:2: 'default-locale' stands twice."),
    ])
    func aDefaultLocaleThatIsNoneIsAnErrorWithItsLine(text: String, message: String) throws {
        let error = try #require(throws: PackageSettingsError.self) { try PackageSettings(text: text).defaultLocale }
        #expect(error.localizedDescription.hasPrefix(message))
    }
}
