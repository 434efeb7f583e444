import FOSMVVM
import FOSTesting
import Foundation

/// A test of a type finds what a check of the program finds.
@Suite struct WrongTextsTests: LocalizableTestCase {
    let localizationStore: any LocalizationStore = TextStore(yaml: [
        "Texts.yml": """
        en:
          T:
            title: "Title"
            steps: ["One", "Two"]
            files: { one: "%{n} file", other: "%{n} files" }
        de:
          T:
            title: "  "
            steps: ["", "Zwei"]
            files: { one: "", other: "Dateien" }
        """
    ])

    private func failure(of text: some Encodable, _ lines: String) throws {
        try expectFailure("\(type(of: text)) lacks translations:\n" + lines) { try expectTranslations(text) }
    }

    @Test func whiteSpaceIsNoTranslation() throws {
        try failure(
            of: LocalizableString.localized(key: "T.title"), "Texts.yml:8: 'T.title' is empty in 'de'. Write the text.")
    }

    @Test func anElementIsLookedAtByItself() throws {
        try failure(
            of: LocalizableString.localized(.arrayValue(key: "T.steps", index: 0)),
            "Texts.yml:9: 'T.steps[0]' is empty in 'de'. Write the text.")
        try expectTranslations(LocalizableString.localized(.arrayValue(key: "T.steps", index: 1)))
    }

    @Test func aFormOfAPluralIsNamed() throws {
        let text = LocalizableString.localized(key: "T.files").bind(substitutions: ["n": LocalizableInt(value: 2)])
        try failure(
            of: text, "Texts.yml:10: 'T.files.one' is empty in 'de'. Write the text.")
    }
}
