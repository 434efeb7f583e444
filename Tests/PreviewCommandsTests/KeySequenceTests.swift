import Testing

@testable import PreviewCommands

@Suite struct KeySequenceTests {
    /// The keys of bytes that come in groups, with a pause after each.
    private func keys(_ groups: [String]) -> [Character] {
        var groups = groups.map { Array($0.utf8) }
        let sequence = KeySequence { isWaitedFor in
            if groups.first?.isEmpty == true, isWaitedFor { groups.removeFirst() }
            guard groups.first?.isEmpty == false else { return nil }
            return groups[0].removeFirst()
        }
        var keys: [Character] = []
        while let key = sequence.key() { keys.append(key) }
        return keys
    }

    @Test(arguments: [
        "\u{1B}[A", "\u{1B}OB", "\u{1B}[3~", "\u{1B}[1;5C", "\u{1B}x", "\u{1B}[<0;10;20M", "\u{1B}[A\u{1B}[B",
    ])
    func keysOfSeveralBytesArePassedOver(bytes: String) {
        #expect(keys([bytes + "ar"]) == ["a", "r"])
        #expect(keys([bytes, "a"]) == ["a"])
    }

    @Test func escapeByItselfIsAKey() {
        #expect(keys(["a", "\u{1B}", "[", "\u{3}"]) == ["a", "\u{1B}", "[", "\u{3}"])
    }
}
