import Foundation
import Testing

@testable import FOSMVVM

/// A ViewModel in which others are nested.
private enum Garden {
    struct Bed: RetrievablePropertyNames {
        @LocalizedString var title
        @LocalizedString var soil
        @LocalizedString var light
    }

    enum Tool: String, CaseIterable {
        case spade, rake
        var label: LocalizableString { .localized(for: Self.self, propertyName: rawValue) }
    }
}

@Suite struct NestedTypeTextsTests {
    private let store = TextStore(yaml: [
        "garden.yml": """
        en:
          Garden: { Bed: { title: Full } }
          Bed: { title: Short, soil: Soil }
          Tool: { spade: Spade, rake: Rake }
        de:
          Bed: { soil: Erde, light: Licht }
        """
    ])

    private func texts(_ tag: String) throws -> [String] {
        let encoder = JSONEncoder.localizingEncoder(locale: Locale(identifier: tag), localizationStore: store)
        let bed: Garden.Bed = try Garden.Bed().toJSON(encoder: encoder).fromJSON()
        return try [bed.title, bed.soil, bed.light].map { try $0.localizedString }
    }

    @Test func theFullPathWinsWhereBothExist() throws {
        #expect(try texts("en") == ["Full", "Soil", ""])
    }

    @Test func aLocalesShortNameWinsOverTheDefaultLocale() throws {
        #expect(try texts("de") == ["Full", "Erde", "Licht"])
    }

    @Test func casesOfANestedEnumAreFound() {
        let localizer = Localizer(locale: .english, store: store, recordsTexts: true)
        #expect(Garden.Tool.allCases.map { $0.label.localized(by: localizer).text } == ["Spade", "Rake"])
        #expect(localizer.record?.texts.map(\.key) == ["Tool.spade", "Tool.rake"])
        #expect(localizer.record?.fullKeys["Tool.rake"] == ["Garden.Tool.rake"])
        #expect(localizer.problems.isEmpty)
    }

    @Test func aMissingTextHasItsFullKey() {
        let localizer = Localizer(locale: .english, store: store)
        _ = LocalizableString.localized(for: Garden.Bed.self, propertyName: "depth").localized(by: localizer)
        #expect(localizer.problems.first?.subject == "Garden.Bed.depth")
    }
}
