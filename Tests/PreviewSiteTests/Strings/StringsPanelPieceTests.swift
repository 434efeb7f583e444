import FOSMVVM
import Testing

@testable import PreviewSite

struct StringsPanelPieceTests {
    private let store = TextStore(yaml: [
        "t.yml": """
        en:
          T:
            title: Title
            lines: [One, Two]
            loaves: { one: "%{n} loaf", other: "%{n} loaves", ordinal: { other: "%{n}th loaf" } }
        """
    ])

    private func pieces(_ use: TextUse, _ tag: String = "en") throws -> [String] {
        let locale = try #require(LocaleIdentifier(tag))
        return StringsPanelPiece.pieces(of: use, store.lookup(use, in: locale), in: locale, store: store).map { piece in
            [piece.label, piece.runs.map(\.text).joined()].compactMap { $0 }.joined(separator: ": ")
        }
    }

    @Test func aListHasItsElementsAndAPluralItsForms() throws {
        #expect(try pieces(TextUse(key: "T.title")) == ["Title"])
        #expect(try pieces(TextUse(key: "T.lines")) == ["0: One", "1: Two"])
        #expect(try pieces(TextUse(key: "T.lines", index: 1)) == ["Two"])
        #expect(
            try pieces(TextUse(key: "T.loaves")) == [
                "one: %{n} loaf", "other: %{n} loaves", "ordinal other: %{n}th loaf",
            ])
        #expect(try pieces(TextUse(key: "T.none")) == [])
    }

    @Test func aPseudoLocaleShowsItsOwn() throws {
        #expect(try pieces(TextUse(key: "T.title"), "en-XA") == ["[Ţîţļé ~~]"])
        #expect(try pieces(TextUse(key: "T.lines"), "keys") == ["0: ⟪T.lines[0]⟫", "1: ⟪T.lines[1]⟫"])
        #expect(
            try pieces(TextUse(key: "T.loaves"), "keys") == [
                "one: ⟪T.loaves.one⟫", "other: ⟪T.loaves.other⟫", "ordinal other: ⟪T.loaves.ordinal.other⟫",
            ])
    }
}
