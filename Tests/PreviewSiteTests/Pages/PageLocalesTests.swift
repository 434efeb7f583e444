import FOSMVVM
import HTTPCore
import Testing

@testable import PreviewSite

struct PageLocalesTests {
    private let store = TextStore(yaml: ["a": "en:\n  A:\n    b: c\nde:\n  A:\n    b: d\n"])

    @Test(arguments: [
        (nil, "de-AT, en;q=0.8", "de-AT"), (nil, "xx, en;q=0.1", "en"), (nil, "xx", "en"), (nil, "", "en"),
        (nil, "en;q=0, *", "de"), (nil, "de;q=2, ??, de-CH;q=0.2", "de-CH"),
        ("en", "de", "en"),
    ])
    func chooses(asked: String?, accepted: String, locale: String) {
        let chosen = PageLocales.best(
            asked.flatMap { LocaleIdentifier($0) }, [.acceptLanguage: accepted], in: store)
        #expect(chosen.tag == locale)
    }

    @Test func severalFieldsAreOneList() {
        var headers: HTTPFields = [.acceptLanguage: "xx;q=0.9"]
        headers.append(HTTPField(name: .acceptLanguage, value: "de;q=0.8, en;q=0.1"))
        #expect(PageLocales.best(nil, headers, in: store).tag == "de")
    }
}
