import Testing

@testable import FOSMVVM

/// Parameters as sources declare them.
struct DeclaredParameterTests {
    @Test func aParameterHasALabelATypeAndMaybeADefault() {
        #expect(
            DeclaredParameter.all(in: "title: String, _ count: Int? = nil, at place: Map.Place) -> Self { (a: 1) }")
                == [
                    DeclaredParameter(label: "title", type: "String", hasDefault: false),
                    DeclaredParameter(label: "_", type: "Int?", hasDefault: true),
                    DeclaredParameter(label: "at", type: "Map.Place", hasDefault: false),
                ])
        #expect(DeclaredParameter.all(in: ") -> Self").isEmpty)
        #expect(DeclaredParameter.all(in: "\n    title: String,\n) {").map(\.label) == ["title"])
    }

    @Test(arguments: [
        #"a: [Item] = [.init(x: 1, y: 2), .stub()], b: Int)"#, #"a: String = "x, y: \", z: )", b: Int)"#,
        #"a: Dictionary<String, Int> = [:], b: Int)"#, #"a: @escaping (Int, Int) -> Void = { x, y in }, b: Int)"#,
        "a: Int = 1, // the first, c: Int)\n    b: Int)", "a: Int /* c: Int, */ = 2, b: Int)",
        "a: String = \"\"\"\n    x, c: \"y\"\n    \"\"\", b: Int)",
    ])
    func whatIsInsideOfADefaultIsNoParameter(source: String) {
        let parameters = DeclaredParameter.all(in: source)
        #expect(parameters.map(\.label) == ["a", "b"])
        #expect(parameters.map(\.hasDefault) == [true, false])
        #expect(parameters.last?.type == "Int")
    }
}
