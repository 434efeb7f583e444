import Testing

@testable import PreviewCommands

@Suite struct ReviewAnswerTests {
    @Test(arguments: [
        ("a", "accept"), ("\r", "accept"), ("\n", "accept"), ("r", "reject"), ("\u{1B}", "reject"), ("s", "skip"),
        (" ", "skip"), ("A", "accept all"), ("R", "reject all"), ("S", "skip all"), ("q", "quit all"),
        ("\u{3}", "quit all"), ("u", "undo"), ("x", nil), ("Q", nil),
    ])
    func keysAreThoseOfInsta(key: Character, expected: String?) {
        let answer = ReviewAnswer(key, isTyped: true)
        #expect(answer.map { "\($0.action)\($0.isForAll ? " all" : "")" } == expected)
    }

    @Test func anEmptyLineOfAFileAcceptsNothing() {
        #expect(ReviewAnswer("\n", isTyped: false) == nil)
    }
}
