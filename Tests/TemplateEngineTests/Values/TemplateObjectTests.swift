import TemplateEngine
import Testing

@Suite struct TemplateObjectTests {
    @Test func membersAreFoundByName() {
        let object = TemplateObject(["title": "A", "count": 2])
        #expect(object["title"] == "A")
        #expect(object["count"] == 2)
        #expect(object["missing"] == nil)
    }

    @Test func firstOfEqualNamesWins() {
        #expect(TemplateObject(["a": 1, "a": 2])["a"] == 1)
        #expect(TemplateObject(["a": 1, "b": 3, "c": 4, "d": 5, "a": 2, "e": 6])["a"] == 1)
    }

    /// Of many names, some meet where they are looked up.
    @Test(arguments: [5, 8, 9, 100])
    func eachOfManyNamesIsFound(count: Int) {
        let names = (0..<3 * count).map { TemplateName("many-\(count)-\($0)") }
        let chosen = names.indices.filter { $0.isMultiple(of: 3) }
        let object = TemplateObject(
            shape: TemplateShape(names: chosen.map { names[$0] }), values: chosen.map { .integer($0) })
        for index in names.indices {
            #expect(object[names[index].string] == (index.isMultiple(of: 3) ? .integer(index) : nil))
        }
    }

    @Test func objectsOfOneShapeShareIt() {
        let shape = TemplateShape(names: ["title"])
        let objects = ["A", "B"].map { TemplateObject(shape: shape, values: [.string($0)]) }
        #expect(objects[0].shape === objects[1].shape)
        #expect(objects[0] != objects[1])
        #expect(objects[0] == TemplateObject(["title": "A"]))
    }

    @Test func textIsPrintedAndMembersAreThere() {
        let date = TemplateObject(["value": "2026-11-21"], text: "Nov 21 & later")
        #expect(
            render("{{at}} {{at.value}} {{{at}}}", ["at": .object(date)]).text
                == "Nov 21 &amp; later 2026-11-21 Nov 21 & later")
    }

    @Test func declaredNameIsNullThoughAbsent() {
        let shape = TemplateShape(names: []) { $0 == "subtitle" }
        let value = TemplateValue.object(TemplateObject(shape: shape, values: []))
        let rendering = render(
            "[{{subtitle}}{{subtitle.text}}{{#subtitle}}no{{/subtitle}}{{^subtitle}}yes{{/subtitle}}]", value)
        #expect(rendering.text == "[yes]")
        #expect(rendering.diagnostics.isEmpty)
    }

    @Test func declaredNameHidesAnOuterOne() {
        let shape = TemplateShape(names: []) { $0 == "title" }
        let value: TemplateValue = ["title": "outer", "item": .object(TemplateObject(shape: shape, values: []))]
        #expect(render("{{#item}}[{{title}}]{{/item}}", value).text == "[]")
    }
}
