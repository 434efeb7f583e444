import FOSMVVM
import Foundation
import Testing

@Suite struct OperationValuesTests {
    private enum Size: String { case small, large }

    private let values = OperationValues([
        "id": "6A52383E-D409-4A3C-9E7B-2F2C1E6A0001", "count": "3", "size": "large", "on": "on", "off": "",
        "day": "2026-05-01",
        "link": "https://example.org",
    ])

    @Test func textsBecomeDeclaredTypes() throws {
        #expect(try values.value(for: "id") == UUID(uuidString: "6A52383E-D409-4A3C-9E7B-2F2C1E6A0001"))
        #expect(try values.value(for: "count") == 3)
        #expect(try values.value(for: "count") == "3")
        #expect(try values.value(for: "size") == Size.large)
        #expect(try values.value(for: "on") == true)
        #expect(try values.value(for: "off") == false)
        #expect(try values.value(for: "day") == Date(timeIntervalSince1970: 1_777_593_600))
        #expect(try values.value(for: "link") == URL(string: "https://example.org"))
    }

    @Test func severalTextsBecomeAList() throws {
        let values = OperationValues(lists: ["sizes": ["", "large", "small"], "count": ["1", "2"]])
        #expect(try values.value(for: "sizes") == [Size.large, .small])
        #expect(try values.value(for: "sizes") == Set([Size.large, .small]))
        #expect(try values.value(for: "count") == [1, 2])
        #expect(try values.value(for: "count") == 2)
        #expect(try values.value(for: "absent") == [Int]())
        #expect(throws: OperationError.invalidValue("large", name: "sizes", type: "Int")) {
            let _: [Int] = try values.value(for: "sizes")
        }
    }

    @Test func absentValues() throws {
        #expect(try values.value(for: "absent") == Int?.none)
        #expect(try values.value(for: "absent") == false)
        #expect(throws: OperationError.missingValue("absent")) { let _: String = try values.value(for: "absent") }
    }

    @Test func textsThatOnlyBeginLikeAValue() {
        let values = OperationValues(["price": "12,50", "share": "nan", "empty": "", "letters": "ab"])
        #expect(throws: OperationError.self) { let _: Decimal = try values.value(for: "price") }
        #expect(throws: OperationError.self) { let _: Double = try values.value(for: "share") }
        #expect(throws: OperationError.self) { let _: Character = try values.value(for: "empty") }
        #expect(throws: OperationError.self) { let _: Character = try values.value(for: "letters") }
        #expect(throws: OperationError.missingValue("absent")) { let _: Character = try values.value(for: "absent") }
    }

    @Test func textsThatAreNoSuchValue() {
        #expect(throws: OperationError.invalidValue("large", name: "size", type: "Int")) {
            let _: Int = try values.value(for: "size")
        }
        #expect(throws: OperationError.self) { let _: (Int) -> Int = try values.value(for: "count") }
    }
}
