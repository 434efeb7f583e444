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
        let store = LocalizationStore(yaml: ["t.yml": "en: { T: { other: Other } }"])
        let encoder = JSONEncoder.localizingEncoder(locale: Locale(identifier: "pl"), localizationStore: store)
        let error: any Error = try #require(throws: LocalizerError.self) {
            try encoder.encode(["a": LocalizableString.localized(key: "T.a"), "b": .localized(key: "T.b")])
        }
        let lines = error.localizedDescription.split(separator: "\n").sorted()
        #expect(lines.count == 2)
        #expect(lines.first?.contains("'T.a' has no text for 'pl'") == true)
    }

    @Test func anotherEncoderCannotWriteWhatIsPending() {
        #expect(throws: LocalizerError.localizationUnbound("T.a")) {
            try JSONEncoder().encode([LocalizableString.localized(key: "T.a")])
        }
    }
}
