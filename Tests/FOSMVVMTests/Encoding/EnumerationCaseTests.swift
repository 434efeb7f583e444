import Testing

@testable import FOSMVVM

@Suite struct EnumerationCaseTests {
    private enum Phase: String, CaseIterable {
        case idle
        case inProgress = "in-progress"
    }
    private enum Level: Int { case low, high }
    private enum Kind: String { case plain, fancy }
    private enum Described: String, CaseIterable, CustomStringConvertible {
        case wet, dry

        var description: String { "It is \(rawValue)!" }
    }

    @Test func theNameIsTheCases() {
        #expect(EnumerationCase(of: Phase.inProgress).name == "inProgress")
        #expect(EnumerationCase(of: Level.high).name == "high")
        #expect(EnumerationCase(of: Described.wet).name == "wet")
    }

    @Test func aCaseIterableEnumKnowsItsCases() {
        let phase = EnumerationCase(of: Phase.idle)
        #expect(phase.isCase("inProgress"))
        #expect(!phase.isCase("in-progress"))
        #expect(!phase.isCase("idel"))
        #expect(EnumerationCase(of: Described.wet).isCase("dry"))
        #expect(!EnumerationCase(of: Described.wet).isCase("damp"))
    }

    @Test func anEnumOfTextsKnowsItsRawValues() {
        #expect(EnumerationCase(of: Kind.plain).isCase("fancy"))
        #expect(!EnumerationCase(of: Kind.plain).isCase("fency"))
    }

    @Test func anEnumOfNumbersCannotTell() {
        #expect(EnumerationCase(of: Level.low).isCase("anything"))
    }
}
