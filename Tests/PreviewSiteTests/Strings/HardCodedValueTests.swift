import Testing

@testable import PreviewSite

@Suite struct HardCodedValueTests {
    @Test(arguments: [
        (["Anna / Anna"], ["Anna"]), (["Annabel Anna", "Anna"], ["Anna"]), (["Annabel"], []),
        (["Anna Berta, Anna"], ["Anna Berta", "Anna"]), (["Dear Anna: see 3 things"], ["Anna", "see 3 things"]),
        (["[Ļ Anna ~] by Anna"], ["Anna"]), (["[Ļ %{x} ~] by x"], []), (["[2] Item"], ["[2] Item"]),
        (["[2] Items"], []), (["⚠ Anna"], []),
    ])
    func aValueThatIsNotAPartOfAWordIsFound(shown: [String], expected: [String]) {
        let json = #"{"a": "Anna", "b": ["Anna  Berta", "see\n3 things", "[2] Item", "Anna"], "c": "[Ļ Anna ~]"}"#
        #expect(HardCodedValues(json: json).values(in: shown).map(\.text) == expected)
    }

    @Test func aValueIsThatOfItsFirstProperty() {
        let values = HardCodedValues(json: #"{"b": "Anna", "a": [{"name": "Anna"}, {"name": "Anna"}]}"#)
        #expect(values.values(in: ["Anna"]) == [HardCodedValue(text: "Anna", path: "a[0].name")])
        #expect(HardCodedValues(json: "{").values(in: ["Anna"]) == [])
    }

    @Test(arguments: [
        ("[Ļéţţéŕ ~~~]", false), ("[Ļéţţéŕ %{name} Ada ~~~]", false), ("[Ļ ~] Ada", true), ("25. 3. 2026", false),
        ("Ada", true), ("[[Ļ ~] Ada ~]", false), ("] x", true), ("[Beta]", true), ("[Beta] [Ļ ~]", true),
        ("[Ļ a] ~]", false),
        ("東京タワー", true), ("Привет", true), ("مرحبا", true), ("Ĵåñ 15, 2026", false), ("42", false),
    ])
    func aLetterOutsideOfTheBracketsIsUnaccented(text: String, expected: Bool) {
        #expect(AccentedValue(text).hasUnaccented == expected)
    }
}
