import HTMLSnapshots
import Testing

@Suite struct SnapshotRedactionTests {
    @Test(arguments: [
        (SnapshotRedaction.uuid, "6F9619FF-8b86-d011-b42d-00c04fc964ff", "[uuid]"),
        (.timestamp, "2026-01-31T08:00:00.123+01:00", "[timestamp]"),
        (.timestamp, "2026-01-31T08:00Z", "[timestamp]"),
        (.hash, "d41d8cd98f00b204e9800998ecf8427e", "[hash]"),
        (.hash, "d41d8cd98f00b204e9800998ecf8427", "d41d8cd98f00b204e9800998ecf8427"),
    ])
    func replacesInTextAndValues(redaction: SnapshotRedaction, text: String, expected: String) throws {
        let normalizer = HTMLNormalizer(redactions: [redaction])
        let normalized = try normalizer.normalized("<p id='x-\(text)'>a \(text)</p><script>'\(text)'</script>").text
        #expect(normalized == "<p id=\"x-\(expected)\">a \(expected)</p>\n<script>'\(expected)'</script>\n")
        #expect(try normalizer.normalized(normalized).text == normalized)
    }

    @Test func aDeclaredOneReplacesTheSpaceAroundIt() throws {
        let normalizer = HTMLNormalizer(redactions: [
            try SnapshotRedaction(name: "build", pattern: "\\s*build \\d+\\s*")
        ])
        #expect(try normalizer.normalized("<p>a build 12 <b>c</b></p>").text == "<p>a[build]<b>c</b></p>\n")
    }

    @Test func verbatimHTMLIsRedactedToo() throws {
        let html = "<a><table><a>build-1</a></table></a>\n"
        let normalizer = HTMLNormalizer(redactions: [try SnapshotRedaction(name: "b", pattern: "build-\\d")])
        #expect(try normalizer.normalized(html).text == html.replacing("build-1", with: "[b]"))
    }

    /// The number of ways to repeat the letters doubles with each of them.
    @Test func aPatternThatTakesTooLongIsAnError() throws {
        let normalizer = HTMLNormalizer(redactions: [try SnapshotRedaction(name: "slow", pattern: "(a+)+$")])
        let letters = String(repeating: "a", count: 50)
        #expect(throws: SnapshotRedactionError.tooSlow("slow")) { try normalizer.normalized("<p>\(letters)!</p>") }
        #expect(throws: SnapshotRedactionError.tooSlow("slow")) {
            try normalizer.normalized("<p title=\(letters)!></p>")
        }
    }

    @Test func aPatternThatWouldTakeTooLongForOtherTextsIsUsed() throws {
        let normalizer = HTMLNormalizer(redactions: [try SnapshotRedaction(name: "slow", pattern: "(a+)+$")])
        let letters = String(repeating: "a", count: 50)
        #expect(try normalizer.normalized("<p>\(letters)</p>").text == "<p>[slow]</p>\n")
    }

    @Test func aPatternThatTakesTooLongForItsOwnNameIsAnError() {
        let name = String(repeating: "a", count: 50) + "b"
        #expect(throws: SnapshotRedactionError.tooSlow(name)) { try SnapshotRedaction(name: name, pattern: "(a+)+$") }
    }

    @Test(arguments: [
        ("", "a", SnapshotRedactionError.name("")),
        ("a]", "a", .name("a]")),
        ("a", "(", .pattern("(", name: "a")),
        ("a", "[a-z]", .matchesItself("a")),
    ])
    func aWrongOneIsAnError(name: String, pattern: String, error: SnapshotRedactionError) {
        #expect(throws: error) { try SnapshotRedaction(name: name, pattern: pattern) }
        #expect(error.localizedDescription.contains("."))
    }
}
