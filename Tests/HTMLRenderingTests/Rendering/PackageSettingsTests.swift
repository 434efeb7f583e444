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
}
