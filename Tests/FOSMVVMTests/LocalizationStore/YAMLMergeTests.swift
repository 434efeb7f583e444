import Testing

@testable import FOSMVVM

@Suite struct YAMLMergeTests {
    private func texts(_ yaml: String, of tag: String = "en") throws -> [String: String] {
        let store = TextStore(yaml: ["a.yml": yaml])
        #expect(store.problems == [])
        let locale = try #require(LocaleIdentifier(tag))
        return Dictionary(
            uniqueKeysWithValues: store.keys(in: locale).map { ($0, store.text(for: $0, locale: locale) ?? "") })
    }

    @Test(arguments: [
        "shared: &shared\n  T:\n    a: x\nen:\n  <<: *shared\n  U:\n    b: y\n",
        "en:\n  T: &t { a: x }\n  U:\n    b: y\n", "'1': &u { b: y }\nen:\n  T: { a: x }\n  U:\n    <<: *u\n",
        "common: &a\n  T: { a: x }\nother: &b\n  T: { a: z }\n  U: { b: y }\nen:\n  <<: [*a, *b]\n",
        "en:\n  <<: { T: { a: z }, U: { b: y } }\n  T: { a: x }\n",
        "base: &base { a: z, b: y }\nen:\n  T: { a: x }\n  U: { <<: *base, a: ~ }\n",
    ])
    func `The members of a map are those of the maps that it merges and its own`(yaml: String) throws {
        let texts = TextStore(yaml: ["a.yml": yaml])
        #expect(texts.text(for: "T.a", locale: .english) == "x")
        #expect(texts.text(for: "U.b", locale: .english) == "y")
        #expect(texts.locales == [.english])
    }

    @Test func `A locale takes the texts of another one`() throws {
        let yaml =
            "en: &en\n  T: &t { a: Color, b: Cat }\n  U: { c: Dog }\nen-GB:\n  <<: *en\n  T: { <<: *t, a: Colour }\n"
        #expect(try texts(yaml, of: "en-GB") == ["T.a": "Colour", "T.b": "Cat", "U.c": "Dog"])
        #expect(try texts(yaml) == ["T.a": "Color", "T.b": "Cat", "U.c": "Dog"])
    }

    @Test func `A key in quotes merges nothing`() throws {
        #expect(try texts("en:\n  T:\n    '<<': x\n") == ["T.<<": "x"])
    }

    @Test(arguments: ["x", "[x]", "~"])
    func `Only maps are merged`(value: String) throws {
        let store = TextStore(yaml: ["a.yml": "en:\n  T:\n    <<: \(value)\n"])
        #expect(store.problems.first?.message == "'<<' merges maps. Write the alias of one, such as '<<: *shared'.")
        #expect(store.problems.first?.place?.line == 3)
    }

    @Test func `Merges that expand without bound are cut short`() {
        let keys = (0..<1_000).map { "k\($0): x" }.joined(separator: ", ")
        let uses = (0..<1_000).map { "  T\($0): { <<: *a }\n" }.joined()
        let store = TextStore(yaml: ["bomb.yml": "en:\n  T: &a { \(keys) }\n\(uses)"])
        #expect(store.problems.map(\.message) == ["The file expands to more than 100,000 entries. Use fewer anchors."])
    }
}
