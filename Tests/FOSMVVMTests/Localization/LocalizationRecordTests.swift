import Testing

@testable import FOSMVVM

@ViewModel
private struct ShelfViewModel {
    @LocalizedString var title
    @LocalizedSubs(substitutions: \.substitutions) var boxes
    @LocalizedStrings var steps
    @LocalizedString(propertyName: "parts", index: 1) var secondPart
    var vmId = ViewModelId(type: Self.self)

    private var substitutions: [String: any Localizable] {
        ["count": LocalizableInt(value: 2), "name": LocalizableString.constant("Box")]
    }

    static func stub() -> Self { Self() }
}

@Suite struct LocalizationRecordTests {
    @Test func whatIsWantedOfEachTextIsKept() throws {
        let localizer = Localizer(
            locale: .english, store: TextStore(yaml: [:]), recordsTexts: true)
        _ = try LocalizingEncoder.encode(ShelfViewModel.stub(), with: localizer)
        let record = try #require(localizer.record)
        let plain = TextRequirement(isList: false, values: [], numbers: [])
        #expect(
            record.texts.map(\.name).sorted() == ["boxes", "parts[1]", "steps", "title"].map { "ShelfViewModel.\($0)" })
        #expect(record.wants[TextUse(key: "ShelfViewModel.title")] == [plain])
        #expect(record.wants[TextUse(key: "ShelfViewModel.parts", index: 1)] == [plain])
        #expect(record.wants[TextUse(key: "ShelfViewModel.steps")] == [.list])
        #expect(
            record.wants[TextUse(key: "ShelfViewModel.boxes")] == [
                TextRequirement(isList: false, values: ["count", "name"], numbers: ["count"])
            ])
    }
}
