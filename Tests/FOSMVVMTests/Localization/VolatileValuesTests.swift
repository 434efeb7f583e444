import Foundation
import Synchronization
import Testing

@testable import FOSMVVM

@Suite struct VolatileValuesTests {
    private enum State: String, Codable {
        case open, closed
    }

    private struct Ticket: Codable {
        var id = UUID()
        var title = LocalizableString.constant("")
        var note = ""
        var labels: [String: String] = [:]
        var state = State.open
    }

    private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000.25)
    private static let present = Date(timeIntervalSince1970: 1_768_470_060)
    private static let one = "00000000-0000-4000-8000-000000000001"
    private static let fixed = UUID(
        uuid: (0x2e, 0x9a, 0x1c, 0x40, 0x5b, 0x77, 0x4d, 0x0e, 0x9f, 0x10, 0, 0, 0, 0, 0, 1))

    /// What is shown of the dates of a stub that takes them from a clock.
    private func shown(_ offsets: [TimeInterval], takes seconds: TimeInterval = 0.001) -> [Date] {
        let clock = Clock(at: Self.start)
        let (dates, volatile) = StubConstants(now: { clock.now() }).making(
            { offsets.map { clock.now().addingTimeInterval($0) } + clock.passed(seconds) }, stub: { Stub($0) })
        return dates.dropLast().map { volatile.shown($0, present: Self.present) }
    }

    /// What is shown of a stub, as a client reads it.
    private func shown(_ make: () -> Ticket) throws -> Ticket {
        let (ticket, volatile) = StubConstants().making(make, stub: { Stub($0) })
        let localizer = Localizer(
            locale: .english, store: TextStore(yaml: [:]), volatile: volatile, present: Self.present)
        return try LocalizingEncoder.encode(ticket, with: localizer).toJSONData().fromJSON()
    }

    @Test(arguments: [0, -3600, 86_400, -0.25, 1.5, 59.999]) func aDateOfTheClockMovesToThePresent(
        offset: TimeInterval
    ) throws {
        let date = try #require(shown([offset]).first)
        #expect(abs(date.timeIntervalSince(Self.present.addingTimeInterval(offset))) < 0.000_1)
    }

    /// Where a date may be several whole seconds from the making of a slow stub, the roundest number is meant.
    @Test func aSlowStubTakesTheDatesOfTheClockToo() {
        #expect(shown([0, -3600], takes: 2.5) == [Self.present, Self.present.addingTimeInterval(-3600)])
    }

    /// Its fraction of a second may even be that of the clock.
    @Test func aDateOfTheStubStays() {
        let dates = [0, 60, 0.5].map(Self.start.addingTimeInterval)
        let (made, volatile) = StubConstants().making({ dates + [Date()] }, stub: { Stub($0) })
        #expect(made.map { volatile.shown($0, present: Self.present) } == dates + [Self.present])
    }

    @Test(.timeLimit(.minutes(30))) func aClockThatStandsStillEndsTheWait() {
        let clock = Clock(at: Self.start, step: 0)
        let (date, volatile) = StubConstants(now: { clock.now() }).making({ clock.now() }, stub: { Stub($0) })
        #expect(volatile.shown(date, present: Self.present) == date)
    }

    @Test func idsAreNumberedInOrderUnlessTheStubHasThem() throws {
        let ids = (1...12).map { _ in UUID() }
        let (made, volatile) = StubConstants().making(
            { [UUID(), ids[0], UUID()] + (1...9).map { _ in UUID() } + ids }, stub: { Stub($0) })
        let shown = made.map { volatile.shown($0).uuidString }
        #expect(shown[...2] == [Self.one, ids[0].uuidString, "00000000-0000-4000-8000-000000000002"])
        #expect(shown[11] == "00000000-0000-4000-8000-000000000011")
        #expect(shown.suffix(12) == ids.map(\.uuidString)[...])
    }

    @Test func idsInStringsAreThoseOfTheStub() throws {
        let ticket = try shown {
            let id = UUID()
            return Ticket(
                id: id, title: .constant("Task \(id), not \(Self.fixed)"), note: "task-\(id.uuidString.lowercased())?",
                labels: ["b \(id)": "B", "a": id.uuidString])
        }
        #expect(ticket.id.uuidString == Self.one)
        #expect(try ticket.title.localizedString == "Task \(Self.one), not \(Self.fixed)")
        #expect(ticket.note == "task-\(Self.one)?")
        #expect(ticket.labels == ["b \(Self.one)": "B", "a": Self.one])
    }

    @Test func onlyTheWordsThatDifferAreReplaced() throws {
        let number = Atomic(6)
        let ticket = try shown {
            let next = number.add(1, ordering: .relaxed).newValue
            return Ticket(id: Self.fixed, title: .constant("Größe x\(next)é, 6 von 9"), note: "x\(next)é/\(next)b")
        }
        #expect(try ticket.title.localizedString == "Größe volatile-1, 6 von 9")
        #expect(ticket.note == "volatile-1/volatile-2")
        #expect(ticket.id == Self.fixed)
    }

    /// A preview of it is not the same each time, but its state is one that there is.
    @Test func aCaseIsNotReplaced() throws {
        let number = Atomic(0)
        let ticket = try shown {
            Ticket(state: number.add(1, ordering: .relaxed).newValue == 1 ? .open : .closed)
        }
        #expect(ticket.state == .open)
    }

    @Test func valuesOfSubstitutionsAreFoundWithoutTheirText() throws {
        let make = {
            [
                LocalizableString.localized(key: "ticket").bind(substitutions: [
                    "id": LocalizableString.constant(UUID().uuidString)
                ])
            ]
        }
        let (texts, volatile) = StubConstants().making(make, stub: { Stub($0) })
        let store = TextStore(yaml: ["a.yml": "en: { ticket: 'Ticket %{id}' }"])
        let localizer = Localizer(locale: .english, store: store, volatile: volatile, present: Self.present)
        #expect(texts[0].localized(by: localizer).text == "Ticket \(Self.one)")
    }

    @Test func aStubIsMadeTwiceOnlyTheFirstTime() {
        for make in [{ Ticket() }, { Ticket(id: Self.fixed) }] {
            let constants = StubConstants()
            var count = 0
            for _ in 1...3 {
                let counted = {
                    count += 1
                    return make()
                }
                let (ticket, volatile) = constants.making(counted, stub: { Stub($0) })
                #expect([Self.one, Self.fixed.uuidString].contains(volatile.shown(ticket.id).uuidString))
            }
            #expect(count == 4)
        }
    }
}

/// A clock that moves a little each time it is looked at.
private final class Clock: Sendable {
    private let time: Mutex<Date>
    private let step: TimeInterval

    init(at time: Date, step: TimeInterval = 0.000_01) {
        self.time = Mutex(time)
        self.step = step
    }

    func now() -> Date {
        time.withLock { time in
            time += step
            return time
        }
    }

    /// Lets time pass, and gives the moment after it.
    func passed(_ seconds: TimeInterval) -> [Date] {
        time.withLock { $0 += seconds }
        return [now()]
    }
}
