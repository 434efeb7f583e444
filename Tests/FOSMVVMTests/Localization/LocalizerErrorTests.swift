import Foundation
import Testing

@testable import FOSMVVM

@Suite struct LocalizerErrorTests {
    @Test func anUnboundTextSaysWhatToDoThroughAnyError() {
        let error: any Error = LocalizerError.localizationUnbound("T.title")
        #expect(error.localizedDescription.contains("T.title is not localized yet"))
        #expect(error.localizedDescription.contains("localizingEncoder(locale:localizationStore:)"))
    }

    @Test func missingTextsAreAllNamedThroughAnyError() throws {
        let store = TextStore(yaml: ["t.yml": "en: { T: { other: Other } }"])
        let encoder = JSONEncoder.localizingEncoder(
            locale: Locale(identifier: "pl"), localizationStore: store, requiresTexts: true)
        let error: any Error = try #require(throws: LocalizerError.self) {
            try encoder.encode(["a": LocalizableString.localized(key: "T.a"), "b": .localized(key: "T.b")])
        }
        let lines = error.localizedDescription.split(separator: "\n").sorted()
        #expect(lines.count == 2)
        #expect(lines.first?.contains("'T.a' has no text for 'pl'") == true)
    }

    @Test(arguments: [
        ("titel: Lamp", "The file has 'titel'. Did you mean 'title'?"),
        ("tile: { one: Lamp, other: Lamps }", "The file has 'tile'. Did you mean 'title'?"),
        ("subtitle: Lamp", "Add it to a YAML file."), ("label: { titel: Lamp }", "Add it to a YAML file."),
    ])
    func aMissingTextNamesASimilarKey(texts: String, advice: String) throws {
        let store = TextStore(yaml: ["t.yml": "en: { T: { \(texts) } }"])
        let encoder = JSONEncoder.localizingEncoder(
            locale: Locale(identifier: "de"), localizationStore: store, requiresTexts: true)
        let error: any Error = try #require(throws: LocalizerError.self) {
            try encoder.encode(["a": LocalizableString.localized(key: "T.title")])
        }
        #expect(error.localizedDescription.contains("nor for a locale it falls back to. \(advice)"))
    }

    @Test func missingTextsAreEmptyByDefault() throws {
        let store = TextStore(yaml: ["t.yml": "en: { T: { other: 'Other %{name}' } }"])
        let encoder = JSONEncoder.localizingEncoder(locale: Locale(identifier: "en"), localizationStore: store)
        let texts: [LocalizableString] = [.localized(key: "T.a"), .localized(key: "T.other")]
        #expect(try texts.toJSON(encoder: encoder) == #"["","Other %{name}"]"#)
    }

    @Test func anotherEncoderCannotWriteWhatIsPending() {
        #expect(throws: LocalizerError.localizationStoreMissing("T.a")) {
            try JSONEncoder().encode([LocalizableString.localized(key: "T.a")])
        }
    }
}
