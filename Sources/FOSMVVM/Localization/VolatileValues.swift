package import Foundation
import Synchronization

/// The values of a stub that differ each time it is made, with their replacements: dates from the clock, random ids,
/// and words of strings that contain such values.
///
/// They are found by making the stub twice. Values that both stubs contain are constant and are not replaced.
public struct VolatileValues: Sendable {
    /// No values, as for a ViewModel that is not a stub.
    public static let none = VolatileValues()

    /// The date that previews show instead of the present: January 15, 2026, 09:41 UTC.
    package static let present = Date(timeIntervalSince1970: 1_768_470_060)

    /// The distance of each date from the date at which the stub was made, in seconds.
    private var offsets: [Date: TimeInterval] = [:]
    private var ids: [UUID: UUID] = [:]
    private var words: [String: String] = [:]

    private init() {}

    /// Creates the values of a stub that are not constant.
    ///
    /// - Parameter made: The time during which the stub was made.
    fileprivate init(_ values: StubValues, except constants: StubValues, made: ClosedRange<Date>) {
        for date in values.dates.subtracting(constants.dates) { offsets[date] = Self.offset(of: date, made: made) }
        let known = Set(constants.ids)
        for id in values.ids where !known.contains(id) { ids[id] = Self.numbered(id, ids.count + 1) }
        let spoken = Set(constants.words)
        for word in values.words where !spoken.contains(word) { words[word] = "volatile-\(words.count + 1)" }
    }

    /// The dates and ids, without the words of strings.
    package var withoutWords: VolatileValues {
        var values = self
        values.words = [:]
        return values
    }

    /// Returns the replacement of a date, where `present` replaces the date at which the stub was made.
    func shown(_ date: Date, present: Date) -> Date {
        offsets[date].map(present.addingTimeInterval) ?? date
    }

    /// Returns the replacement of an id.
    func shown(_ id: UUID) -> UUID { ids[id] ?? id }

    /// Returns a text with replaced ids and words.
    func shown(_ text: String) -> String {
        guard !ids.isEmpty || !words.isEmpty else { return text }
        var (shown, position) = ("", text.startIndex)
        for word in StubWord.words(of: text) {
            guard let replacement = replacement(of: word.content) else { continue }
            shown += text[position..<word.range.lowerBound] + replacement
            position = word.range.upperBound
        }
        return shown + text[position...]
    }

    private func replacement(of word: StubWord.Content) -> String? {
        switch word {
        case .id(let id): ids[id]?.uuidString
        case .plain(let plain): words[plain]
        }
    }

    /// Returns an id of version 4 (RFC 9562) that ends with a number.
    private static func numbered(_ id: UUID, _ number: Int) -> UUID {
        let digits = String(number)
        let text = "00000000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
        return UUID(uuidString: text) ?? id
    }

    /// Returns the roundest possible distance between a date and the time at which the stub read the clock.
    private static func offset(of date: Date, made: ClosedRange<Date>) -> TimeInterval {
        // The possible error of arithmetic with current dates.
        let rounding = 0.000_001
        let upper = date.timeIntervalSince(made.lowerBound) + rounding
        let lower = date.timeIntervalSince(made.upperBound) - rounding
        let steps: [TimeInterval] = [86_400, 3600, 60, 1, 0.1, 0.01, 0.001]
        let offsets = steps.lazy.map { (upper / $0).rounded(.down) * $0 }
        return offsets.first { $0 >= lower } ?? upper
    }
}

