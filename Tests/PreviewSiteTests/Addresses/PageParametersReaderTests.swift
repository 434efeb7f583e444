import FOSMVVM
import HTTPCore
import Testing

@testable import PreviewSite

struct PageParametersReaderTests {
    private let store = TextStore(yaml: ["a": "en:\n  A:\n    b: c\n", "b": "de:\n  A:\n    b: d\n"])

    private func read(_ name: String, _ value: String) -> PageParametersReader {
        PageParametersReader(HTTPQuery([.init(name: name, value: value)]), store: store)
    }

    @Test func readsEachIntoItsType() {
        #expect(read("locale", "DE_at").parameters.locale?.tag == "de-AT")
        #expect(read("locale", "en-x-aaaa1").parameters.locale?.tag == "en")
        #expect(read("theme", "dark").parameters.theme == .dark)
        #expect(read("dir", "rtl").parameters.direction == .rtl)
        #expect(read("width", "390").parameters.width?.pixels == 390)
        #expect(read("panel", "view").parameters.panel == .view)
        #expect(read("category", "form").parameters.category == .form)
        #expect(read("tz", "asia/tokyo").parameters.timeZone?.identifier == "Asia/Tokyo")
        #expect(read("strings", "wrong").parameters.strings == .wrong)
        #expect(read("locales", "de,EN,de").parameters.locales.map(\.tag) == ["de", "en"])
        #expect(read("widths", "768,390").parameters.widths.map(\.pixels) == [768, 390])
        #expect(read("previews", "empty,ohne-gruß").parameters.previews == ["empty", "ohne-gruß"])
        #expect(read("locale", "en-xa").parameters.locale?.pseudo == .accented)
        #expect(read("q", "  你好 ").parameters.query == "你好")
    }

    @Test(arguments: [
        ("locale", "xx"), ("locale", "../../etc"), ("theme", "Dark"), ("dir", "up"), ("width", "0"), ("width", "99999"),
        ("width", "9e2"), ("tz", "Asia/Tokio"), ("tz", "/etc/localtime"), ("strings", "some"),
        ("locales", "xx"), ("widths", "99"), ("previews", "A b"),
        ("panel", "secret"), ("category", "all"), ("cards", "3"), ("q", String(repeating: "x", count: 101)),
    ])
    func refusesAllElseAndKeepsTheDefault(name: String, value: String) {
        let reader = read(name, value)
        #expect(reader.refusals.map(\.parameter.rawValue) == [name])
        #expect(reader.parameters == PageParameters())
    }

    @Test func `A list keeps its valid values, and no more than an address should have`() {
        let mixed = read("locales", "de,xx,en")
        #expect(mixed.parameters.locales.map(\.tag) == ["de", "en"])
        #expect(mixed.refusals.map(\.value) == ["xx"])
        let many = read("previews", (1...40).map(String.init).joined(separator: ","))
        #expect(many.parameters.previews.count == PageParameters.listLimit)
        #expect(many.refusals.map(\.value) == ["33"])
    }

    @Test(arguments: PageParameter.allCases)
    func anEmptyValueIsNoValue(parameter: PageParameter) {
        let reader = read(parameter.rawValue, "")
        #expect(reader.refusals.isEmpty)
        #expect(reader.parameters == PageParameters())
    }

    @Test func shownValuesAreCut() {
        #expect(read("theme", String(repeating: "x", count: 500)).refusals.first?.value.count == 61)
    }
}
