import Testing

@testable import HTMLSnapshots

@Suite struct EditScriptTests {
    private func tokens(_ numbers: [Int]) -> [DifferenceToken] {
        numbers.map { DifferenceToken(kind: .word, text: "\($0)") }
    }

    private func random(_ count: Int, of choices: Int, using random: inout SplitMix64) -> [Int] {
        (0..<count).map { _ in Int.random(in: 0..<choices, using: &random) }
    }

    /// What is left when the changed ones are gone.
    private func kept(_ numbers: [Int], _ changed: [Bool]) -> [Int] {
        zip(numbers, changed).filter { !$0.1 }.map(\.0)
    }

    /// The length of a longest common subsequence, by the textbook's table.
    private func longestCommon(_ old: [Int], _ new: [Int]) -> Int {
        var row = Array(repeating: 0, count: new.count + 1)
        for element in old {
            var diagonal = 0
            for (index, other) in new.enumerated() {
                let above = row[index + 1]
                row[index + 1] = element == other ? diagonal + 1 : max(above, row[index])
                diagonal = above
            }
        }
        return row[new.count]
    }

    @Test func isAShortestOne() {
        var generator = SplitMix64(seed: 1)
        for _ in 0..<3_000 {
            let choices = Int.random(in: 1...6, using: &generator)
            let old = random(Int.random(in: 0...24, using: &generator), of: choices, using: &generator)
            let new = random(Int.random(in: 0...24, using: &generator), of: choices, using: &generator)
            let script = EditScript(old: tokens(old), new: tokens(new))
            #expect(kept(old, script.removed) == kept(new, script.added), "\(old) \(new)")
            #expect(kept(old, script.removed).count == longestCommon(old, new), "\(old) \(new)")
            #expect(!script.isApproximate)
        }
    }

    @Test func givesUpOnTheShortestWhereThatTakesTooLong() {
        var generator = SplitMix64(seed: 2)
        let old = random(6_000, of: 40, using: &generator)
        let new = random(6_000, of: 40, using: &generator)
        let script = EditScript(old: tokens(old), new: tokens(new))
        #expect(script.isApproximate)
        #expect(kept(old, script.removed) == kept(new, script.added))
        #expect(kept(old, script.removed).count > 600)
    }

    @Test func tellsTheTruthAboutLongSequences() {
        var generator = SplitMix64(seed: 3)
        let old = random(60_000, of: 500, using: &generator)
        let new = Array(old[0..<20_000]) + random(20_000, of: 500, using: &generator) + old[40_000...]
        let script = EditScript(old: tokens(old), new: tokens(new))
        #expect(script.isApproximate)
        #expect(kept(old, script.removed) == kept(new, script.added))
        #expect(!script.removed[..<20_000].contains(true))
        #expect(!script.removed[40_000...].contains(true))
    }

    @Test func nothingInCommonIsAllChanged() {
        let script = EditScript(old: tokens([1, 2]), new: tokens([3]))
        #expect(script.removed == [true, true] && script.added == [true])
    }
}
