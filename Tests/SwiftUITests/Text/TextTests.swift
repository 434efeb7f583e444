import Testing

@testable import SwiftUI

@MainActor @Suite struct TextTests {
    private struct Catalog: TextCatalog {
        let texts: [String: CatalogText]

        func text(for key: String, table: String?, numbers: [NumberArgument?], locale: Locale) -> CatalogText? {
            texts[[table, key].compactMap(\.self).joined(separator: "/")]
        }
    }

    private func environment(_ locale: String = "en_US", _ texts: [String: String] = [:]) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        environment.timeZone = .gmt
        environment.present = Date(timeIntervalSince1970: 1_768_470_060)
        environment.textCatalog = Catalog(texts: texts.mapValues { CatalogText(format: $0, isTranslated: true) })
        return environment
    }

    private func string(_ text: Text, _ environment: EnvironmentValues? = nil) -> String {
        text.string(in: environment ?? self.environment())
    }

    private func runs(_ text: Text, _ environment: EnvironmentValues? = nil) -> [TextRun] {
        text.resolved(in: environment ?? self.environment()).runs
    }

    private func tree(_ view: some View, _ environment: EnvironmentValues? = nil) -> ViewTree {
        ViewSession(view, environment: environment ?? self.environment()).tree
    }

    @Test func numbersHaveTheFormatOfTheLocale() {
        #expect(string(Text("\(1234) tools")) == "1,234 tools")
        #expect(string(Text("\(1234)"), environment("de_DE")) == "1.234")
        #expect(string(Text("\(2.5, specifier: "%.2f") €"), environment("de_DE")) == "2,50 €")
        #expect(string(Text("\(0.25, format: .percent)"), environment("de_DE")) == "25\u{A0}%")
        #expect(string(Text(1234, format: .number), environment("fr_FR")) == "1\u{202F}234")
        #expect(string(Text(verbatim: "\(1234)")) == "1234")
        #expect(string(Text("50%")) == "50%")
        #expect(string(Text("\(50)%")) == "50%")
    }

    @Test func nounsAgreeWithTheirNumbersInEnglish() {
        #expect(string(Text("^[\(1) cup](inflect: true) a day")) == "1 cup a day")
        #expect(string(Text("^[\(3) cup](inflect: true) a day")) == "3 cups a day")
        #expect(string(Text("^[\(0) box](inflect: true), ^[\(2) dish](inflect: true)")) == "0 boxes, 2 dishes")
        #expect(string(Text("^[\(2) story](inflect: true), ^[\(2) day](inflect: true)")) == "2 stories, 2 days")
        #expect(string(Text("^[\(2) Tasse](inflect: true)"), environment("de")) == "2 Tasse")
    }

    @Test func markdownOfALiteralIsStyledAndValuesAreNot() {
        let name = "*Ada*"
        #expect(
            runs(Text("**Hello** \(name)")) == [
                TextRun(parts: ["Hello"], isData: true, style: [.fontWeight(.bold)]),
                TextRun(parts: [" ", "*Ada*"], isData: true),
            ])
        #expect(runs(Text("**\(name)**")).map(\.style) == [[.fontWeight(.bold)]])
        #expect(string(Text(verbatim: "**a**")) == "**a**")
        #expect(string(Text(name)) == "*Ada*")
        #expect(string(Text(LocalizedStringKey(name))) == "Ada")
        #expect(string(Text("a\nb")) == "a\nb")
    }

    @Test func linksHaveSafeAddresses() {
        let id = 7
        #expect(runs(Text("[a](https://a.org/\(id))")).map(\.link) == [URL(string: "https://a.org/7")])
        let tree = tree(Text("[a](javascript:alert) b"))
        #expect(tree.nodes.flatMap(\.texts) == ["a b"])
        #expect(tree.problems.map(\.kind) == [.withoutEffect])
    }

    @Test func textsAndImagesArePartsOfATextAndKeepTheirStyle() {
        let text = Text("\(Image(systemName: "star")) Rated \(Text("high").bold()) today").font(.title)
        #expect(
            runs(text).map(\.style) == [
                [.font(.title)], [.font(.title)], [.fontWeight(.bold), .font(.title)], [.font(.title)],
            ])
        #expect(runs(text).map(\.image) == [.symbol("star", .none), nil, nil, nil])
        #expect(string(text) == " Rated high today")
        #expect(runs(Text(Image("bench"))).map(\.image) == [.asset("bench")])
    }

    @Test func aCatalogTranslatesWithValuesInItsOrder() {
        let german = environment(
            "de_DE", ["%@ has %lld tools": "%2$lld **Werkzeuge** von %1$@", "Save": "Sichern", "Other/Save": "Merken"])
        #expect(string(Text("\("Ada") has \(1234) tools"), german) == "1.234 Werkzeuge von Ada")
        #expect(string(Text("Save"), german) == "Sichern")
        #expect(string(Text("Save", tableName: "Other"), german) == "Merken")
        #expect(string(Text(LocalizedStringResource("Save", table: "Other")), german) == "Merken")
        #expect(string(Text("Cancel"), german) == "Cancel")
        #expect(string(Text(verbatim: "Save"), german) == "Save")
        #expect(runs(Text("Save"), german).map(\.isData) == [false])
    }

    @Test func theLanguageOfAPartOfThePageCanDiffer() {
        let view = VStack {
            Text("\(1.5, specifier: "%.1f")")
            Text("\(1.5, specifier: "%.1f")").environment(\.locale, Locale(identifier: "de_DE"))
        }
        #expect(tree(view).nodes.flatMap(\.texts).suffix(2) == ["1.5", "1,5"])
    }

    @Test func whatTheSourceCodeMakesIsReported() {
        let german = environment("de_DE", ["Save": "Sichern", "%lld left": "%lld übrig"])
        #expect(tree(Text("Save")).hardCodedTexts.map(\.text) == ["Save"])
        #expect(tree(Text("**Save**")).hardCodedTexts.map(\.text) == ["Save"])
        #expect(tree(Text("Save"), german).hardCodedTexts == [])
        #expect(tree(Text("\(3) left"), german).composedTexts == [])
        #expect(tree(Text("[\(3)](https://a.org)")).hardCodedTexts == [])
        #expect(tree(Text("\("a") / \("b")")).composedTexts.map(\.text) == ["a / b"])
        #expect(tree(Text(verbatim: "a") + Text(verbatim: "b")).composedTexts.map(\.text) == ["ab"])
        #expect(tree(Text(3, format: .percent)).plainTexts.map(\.text) == ["3%"])
        #expect(tree(Text(AttributedString("Save"))).plainTexts.map(\.text) == ["Save"])
        #expect(tree(Text("\(5)")).composedTexts == [] && tree(Text("\(5)")).plainTexts == [])
    }

    @Test func stringsHaveTheLanguageOfThePage() {
        struct Page: View {
            @State private var text = ""

            var body: some View {
                Button(String(localized: "Save")) { text = String(localized: "\(1234) left") }
                Text(text)
            }
        }
        let session = ViewSession(Page(), environment: environment("de_DE", ["Save": "Sichern"]))
        #expect(session.tree.node(.button, "Sichern") != nil)
        #expect(throws: Never.self) { try session.tap("Sichern") }
        #expect(session.tree.nodes.flatMap(\.texts).contains("1.234 left"))
        #expect(String(localized: "**a** \(1.5, specifier: "%.1f")", locale: Locale(identifier: "de")) == "**a** 1,5")
    }

    @Test func theFunctionOfFoundationHasTheLanguageOfThePage() {
        struct Page: View {
            var body: some View {
                Text(verbatim: NSLocalizedString("SAVE", comment: ""))
                Text(verbatim: NSLocalizedString("SAVE", tableName: "Other", bundle: .main, comment: ""))
                Text(verbatim: NSLocalizedString("OPEN", value: "Open", comment: ""))
                Text(verbatim: NSLocalizedString("CLOSE", bundle: .main, comment: ""))
            }
        }
        let tree = ViewSession(Page(), environment: environment("de_DE", ["SAVE": "Sichern", "Other/SAVE": "Sichern"]))
            .tree
        #expect(tree.content.flatMap(\.texts) == ["Sichern", "Sichern", "Open", "CLOSE"])
        #expect(NSLocalizedString("SAVE", comment: "") == "SAVE")
    }

    @Test(arguments: [("en", "$3.50", "3.5"), ("de_DE", "3,50\u{A0}$", "3,5")])
    func aPageHasOneLocale(locale: String, price: String, number: String) {
        struct Page: View {
            @State private var price = 3.5
            @State private var other: Decimal? = 3.5

            var body: some View {
                Text(price, format: .currency(code: "USD"))
                Text(verbatim: price.formatted(.currency(code: "USD")))
                Text(verbatim: Decimal(3.5).formatted(.currency(code: "USD")))
                LabeledContent(String(""), value: price, format: .currency(code: "USD"))
                Text(verbatim: price.formatted())
                Text(verbatim: price.formatted(.number.locale(Locale(identifier: "fr"))))
                TextField("", value: $price, format: .currency(code: "USD"))
                TextField("", value: $other, format: .currency(code: "USD"))
            }
        }
        let tree = ViewSession(Page(), environment: environment(locale, [:])).tree
        let texts = tree.content.flatMap(\.texts).filter { !$0.isEmpty }
        #expect(texts == [price, price, price, price, number, "3,5"])
        #expect(tree.nodes.compactMap(\.controlValue) == [.text(price), .text(price)])
    }

    @Test(arguments: [("en", "Jan 2026"), ("de_DE", "Jan. 2026")])
    func aDateHasTheLocaleOfThePage(locale: String, text: String) {
        struct Page: View {
            var body: some View {
                Text(verbatim: Date(timeIntervalSince1970: 1_768_470_060).formatted(.dateTime.year().month()))
            }
        }
        let tree = ViewSession(Page(), environment: environment(locale, [:])).tree
        #expect(tree.content.flatMap(\.texts) == [text])
    }

    @Test func labelsForAssistiveTechnologyAreTranslated() {
        let german = environment("de_DE", ["Save": "Sichern"])
        let view = Text(verbatim: "x").accessibilityLabel("Save").accessibilityHint("\(1234)")
        #expect(tree(view, german).content[0].accessibilityLabel == "Sichern")
        #expect(tree(view, german).content[0].accessibilityHint == "1.234")
        #expect(tree(TextField("", text: .constant(""), prompt: Text("Save")), german).content[0].prompt == "Sichern")
    }

    @Test func equalTextsAreEqual() {
        #expect(Text(1, format: .number) == Text(1, format: .number))
        #expect(Text(1, format: .number) != Text(2, format: .number))
        #expect(Text(1, format: .number) != Text(1.0, format: .number))
        #expect(Text("\(1) a").bold() == Text("\(1) a").bold())
    }

    @Test(arguments: [("en", "Share…", "Refresh"), ("de", "Teilen …", "Aktualisieren")])
    func textsOfTheSystemAreInTheLanguageOfThePage(language: String, share: String, refresh: String) {
        let view = List { ShareLink(item: "a") }.refreshable {}.environment(\.locale, Locale(identifier: language))
        #expect(ViewSession(view).tree.content.flatMap(\.texts) == [refresh, share])
    }

    @Test func aTextSwitchesOffWhatAViewSwitchesOn() throws {
        let text = Text(verbatim: "a").bold(false).italic(false)
        func styles(_ view: some View) -> [[StyleAttribute]] {
            ViewSession(view).tree.nodes.compactMap { node in
                if case .text(let runs) = node.kind { runs.flatMap(\.style) + node.style } else { nil }
            }
        }
        #expect(styles(text) == [[]] && styles(VStack { text }.bold(false)) == [[]])
        #expect(styles(VStack { text }.bold().italic()) == [[.without(.weight), .without(.italic)]])
        #expect(styles(VStack { AnyView(text).fontWeight(nil) }.bold()) == [[.without(.weight)]])
        let line = ViewSession(VStack { Text(verbatim: "a").underline(false) }.underline()).tree
        #expect(line.problems.map(\.subject) == ["underline(false)"])
        #expect(ViewSession(VStack { Text(verbatim: "a").underline(false) }).tree.problems.isEmpty)
    }
}
