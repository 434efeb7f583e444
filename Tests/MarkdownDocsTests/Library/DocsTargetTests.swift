import Testing

@testable import MarkdownDocs

struct DocsTargetTests {
    @Test func addressPartsAreEncoded() {
        let target = DocsTarget(kind: .page, path: "Guides/100% schön?#", anchor: "größe %")
        #expect(target.encodedPath == "Guides/100%25%20sch%C3%B6n%3F%23")
        #expect(target.encodedFragment == "#gr%C3%B6%C3%9Fe%20%25")
    }

    @Test func noAnchorIsNoFragment() {
        #expect(DocsTarget(kind: .file, path: "a.png", anchor: nil).encodedFragment.isEmpty)
    }
}
