import Testing

@testable import FOSMVVM

struct ElementOrderTests {
    @Test(arguments: [
        ("3", [0, 1, 2]), ("0", []), ("2,0,1", [2, 0, 1]), ("4,", [4]), ("0,1,2", [0, 1, 2]),
    ])
    func aTextIsANumberOrAnOrder(text: String, numbers: [Int]) {
        #expect(ElementOrder(text, limit: 5)?.numbers == numbers)
    }

    @Test(arguments: ["6", "-1", "many", "", "0,0", "5,", "-1,2", "1,x", "0,1,2,3,4,5"])
    func anotherTextIsNone(text: String) {
        #expect(ElementOrder(text, limit: 5) == nil)
    }

    @Test(arguments: ["0", "3", "2,0,1", "4,"]) func theTextIsShort(text: String) {
        #expect(ElementOrder(text, limit: 5)?.text == text)
        #expect(ElementOrder("0,1,2", limit: 5)?.text == "3")
    }

    @Test func elementsAreMovedAndRemoved() throws {
        let order = ElementOrder(count: 3)
        #expect(order.moving(at: 2, by: -1)?.text == "0,2,1")
        #expect(order.moving(at: 0, by: -1) == nil)
        #expect(order.moving(at: 2, by: 1) == nil)
        #expect(order.removing(at: 0).text == "1,2")
        #expect(order.removing(at: 2).text == "2")
    }

    @Test func anAddedElementIsNotOneThatWasRemoved() {
        #expect(ElementOrder(count: 3).removing(at: 1).adding(after: 3, limit: 5)?.text == "0,2,3")
        #expect(ElementOrder(count: 5).removing(at: 1).adding(after: 5, limit: 5)?.text == "0,2,3,4,1")
        #expect(ElementOrder(count: 5).adding(after: 5, limit: 5) == nil)
    }
}
