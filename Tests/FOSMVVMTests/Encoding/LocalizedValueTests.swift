import FOSFoundation
import Foundation
import Testing

@testable import FOSMVVM

/// What is encoded as JSON by the localizing encoder is what `JSONEncoder` itself writes.
@Suite struct LocalizedValueTests {
    private struct Numbers: Codable, Equatable, Sendable {
        var small: Int8 = -128
        var large: UInt64 = .max
        var single: Float = 0.1
        var double = 1e300
        var unsigned: UInt16 = 65_535
        var flag = true
        var none: Int?
        var list: [Int32?] = [1, nil, 3]
        var pairs: [Int: String] = [1: "one"]
        var url = URL(string: "https://example.com/a?b=c")
        var id = UUID()
        var date = Date(timeIntervalSince1970: 0)
        var bytes = Data([1, 2, 3])
        var decimal = Decimal(string: "12345678901234567890.5")
    }

    /// A class hierarchy and hand-written containers.
    private class Base: Codable {
        var base = "b"
    }

    private final class Derived: Base {
        private enum CodingKeys: String, CodingKey { case nested, list, text }

        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            var nested = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .nested)
            var list = container.nestedUnkeyedContainer(forKey: .list)
            try nested.encode("late", forKey: .text)
            try list.encode(1)
            var inner = list.nestedUnkeyedContainer()
            try inner.encode("inner")
            try list.encodeNil()
            try super.encode(to: container.superEncoder())
        }
    }

    private struct Silent: Encodable {
        func encode(to encoder: any Encoder) throws {}
    }

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder.localizingEncoder(
            locale: Locale(identifier: "en"), localizationStore: TextStore(yaml: [:]))
        encoder.outputFormatting = .sortedKeys
        return try value.toJSON(encoder: encoder)
    }

    private func plainJSON(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.dateEncodingStrategy = .iso8601
        return try value.toJSON(encoder: encoder)
    }

    @Test func everyKindOfValueComesBack() throws {
        let numbers = Numbers()
        #expect(try json(numbers).fromJSON() as Numbers == numbers)
        #expect(try json(["f": Float(0.1)]) == #"{"f":0.1}"#)
    }

    @Test func handWrittenContainersAreAsWithJSONEncoder() throws {
        #expect(try json(Derived()) == plainJSON(Derived()))
        #expect(try json([Derived(), Derived()]) == plainJSON([Derived(), Derived()]))
        #expect(try json([Silent()]) == plainJSON([Silent()]))
        #expect(try json([[Int]]()) == "[]")
        #expect(try json(Int?.none) == "null")
        #expect(try json(["a": ["b": [String?.none]]]) == #"{"a":{"b":[null]}}"#)
    }

    @Test(arguments: [16, 17, 1_000]) func manyMembersAndElementsAreAsWithJSONEncoder(count: Int) throws {
        let numbers = Dictionary(uniqueKeysWithValues: (0..<count).map { ("key \($0)", $0) })
        #expect(try json(numbers) == plainJSON(numbers))
        #expect(try json(Array(0..<count)) == plainJSON(Array(0..<count)))
        #expect(try json(Repeated(count: count)) == plainJSON(Repeated(count: count)))
    }

    /// Encodes each key twice; the last value counts.
    private struct Repeated: Encodable {
        let count: Int

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: LocalizedKey.self)
            for number in (0..<count).map({ $0 % 20 }) + Array(0..<count) {
                try container.encode(number * 2, forKey: LocalizedKey(stringValue: "key \(number)"))
            }
        }
    }

    @Test func whatTheValueThrowsIsThrown() {
        struct Failure: Error, Equatable {}
        struct Failing: Encodable {
            func encode(to encoder: any Encoder) throws { throw Failure() }
        }
        #expect(throws: Failure()) { try json(["a": [Failing()]]) }
        #expect(throws: JSONError.self) { try json([Double.nan]) }
    }
}
