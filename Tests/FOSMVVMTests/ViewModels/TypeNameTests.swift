import Testing

@testable import FOSMVVM

@Suite struct TypeNameTests {
    private struct Nested<Value> { let value: Value }

    @Test(arguments: [Int.self, [String?].self, Nested<Int>.self, TypeNameTests.self] as [Any.Type])
    func namesAreThoseOfDescriptions(type: Any.Type) {
        #expect(TypeName.of(type) == String(describing: type))
        #expect(TypeName.qualified(type) == String(reflecting: type))
    }
}