/// Makes a stub and finds its volatile values. Keeps the constant values, so that the stub is made twice only the first
/// time.
package final class StubConstants: Sendable {
    private enum Known {
        /// The stub is the same each time.
        case all
        case part(StubValues)
    }

    private let known = Mutex<Known?>(nil)
    private let now: @Sendable () -> Date

    /// Creates constants that are not known yet.
    ///
    /// - Parameter now: The clock that the stub reads.
    package init(now: @escaping @Sendable () -> Date = { Date() }) {
        self.now = now
    }

    /// Makes a value with its stub. If the constants of the stub are not known yet, makes it twice.
    ///
    /// - Parameters:
    ///   - make: Makes the value.
    ///   - stub: Returns the stub of the value.
    /// - Throws: The errors of `make`.
    package func making<Value>(
        _ make: () throws -> Value, stub: (Value) -> Stub
    ) rethrows -> (value: Value, volatile: VolatileValues) {
        let start = now()
        let value = try make()
        let made = start...max(start, now())
        if case .some(.all) = known.withLock({ $0 }) { return (value, .none) }
        let values = StubValues(stub(value))
        let constants = try constants(among: values) {
            waitUntilClockMoves(from: made.upperBound)
            return StubValues(stub(try make()))
        }
        return (value, constants == values ? .none : VolatileValues(values, except: constants, made: made))
    }

    private func constants(among values: StubValues, again: () throws -> StubValues) rethrows -> StubValues {
        if case .some(.part(let constants)) = known.withLock({ $0 }) { return constants }
        let constants = values.intersection(try again())
        known.withLock { $0 = constants == values ? .all : .part(constants) }
        return constants
    }

    /// Waits until the clock shows a later time, but not for long if it does not move.
    private func waitUntilClockMoves(from moment: Date) {
        for _ in 0..<1000 where now() <= moment { Thread.sleep(forTimeInterval: 0.000_01) }
    }
}

/// A ViewModel that is made for previews and tests, with the validation results of its fields.
package struct Stub {
    fileprivate let value: any Encodable
    fileprivate let validations: Validations?

    /// Creates a stub with the validation results of its fields.
    package init(_ value: any Encodable, validations: Validations? = nil) {
        self.value = value
        self.validations = validations
    }
}

/// The values of a stub that can be volatile, each once, in order of appearance. If it cannot be encoded, those before
/// the error.
struct StubValues: Equatable, Sendable {
    private(set) var dates: Set<Date> = []
    private(set) var ids: [UUID] = []
    private(set) var words: [String] = []
    private var knownIds: Set<UUID> = []
    private var knownWords: Set<String> = []

    fileprivate init(_ stub: Stub) {
        let localizer = Localizer(collectingValuesIn: .english)
        _ = try? LocalizingEncoder.encode(stub.value, with: localizer, validations: stub.validations)
        if let collected = localizer.collected { self = collected }
    }

    init() {}

    fileprivate func intersection(_ other: StubValues) -> StubValues {
        var both = StubValues()
        both.dates = dates.intersection(other.dates)
        for id in ids where other.knownIds.contains(id) { both.add(id) }
        for word in words where other.knownWords.contains(word) { both.add(word: word) }
        return both
    }

    mutating func add(_ date: Date) { dates.insert(date) }

    mutating func add(_ id: UUID) {
        if knownIds.insert(id).inserted { ids.append(id) }
    }

    mutating func add(_ text: String) {
        for word in StubWord.words(of: text) {
            switch word.content {
            case .id(let id): add(id)
            case .plain(let plain): add(word: plain)
            }
        }
    }

    private mutating func add(word: String) {
        if knownWords.insert(word).inserted { words.append(word) }
    }
}

/// A part of a string that is replaced as a whole: a UUID, or a series of letters and digits.
private struct StubWord {
    enum Content {
        case id(UUID)
        case plain(String)
    }

    let content: Content
    let range: Range<String.Index>

    private static let idLength = 36

    /// Returns the words of a text, in order.
    static func words(of text: String) -> [StubWord] {
        var words: [StubWord] = []
        var rest = text.utf8[...]
        while let start = rest.firstIndex(where: isPart) {
            let word = word(in: text, from: start, rest[start...])
            words.append(word)
            rest = rest[word.range.upperBound...]
        }
        return words
    }

    private static func word(in text: String, from start: String.Index, _ rest: Substring.UTF8View) -> StubWord {
        if let end = rest.index(start, offsetBy: idLength, limitedBy: rest.endIndex),
            end == rest.endIndex || !isPart(rest[end]), let id = UUID(uuidString: String(text[start..<end]))
        {
            return StubWord(content: .id(id), range: start..<end)
        }
        let end = rest.firstIndex { !isPart($0) } ?? rest.endIndex
        return StubWord(content: .plain(String(text[start..<end])), range: start..<end)
    }

    /// Whether a byte belongs to a letter or digit, in any script.
    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: true
        default: false
        }
    }
}
