import FOSMVVM
import Foundation
import HTTPCore
import PreviewCatalog
import Testing

@testable import PreviewSite

/// Writing texts with the forms of the page of translations.
struct TextFormTests {
    private static let file = "Texts/Basket.yml"
    private static let texts = """
        # Texts of the basket
        en:
          BasketViewModel:
            title: "Basket of %{name}" # short
            count:
              one: "%{count} apple"
              other: "%{count} apples"
            steps:
              - "Pick"
              - "Eat"
        pl:
          BasketViewModel:
            title: 'Koszyk %{name}'

        """

    private func site(
        editsTexts: Bool = true, allowed: Set<VisitorRight> = [], texts: String = Self.texts
    ) throws -> TestSite {
        try TestSite(
            catalog: PreviewCatalog(
                previews: [
                    PreviewRecord(name: "Full", file: "/app/Sources/App/Baskets/BasketView.swift", line: 7) {
                        BasketView.previewHost(viewModel: .stub())
                    }
                ], viewModels: [ViewModelRecord(BasketViewModel.self)]),
            files: [
                "Templates/App/BasketView.mustache":
                    "<h1>{{title}}</h1><p>{{count}}</p>{{#steps}}<i>{{.}}</i>{{/steps}}\n",
                Self.file: texts,
            ], allowed: allowed, editsTexts: editsTexts)
    }

    private func state(_ key: String, in locale: String = "pl", on site: TestSite) throws -> String {
        let store = site.site.localizations()
        let locale = try #require(LocaleIdentifier(locale))
        return try #require(TextFields(TextUse(key: "BasketViewModel.\(key)"), in: locale, store: store)).state
    }

    private func write(
        _ key: String, _ fields: KeyValuePairs<String, String>, in locale: String = "pl", state: String? = nil,
        on site: TestSite, by client: HTTPClient = .program
    ) throws -> HTTPResponse {
        let all =
            [
                ("locale", locale), ("key", "BasketViewModel.\(key)"), ("kind", "missing"),
                ("state", try state ?? self.state(key, in: locale, on: site)),
            ] + fields.map { ($0.key, $0.value) }
        return try site.post("/coverage/write", form: all, by: client)
    }

    private static let forms: KeyValuePairs = [
        "text.one": "%{count} jabłko", "text.few": "%{count} jabłka", "text.many": "%{count} jabłek",
        "text.other": "%{count} jabłka",
    ]

