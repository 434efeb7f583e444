import Testing

@testable import MarkdownDocs

struct HeadingAnchorsTests {
    @Test(arguments: [
        ("Getting started", "getting-started"),
        ("What's new in 2.0?", "whats-new-in-20"),
        ("`{{items.0}}` & lists", "items0--lists"),
        ("snake_case - and dashes", "snake_case---and-dashes"),
        ("Größe & Überblick", "größe--überblick"),
        ("日本語 の 見出し", "日本語-の-見出し"),
        ("مَرحبًا بالعالم", "مَرحبًا-بالعالم"),
        ("Cafe\u{301} au lait", "cafe\u{301}-au-lait"),
        ("Launch 🚀 now", "launch--now"),
        ("a\"><script>", "ascript"),
        ("!!!", "section"),
        ("", "section"),
    ])
    func isThatOfCodeHosts(heading: String, anchor: String) {
        var anchors = HeadingAnchors()
        #expect(anchors.anchor(for: heading) == anchor)
    }

    @Test func repeatedHeadingsAreNumbered() {
        var anchors = HeadingAnchors()
        let given = ["Usage", "usage", "Usage!", "Other"].map { anchors.anchor(for: $0) }
        #expect(given == ["usage", "usage-1", "usage-2", "other"])
    }

    @Test func numberedAnchorIsNotGivenTwice() {
        var anchors = HeadingAnchors()
        let given = ["Usage", "Usage 1", "Usage"].map { anchors.anchor(for: $0) }
        #expect(given == ["usage", "usage-1", "usage-2"])
    }
}
