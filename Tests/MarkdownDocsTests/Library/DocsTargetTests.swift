import Testing

@testable import MarkdownDocs

struct DocsTargetTests {
    @Test func addressPartsAreEncoded() {
        let target = DocsTarget(kind: .page, path: "Guides/100% schön?#", anchor: "größe %")
        #expect(target.encodedFragment == "#gr%C3%B6%C3%9Fe%20%25")
    }

    @Test func noAnchorIsNoFragment() {
        #expect(DocsTarget(kind: .file, path: "a.png", anchor: nil).encodedFragment.isEmpty)
    }
}
