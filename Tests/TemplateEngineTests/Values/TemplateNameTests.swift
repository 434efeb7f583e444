import TemplateEngine
import Testing

@Suite struct TemplateNameTests {
    @Test func equalStringsAreOneName() {
        #expect(TemplateName("title") == TemplateName("title"))
        #expect(TemplateName("title") != TemplateName("Title"))
        #expect(TemplateName("title").string == "title")
    }

    @Test func unicodeFormsAreOneName() {
        #expect(TemplateName("caf\u{E9}") == TemplateName("cafe\u{301}"))
    }

    @Test func aNameThatNothingMentionedIsNotKnown() {
        #expect(TemplateName(known: "mentionedNowhere") == nil)
        #expect(TemplateObject(["title": "A"])["mentionedNowhere"] == nil)
        #expect(TemplateName(known: "mentionedNowhere") == nil)
        #expect(TemplateName(known: "title") == TemplateName("title"))
    }

    @Test func namesMadeAtOnceAgree() async {
        let names = await withTaskGroup(of: [TemplateName].self) { group in
            for _ in 0..<8 {
                group.addTask { (0..<200).map { TemplateName("concurrent\($0)") } }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(names).count == 1)
        #expect(names[0].map(\.string) == (0..<200).map { "concurrent\($0)" })
    }
}
