import FOSFoundation
import Foundation
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

    @Test func randomTextsHaveTheirLetters() {
        #expect(Set((1...100).map { _ in String.random(length: 20) }).count == 100)
        let text = String.random(length: 40, letters: "äb")
        #expect(text.count == 40 && text.allSatisfy("äb".contains))
        #expect(String.random(length: 0).isEmpty && String.random(length: 3, letters: "").isEmpty)
    }

    @Test func charactersHavePositions() {
        let text = "a👨‍👩‍👧bcd"
        #expect(text[0..<2] == "a👨‍👩‍👧" && text[1...2] == "👨‍👩‍👧b" && text[5..<5].isEmpty)
        #expect(text[NSRange(location: 2, length: 3)] == "bcd")
        #expect("aabaacaadaa".count(of: "aa") == 4 && "aaa".count(of: "aa") == 1 && text.count(of: "x") == 0)
    }

    @Test func lettersRotate() {
        #expect("Hello, Wörld 3!".rot13() == "Uryyb, Jöeyq 3!" && "Uryyb".rot13() == "Hello")
        #expect("az AZ!~ö".rot47() == "2K p+POö" && "The !".rot47().rot47() == "The !")
        #expect("I am here".obfuscate != "I am here" && "I am here".obfuscate.reveal == "I am here")
        #expect("no base64".reveal == nil && "".reveal == "")
    }

    @Test(arguments: ["a, b ,c\nd,,\n1", "a,b,c\r\nd,,\r\n1"]) func cellsAreSeparated(text: String) {
        #expect(text.loadCSVData() == [["a", "b", "c"], ["d", "", ""], ["1"]])
    }

    @Test func filesAreFoundInSubfolders() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: String.unique())
        let below = folder.appending(path: "below")
        try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["a.txt", "b.md", "below/c.txt"] { try Data().write(to: folder.appending(path: name)) }
        #expect(Set(folder.findFiles(withExtension: "txt").map(\.lastPathComponent)) == ["a.txt", "c.txt"])
        #expect(folder.appending(path: "none").findFiles(withExtension: "txt").isEmpty)
    }
}
