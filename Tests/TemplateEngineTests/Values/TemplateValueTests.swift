import TemplateEngine
import Testing

@Suite struct TemplateValueTests {
    @Test func literalsMakeValues() {
        let value: TemplateValue = ["a": .null, "b": true, "c": 1, "d": 1.5, "e": "text", "f": [1, 2]]
        let object = TemplateObject([
            "a": .null, "b": .bool(true), "c": .integer(1), "d": .double(1.5), "e": .string("text"),
            "f": .list([.integer(1), .integer(2)]),
        ])
        #expect(value == .object(object))
    }

    static let texts: [(TemplateValue, String)] = [
        (.null, ""), (true, "true"), (false, "false"), (0, "0"), (-12, "-12"), (2.5, "2.5"), (3.0, "3"),
        (0.1, "0.1"), ("", ""), ("é", "é"),
    ]

    @Test(arguments: texts)
    func valuesPrintAs(_ value: TemplateValue, _ text: String) {
        let rendering = render("{{value}}", ["value": value])
        #expect(rendering.text == text)
        #expect(rendering.diagnostics.isEmpty)
    }

    static let truths: [(TemplateValue, String)] = [
        (.null, "no"), (false, "no"), ("", "no"), ([], "no"),
        (true, "yes"), (0, "yes"), (0.0, "yes"), ("a", "yes"), ([1], "yes"), ([:], "yes"),
    ]

    @Test(arguments: truths)
    func sectionsShowFor(_ value: TemplateValue, _ text: String) {
        #expect(render("{{#value}}yes{{/value}}{{^value}}no{{/value}}", ["value": value]).text == text)
    }
}