    @Test func `A plural is written with all its forms, and undone`() throws {
        let site = try site()
        let response = try write("count", Self.forms, on: site)
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == "/coverage#missing-pl-BasketViewModel.count")
        let written = try #require(site.text(Self.file))
        #expect(
            written
                == Self.texts + """
                        count:
                          one: "%{count} jabłko"
                          few: "%{count} jabłka"
                          many: "%{count} jabłek"
                          other: "%{count} jabłka"

                    """)
        let page = try site.page("/coverage")
        #expect(page.contains("<p>Saved in the file</p>"))
        #expect(page.contains("id=\"missing-pl-BasketViewModel.count\""))
        #expect(try site.page("/render/BasketViewModel/full?locale=pl").contains("3 jabłka"))
        #expect(try site.post("/coverage/undo").status == .seeOther)
        #expect(site.text(Self.file) == Self.texts)
        #expect(try !site.page("/coverage").contains("Saved in the file"))
    }

    @Test func `A plural without a form for whole millions is written`() throws {
        let site = try site(texts: Self.texts.replacing("pl:", with: "es:"))
        let fields: KeyValuePairs = [
            "text.one": "%{count} manzana", "text.many": "", "text.other": "%{count} manzanas",
        ]
        #expect(try write("count", fields, in: "es", on: site).status == .seeOther)
        let forms = "    count:\n      one: \"%{count} manzana\"\n      other: \"%{count} manzanas\"\n"
        #expect(site.text(Self.file)?.hasSuffix(forms) == true)
        #expect(try !site.page("/coverage").contains("wrong-es"))
        #expect(try site.page("/render/BasketViewModel/full?locale=es").contains("3 manzanas"))
    }

    @Test func `A list is written with all its elements`() throws {
        let site = try site()
        #expect(try write("steps", ["text.0": "Zerwij", "text.1": "Zjedz"], on: site).status == .seeOther)
        #expect(site.text(Self.file)?.hasSuffix("    steps:\n      - \"Zerwij\"\n      - \"Zjedz\"\n") == true)
    }

    static let refused: [(String, KeyValuePairs<String, String>, String)] = [
        ("title", ["text": "Koszyk"], "Missing placeholder, present in en: %{name}."),
        ("title", ["text": "Koszyk %{nam}"], "Extra placeholder, not in en: %{nam}."),
        ("title", ["text": "Koszyk %{name"], "%{name is not closed."),
        ("title", ["text": " "], "This text is empty, but not in en."),
        ("count", ["text.one": "%{count} jabłko", "text.other": "%{count} jabłka"], "This text is empty"),
        (
            "count", ["text.one": "a", "text.few": "b", "text.many": "%{count} c", "text.other": "%{count} d"],
            "Missing placeholder, present in the form “other”: %{count}."
        ),
    ]

    @Test(arguments: refused) func `A wrong text is refused at its field`(
        key: String, fields: KeyValuePairs<String, String>, message: String
    ) throws {
        let site = try site()
        let response = try write(key, fields, on: site)
        #expect(response.status == .unprocessableContent)
        #expect(site.text(Self.file) == Self.texts)
        #expect(response.text.contains(message))
        let described = try #require(
            response.text.firstMatch(of: /aria-describedby="\S+ ([^" ]+)" aria-invalid="true" autofocus>/))
        #expect(response.text.contains("id=\"\(described.1)\" role=\"alert\""))
        for field in fields { #expect(response.text.contains(">\n\(field.value)</textarea>"), "\(field.value)") }
        #expect(try !site.page("/coverage").contains("aria-invalid"))
    }

    @Test func `A text that has changed since is not replaced, and what was entered stays`() throws {
        let site = try site()
        let state = try state("title", on: site)
        try site.edit(Self.file, Self.texts.replacing("'Koszyk", with: "'Nowy koszyk"))
        let response = try write("title", ["text": "Mój koszyk %{name}"], state: state, on: site)
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains("has changed since the page was loaded"))
        #expect(response.text.contains(">\nMój koszyk %{name}</textarea>"))
        #expect(site.text(Self.file)?.contains("Nowy koszyk") == true)
        #expect(try write("title", ["text": "Mój koszyk %{name}"], on: site).status == .seeOther)
        #expect(site.text(Self.file)?.contains("title: 'Mój koszyk %{name}'\n") == true)
    }

    @Test func `A text that no locale has is written below the texts of its type`() throws {
        let site = try site()
        let texts = Self.texts.replacing(/[ ]+title: .*\n/, with: "") + "    steps:\n      - \"Zerwij\"\n"
        try site.edit(Self.file, texts)
        site.site.examineAllPreviews()
        #expect(try site.page("/coverage").contains("id=\"missing-pl-BasketViewModel.title-text\""))
        #expect(try write("title", ["text": "Mój %{name}"], on: site).status == .seeOther)
        #expect(site.text(Self.file) == texts + "    title: \"Mój %{name}\"\n")
        #expect(try site.post("/coverage/undo").status == .seeOther)
        #expect(site.text(Self.file) == texts)
    }

    @Test func `Changes are undone one after the other`() throws {
        let site = try site()
        _ = try write("title", ["text": "Mój koszyk %{name}"], on: site)
        let first = site.text(Self.file)
        _ = try write("steps", ["text.0": "Zerwij", "text.1": "Zjedz"], on: site)
        #expect(site.text(Self.file) != first)
        #expect(try site.post("/coverage/undo").status == .seeOther)
        #expect(site.text(Self.file) == first)
        #expect(try site.page("/coverage").contains("Saved in the file"))
        #expect(try site.post("/coverage/undo").status == .seeOther)
        #expect(site.text(Self.file) == Self.texts)
        #expect(try !site.page("/coverage").contains("Saved in the file"))
    }

    @Test func `A file that has changed since is not undone`() throws {
        let site = try site()
        _ = try write("title", ["text": "Mój koszyk %{name}"], on: site)
        try site.edit(Self.file, Self.texts + "# more\n")
        #expect(try !site.page("/coverage").contains("Saved in the file"))
        #expect(try site.post("/coverage/undo").status == .conflict)
        #expect(site.text(Self.file) == Self.texts + "# more\n")
    }

    @Test func `Other lines and the permissions of the file stay`() throws {
        let site = try site()
        let windows = Self.texts.replacing("\n", with: "\r\n")
        try site.edit(Self.file, windows)
        try site.setPermissions(0o640, of: Self.file)
        #expect(try write("title", ["text": "A\r\n%{name}"], on: site).status == .seeOther)
        #expect(site.text(Self.file) == windows.replacing("'Koszyk %{name}'", with: "\"A\\n%{name}\""))
        let file = site.folder.appending(path: Self.file).path(percentEncoded: false)
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
    }

    @Test func `A host without the option changes nothing`() throws {
        let site = try site(editsTexts: false)
        site.site.examineAllPreviews()
        #expect(try !site.page("/coverage?texts=all&locale=pl").contains("action=\"/coverage/write"))
        #expect(try site.page("/coverage").contains("start the host with --edit"))
        for response in [try write("title", ["text": "Mój %{name}"], on: site), try site.post("/coverage/undo")] {
            #expect(response.status == .forbidden)
            #expect(response.text.contains("Start it with --edit"))
        }
        #expect(site.text(Self.file) == Self.texts)
    }

    @Test func `A visitor changes texts only with the right to change files`() throws {
        let visitor = HTTPClient(peer: IPAddress("203.0.113.9"))
        let site = try site()
        let response = try write("title", ["text": "Mój %{name}"], on: site, by: visitor)
        #expect(response.status == .forbidden)
        #expect(response.text.contains("with --allow changes"))
        let page = site.site.respond(to: try HTTPRequest(target: "/coverage", client: visitor)).text
        #expect(!page.contains("action=\"/coverage/write"))
        #expect(!page.contains("--edit"))
        #expect(!page.contains("vscode:"))
        #expect(site.text(Self.file) == Self.texts)
        let open = try self.site(allowed: [.changes])
        #expect(try write("title", ["text": "Mój %{name}"], on: open, by: visitor).status == .seeOther)
    }

    @Test(arguments: [
        ["locale": "xx", "key": "BasketViewModel.title"], ["locale": "pl", "key": "../../etc"],
        ["locale": "pl", "key": "BasketViewModel.title", "index": "7"], [:],
    ])
    func `Only texts that previews show are written`(fields: [String: String]) throws {
        let site = try site()
        let response = try site.post("/coverage/write", form: fields.map { ($0.key, $0.value) })
        #expect(response.status == .conflict)
        #expect(site.text(Self.file) == Self.texts)
    }

    @Test func `Complete texts are listed for a locale on request`() throws {
        let site = try site()
        site.site.examineAllPreviews()
        #expect(try !site.page("/coverage").contains("id=\"complete-pl\""))
        let page = try site.page("/coverage?texts=all&locale=pl")
        #expect(page.contains("id=\"complete-pl-BasketViewModel.title\""))
        #expect(page.contains(">\nKoszyk %{name}</textarea>"))
        #expect(page.contains("src=\"/render/BasketViewModel/full?locale=pl\""))
        #expect(page.contains("vscode://file"))
        #expect(!page.contains("id=\"complete-en\""))
        let numbers = try site.page("/coverage?locale=pl")
        #expect(numbers.contains("href=\"/coverage?locale=pl&amp;texts=all#complete-pl\">1</a>"))
    }
}

/// A view with a value in a text, a plural and a list.
@ViewModel
struct BasketViewModel {
    @LocalizedSubs(substitutions: \.names) var title
    @LocalizedSubs(substitutions: \.numbers) var count
    @LocalizedStrings var steps
    let apples: Int
    var vmId = ViewModelId(type: Self.self)

    private var names: [String: LocalizableString] { ["name": .constant("Ada")] }
    private var numbers: [String: LocalizableInt] { ["count": LocalizableInt(value: apples)] }

    init(apples: Int) { self.apples = apples }

    static func stub() -> Self { Self(apples: 3) }
}

struct BasketView: ViewModelView {
    init(viewModel: BasketViewModel) {}
}
