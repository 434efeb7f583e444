import Foundation
import Testing

@testable import FOSMVVM

@ViewModel
private struct ShelfViewModel {
    @ViewModel
    struct Box {
        @LocalizedString(parentKeys: "labels") var label
        @LocalizedStrings var contents
        @LocalizedSubs(substitutions: \.substitutions) var usage
        @LocalizedCompoundString(pieces: \.pieces, separator: \._dash) var summary
        @LocalizedString var dash
        var vmId = ViewModelId(type: Self.self)
        let count: Int
        let owner: LocalizableString
        let inner: [Box]

        private var substitutions: [String: any Localizable] {
            ["count": LocalizableInt(value: count), "owner": owner]
        }
        private var pieces: [any Localizable] { [owner, LocalizableInt(value: count)] }

        static func stub() -> Self { .stub(1) }
        static func stub(_ count: Int = 1, owner: LocalizableString = .constant("Ada"), inner: [Box] = []) -> Self {
            .init(count: count, owner: owner, inner: inner)
        }
    }

    enum Kind: String, Codable, Sendable { case one, other }

    @LocalizedString var title
    @LocalizedString(propertyName: "title") var heading
    @LocalizedString("kind", messageGroup: "names", messageKey: "one") var kindName
    @LocalizedString(propertyName: "steps", index: 1) var second
    let first: Box
    let spare: Box?
    let missing: Box?
    let boxes: [Box]
    let mixed: [LocalizableString]
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self {
        let twice = Box.stub(5)
        return .init(
            first: .stub(1, inner: [.stub(10), .stub(11, owner: .localized(key: "ShelfViewModel.title"))]),
            spare: .stub(2, owner: .constant("بدر")), missing: nil, boxes: [.stub(3), twice, twice, .stub(1)],
            mixed: [.empty, .constant("c"), .localized(.arrayValue(key: "ShelfViewModel.steps", index: 0))])
    }
}

@Suite struct RepeatedModelsTests {
    private let store = TextStore(yaml: [
        "shelf.yml": """
        en:
          ShelfViewModel:
            title: Shelf
            steps: [lift, turn]
            kind: { names: { one: One kind, other: Another } }
            Box:
              labels: { label: Box }
              contents: [nuts, bolts]
              usage: { one: "%{count} thing of %{owner}", other: "%{count} things of %{owner}" }
              dash: " - "
        """
    ])

    private func shelf() throws -> ShelfViewModel {
        let encoder = JSONEncoder.localizingEncoder(locale: Locale(identifier: "en"), localizationStore: store)
        return try ShelfViewModel.stub().toJSONData(encoder: encoder).fromJSON()
    }

    @Test func everyPropertyHasItsOwnText() throws {
        let shelf = try shelf()
        #expect(try shelf.title.localizedString == "Shelf")
        #expect(try shelf.heading.localizedString == "Shelf")
        #expect(try shelf.kindName.localizedString == "One kind")
        #expect(try shelf.second.localizedString == "turn")
        #expect(try shelf.mixed.map { try $0.localizedString } == ["", "c", "lift"])
        #expect(shelf.missing == nil)
    }

    @Test func everyModelOfOneTypeHasItsOwnData() throws {
        let shelf = try shelf()
        let boxes = [shelf.first] + shelf.first.inner + [try #require(shelf.spare)] + shelf.boxes
        #expect(
            try boxes.map { try $0.usage.localizedString } == [
                "1 thing of Ada", "10 things of Ada", "11 things of Shelf", "2 things of \u{2068}بدر\u{2069}",
                "3 things of Ada", "5 things of Ada", "5 things of Ada", "1 thing of Ada",
            ])
        #expect(try boxes.map { try $0.summary.localizedString }.prefix(3) == ["Ada - 1", "Ada - 10", "Shelf - 11"])
        #expect(try boxes.allSatisfy { try $0.label.localizedString == "Box" })
        #expect(try boxes.allSatisfy { try $0.contents.localizedArray == ["nuts", "bolts"] })
    }

    @Test func aDecodedCopyStaysAsItIsBesideANewOne() throws {
        let old = try shelf().first
        let german = TextStore(yaml: [
            "shelf.yml": """
            de:
              ShelfViewModel:
                Box:
                  labels: { label: Kiste }
                  contents: [Muttern]
                  usage: { one: "%{count} Ding von %{owner}", other: "%{count} Dinge von %{owner}" }
                  dash: " – "
            """
        ])
        let encoder = JSONEncoder.localizingEncoder(locale: Locale(identifier: "de"), localizationStore: german)
        let both: [ShelfViewModel.Box] = try [old, .stub(1), old].toJSONData(encoder: encoder).fromJSON()
        #expect(
            try both.map { try $0.usage.localizedString } == ["1 thing of Ada", "1 Ding von Ada", "1 thing of Ada"])
        #expect(try both.map { try $0.label.localizedString } == ["Box", "Kiste", "Box"])
    }
}
