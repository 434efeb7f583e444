import Testing

@testable import FOSFoundation

struct StableHashTests {
    @Test(arguments: [("", 20), ("a", 20), (String(repeating: "a", count: 20), 20), ("\u{65E5}\u{672C}", 20)])
    func aTextThatFitsStays(text: String, limit: Int) {
        #expect(text.shortened(toBytes: limit) == text)
    }

    @Test func aLongTextKeepsItsStart() {
        let text = String(repeating: "\u{65E5}", count: 20)
        let short = text.shortened(toBytes: 40)
        #expect(short.utf8.count <= 40 && short.utf8.count > 36)
        #expect(short.hasPrefix("\u{65E5}\u{65E5}\u{65E5}") && short.contains("-"))
        #expect(short == text.shortened(toBytes: 40))
        #expect(short != (text + "a").shortened(toBytes: 40))
    }

    @Test func theHashIsTheSameInEveryProcess() {
        #expect(StableHash.of("a") == 0xAF63_DC4C_8601_EC8C)
    }
}
