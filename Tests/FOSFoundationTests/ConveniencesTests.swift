import FOSFoundation
import Testing

@Suite struct ConveniencesTests {
    @Test func anElementThatIsNotThereIsNil() {
        let list = [1, 2]
        #expect([-1, 0, 1, 2].map { list[safe: $0] } == [nil, 1, 2, nil])
    }

    @Test func nothingCanBeAdded() {
        var list = [1]
        let none: [Int]? = nil
        list += none
        #expect(list == [1] && list + none == [1])
        let some: [Int]? = [2]
        #expect(list + some == [1, 2])
        list += some
        #expect(list == [1, 2])
    }

    @Test func elementsAreGroupedInOrder() {
        #expect([3, 1, 2, 5].grouped { $0 % 2 } == [1: [3, 1, 5], 0: [2]])
    }

    @Test(arguments: [(0, 1.0), (2, 1.13), (3, 1.125), (4, 1.125)])
    func numbersAreRounded(places: Int, expected: Double) {
        #expect(1.125.rounded(toPlaces: places) == expected)
    }

    @Test func hexadecimal() {
        #expect(255.hexString() == "0xFF" && UInt64(4_096).hexString(prefixStyle: .sharp) == "#1000")
        #expect(Int64(-1).hexString() == "0xFFFFFFFFFFFFFFFF")
        let numbers = ["0xFF", "#ff", "FF", "0xbadf00ddea", "0XfF", "", "#", "0x", "xyz", "-1", "0x10000000000000000"]
        #expect(numbers.map(\.intFromHex) == [255, 255, 255, 802_605_293_034, 255, nil, nil, nil, nil, nil, nil])
    }

    @Test(arguments: [
        ("UserViewModel", "user_view_model", "UserViewModel"), ("URLQuery", "urlquery", "Urlquery"),
        ("first_name", "first_name", "FirstName"), ("_a__b_", "_a__b_", "AB"), ("", "", ""),
    ])
    func namesChangeTheirLetters(name: String, snake: String, camel: String) {
        #expect(name.snakeCased() == snake)
        #expect(snake.camelCased() == camel)
        #expect(snake.camelCased(firstUpper: false) == camel.firstLowercased())
        #expect(camel.firstLowercased().firstUppercased() == camel)
    }

    @Test func textsAreTrimmed() {
        #expect("v1.0".trimmingPrefix("v") == "1.0" && "1.0".trimmingPrefix("v") == "1.0")
        #expect("name.yml".trimmingSuffix(".yml") == "name" && "name".trimmingSuffix(".yml") == "name")
        #expect([" a b \n", "  ", ""].map { $0.singleLineInput() } == ["a b", nil, nil])
    }

    @Test func uniqueTextsDiffer() {
        #expect(Set((1...100).map { _ in String.unique() }).count == 100)
        #expect(String.unique(compact: true).count == 12)
    }
}
