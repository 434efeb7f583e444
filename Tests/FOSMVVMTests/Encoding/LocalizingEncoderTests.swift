import Foundation
import Testing

@testable import FOSMVVM

@ViewModel
private struct EveryLocalizedViewModel {
    @LocalizedString var title
    @LocalizedString(parentKeys: "field") var label
    @LocalizedString(propertyName: "pieces", index: 1) var secondPiece
    @LocalizedInt(value: 1234) var count
    @LocalizedDouble(value: 0.5, minimumFractionDigits: 2) var share
    @LocalizedDate(value: Date(timeIntervalSince1970: 0), dateStyle: .long) var since
    @LocalizedStrings var pieces
    @LocalizedString var separator
    @LocalizedCompoundString(pieces: \._pieces) var joined
    @LocalizedCompoundString(pieces: \._pieces, separator: \._separator) var joinedWithSeparator
    @LocalizedSubs(substitutions: \.substitutions) var greeting
    var vmId = ViewModelId(type: Self.self)

    private var substitutions: [String: any Localizable] {
        ["name": LocalizableString.constant("Ada %{name}"), "count": LocalizableInt(value: 12345)]
    }

    static func stub() -> Self { .init() }
}

@Suite struct LocalizingEncoderTests {
    let store = TextStore(yaml: [
        "every.yml": """
        en:
          EveryLocalizedViewModel:
            title: Title
            field: { label: Label }
            pieces: [one, two]
            separator: " - "
            greeting: "Hello, %{name}: %{count}!"
        de:
          EveryLocalizedViewModel:
            title: Titel
            greeting: "%{count} für %{name}"
        """
    ])

    private func encoded(_ locale: String) throws -> EveryLocalizedViewModel {
        let encoder = JSONEncoder.localizingEncoder(locale: Locale(identifier: locale), localizationStore: store)
        return try EveryLocalizedViewModel.stub().toJSON(encoder: encoder).fromJSON()
    }

    @Test func everyWrapperIsLocalized() throws {
        let model = try encoded("en")
        #expect(try model.title.localizedString == "Title")
        #expect(try model.label.localizedString == "Label")
        #expect(try model.secondPiece.localizedString == "two")
        #expect(try model.count.localizedString == "1,234")
        #expect(model.count.value == 1234)
        #expect(try model.share.localizedString == "0.50")
        #expect(try model.since.localizedString == "January 1, 1970")
        #expect(try model.pieces.localizedArray == ["one", "two"])
        #expect(try model.joined.localizedString == "onetwo")
        #expect(try model.joinedWithSeparator.localizedString == "one - two")
        #expect(try model.greeting.localizedString == "Hello, Ada %{name}: 12,345!")
    }

    private struct Curious: Encodable {
        static let key = CodingUserInfoKey(rawValue: "answer")

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(Self.key.flatMap { encoder.userInfo[$0] as? String } ?? "none")
        }
    }

    @Test func valuesFindWhatTheEncoderHasForThem() throws {
        let encoder = JSONEncoder.localizingEncoder(
            locale: Locale(identifier: "en"), localizationStore: TextStore(yaml: [:]))
        encoder.userInfo[try #require(Curious.key)] = "kept"
        #expect(String(decoding: try encoder.encode([Curious()]), as: UTF8.self) == "[\"kept\"]")
    }

    @Test func missingTextsComeFromTheDefaultLocale() throws {
        let model = try encoded("de-AT")
        #expect(try model.title.localizedString == "Titel")
        #expect(try model.label.localizedString == "Label")
        #expect(try model.greeting.localizedString.hasSuffix("für Ada %{name}"))
    }
}
