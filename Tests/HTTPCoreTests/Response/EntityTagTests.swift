import Testing

@testable import HTTPCore

struct EntityTagTests {
    private let tag = EntityTag(of: HTTPBody("abc".utf8))

    @Test func `A tag is a quoted hash, the same each time`() {
        #expect(tag.text == "\"44bc2cf5ad770999\"")
        // Its hash starts with a zero.
        #expect(EntityTag(of: HTTPBody(0..<33 as Range<UInt8>)).text == "\"0c535d1acafb8ead\"")
    }

    @Test(arguments: [
        "\"44bc2cf5ad770999\"", "W/\"44bc2cf5ad770999\"", "*", " * ", "\"a\", \"44bc2cf5ad770999\"",
        "W/\"a\",W/\"44bc2cf5ad770999\",\"b\"", ",, \"44bc2cf5ad770999\"", "\"a,b\", \"44bc2cf5ad770999\"",
        "a, \"44bc2cf5ad770999\"",
    ])
    func `A list that names it is recognized`(list: String) {
        #expect(tag.matches(ifNoneMatch: list))
    }

    @Test(arguments: [
        "", " ", ",", "\"\"", "\"abc\"", "44bc2cf5ad770999", "\"44BC2CF5AD770999\"", "\"44bc2cf5ad770999", "\"*\"",
        "W/", "\"", "**",
        "\"a, \"44bc2cf5ad770999\"", "w/\"44bc2cf5ad770999\"",
    ])
    func `Another list is not`(list: String) {
        #expect(!tag.matches(ifNoneMatch: list))
    }
}
