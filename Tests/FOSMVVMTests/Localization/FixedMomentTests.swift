import Foundation
import Testing

@testable import FOSMVVM

@Suite struct FixedMomentTests {
    private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000.25)
    private static let present = Date(timeIntervalSince1970: 1_768_470_060)
    private let moment = FixedMoment(made: start...start.addingTimeInterval(0.01), present: present)

    @Test(arguments: [
        (0.0, 0.0), (0.005, 0), (0.01, 0), (-3600, -3600), (86_400.009, 86_400), (-0.995, -1),
    ])
    func aDateOfTheClockMovesToThePresent(offset: TimeInterval, shown: TimeInterval) {
        let date = Self.start.addingTimeInterval(offset)
        #expect(moment.shown(date) == Self.present.addingTimeInterval(shown))
    }

    @Test(arguments: [-0.1, 0.02, 0.5, -0.25, 3599.75])
    func aDateOfTheStubStays(offset: TimeInterval) {
        let date = Self.start.addingTimeInterval(offset)
        #expect(moment.shown(date) == date)
    }

    @Test func noDateMovesWithoutAMoment() {
        #expect(FixedMoment.none.shown(Self.start) == Self.start)
        #expect(FixedMoment(made: nil, present: Self.present).shown(Self.start) == Self.start)
    }

    @Test func aStubIsMadeClearOfWholeSeconds() throws {
        let whole = Date(timeIntervalSince1970: 1_700_000_000)
        let (dates, made) = FixedMoment.making { [Date.now, Date.now.addingTimeInterval(-60), whole] }
        let moment = FixedMoment(made: made, present: Self.present)
        #expect(dates.map(moment.shown) == [Self.present, Self.present.addingTimeInterval(-60), whole])
    }

    @Test func aStubThatFitsIntoNoSecondIsMadeOnce() {
        var count = 0
        _ = FixedMoment.making {
            count += 1
            Thread.sleep(forTimeInterval: 1)
        }
        #expect(count == 1)
    }
}
