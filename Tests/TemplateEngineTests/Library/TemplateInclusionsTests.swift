import TemplateEngine
import Testing

@Suite struct TemplateInclusionsTests {
    private let inclusions = TemplateInclusions(
        in: TemplateLibrary(
            sources: [
                ("A/Page", "{{> Row}}{{< Frame}}{{/Frame}}"), ("A/Row", "{{> Icon}}{{> *name}}"),
                ("A/Frame", "{{> Page}}"), ("A/Icon", ""), ("B/Icon", ""), ("A/Broken", "{{#a}}"),
                ("A/Other", "{{> None}}{{> D/Leaf}}"), ("C/D/Leaf", ""),
            ].map { TemplateSource(name: $0, file: "\($0).mustache", text: $1) }))

    @Test func partialsAndParentsAreFollowed() {
        #expect(inclusions.included(by: "Page") == ["A/Page", "A/Row", "A/Frame", "A/Icon", "B/Icon"])
        #expect(inclusions.included(by: "A/Row") == ["A/Icon", "B/Icon"])
        #expect(inclusions.included(by: "Other") == [] && inclusions.included(by: "Nowhere") == [])
    }

    @Test func aPartOfAPathIsNoName() {
        #expect(inclusions.included(by: "A/Other") == [] && inclusions.used(by: ["D/Leaf"]) == [])
    }

    @Test func usedTemplatesIncludeTheirNames() {
        #expect(inclusions.used(by: ["Row", "Other"]) == ["A/Row", "A/Icon", "B/Icon", "A/Other"])
        #expect(inclusions.used(by: ["Icon", "Nowhere"]) == ["A/Icon", "B/Icon"])
        #expect(inclusions.used(by: ["Leaf"]) == ["C/D/Leaf"])
    }

    @Test func templatesThatIncludeOthersAreFound() {
        #expect(inclusions.including(["A/Icon"]) { _ in false } == ["A/Icon", "A/Row", "A/Page", "A/Frame"])
        #expect(inclusions.including(["A/Other", "Nowhere"]) { _ in false } == ["A/Other", "Nowhere"])
        #expect(inclusions.including(["A/Other"]) { $0 == "A/Row" } == ["A/Other", "A/Row", "A/Page", "A/Frame"])
        #expect(inclusions.including([]) { _ in true } == [])
    }

    @Test func tagsWithAValueForANameAreDynamic() {
        #expect(inclusions.hasDynamicTags(in: ["A/Row"]))
        #expect(!inclusions.hasDynamicTags(in: ["A/Page", "A/Broken"]))
    }

    @Test func namesAreThoseInTags() {
        #expect(inclusions.names(calledIn: ["A/Page", "A/Other"]) == ["Row", "Frame", "None", "D/Leaf"])
        #expect(inclusions.names(calledIn: ["A/Row"]) == ["Icon"])
        #expect(inclusions.names(calledIn: ["A/Broken", "Nowhere"]) == [])
    }
}
