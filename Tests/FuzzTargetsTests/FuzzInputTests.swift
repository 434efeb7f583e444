import Testing

@testable import FuzzTargets

@Suite struct FuzzInputTests {
    private func text(_ source: String) -> String { FuzzInput(Array(source.utf8)).text }

    @Test(arguments: [
        ("", ""),
        ("a", "a"),
        ("<p«3: a§»>", "<p a0 a1 a2>"),
        ("«2:§,§;»", "0,0;1,1;"),
        ("«0:a»b", "b"),
        ("«2:a»«2:b»", "aabb"),
        ("«999999:»a", "a"),
        ("«", "«"),
        ("«x:a»", "«x:a»"),
        ("«-1:a»", "«-1:a»"),
        ("«3:a", "«3:a"),
        ("«3a»", "«3a»"),
        ("a§»", "a§»"),
        ("«2:«2:a»»", "«2:a«2:a»"),
    ])
    func writesRepetitionsOut(source: String, expected: String) {
        #expect(text(source) == expected)
    }

    @Test(arguments: ["«999999:0123456789»", "«600000:a»«600000:b»", String(repeating: "a", count: 600_000)])
    func isBounded(source: String) {
        #expect(FuzzInput(Array(source.utf8)).bytes.count == FuzzInput.limit)
    }

    @Test func hasParts() {
        #expect(FuzzInput(Array("a\n\n%%%\nb\n%%%\n".utf8)).parts == ["a\n", "b", ""])
        #expect(FuzzInput([]).parts == [""])
    }

    @Test func bytesStayAsTheyAre() {
        let bytes: [UInt8] = [0xFF, 0xC2, 0x00, 0xC2, 0xAB, 0x0A]
        #expect(FuzzInput(bytes).bytes == bytes)
    }
}
