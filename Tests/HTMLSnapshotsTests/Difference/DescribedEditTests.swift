import Testing

@testable import HTMLSnapshots

struct DescribedEditTests {
    /// The edits in a short form, such as `label button Refresh: Reload → Update`.
    private func edits(_ old: String, _ new: String) throws -> [String] {
        let normalizer = HTMLNormalizer()
        let difference = SnapshotDifference(
            recorded: try RecordedText(normalizer.normalized(old).text), actual: try normalizer.normalized(new))
        let omitted = difference.omittedEdits > 0 ? ["\(difference.omittedEdits) more"] : []
        return difference.edits.map { edit in
            let subject = [edit.kind.rawValue, edit.attribute, edit.element, edit.name].compactMap(\.self)
            let values = edit.old == nil && edit.new == nil ? "" : ": \(edit.old ?? "-") → \(edit.new ?? "-")"
            return subject.joined(separator: " ") + values
        } + omitted
    }

    @Test(arguments: [
        ("<button>Refresh</button>", "<button>Reload it</button>", ["text button: Refresh → Reload it"]),
        ("<p>Two <b>red</b> lamps", "<p>Two <b>blue</b> lamps", ["text b: red → blue"]),
        ("<p>a c", "<p>a b c", ["text p a b c: - → b"]),
        ("<p>a b c", "<p>a c", ["text p a b c: b → -"]),
        ("a", "b", ["text : a → b"]),
        ("<pre>a\nb</pre>", "<pre>a\nc</pre>", ["text pre: a b → a c"]),
        (
            "<button aria-label='Refresh' disabled>R</button>", "<button aria-label='Reload'>R</button>",
            ["label aria-label button R: Refresh → Reload", "attribute disabled button R: disabled → -"]
        ),
        ("<a href=/a>All <i>of it</i></a>", "<a href=/b>All <i>of it</i></a>", ["address href a All of it: /a → /b"]),
        ("<p class='a b'>x", "<p class='a c d'>x", ["style class p x: b → c d"]),
        ("<p style='color: red'>x", "<p>x", ["style style p x: color: red → -"]),
        ("<ul><li>a</ul>", "<ul><li>a<li><b>b</b> c</ul>", ["added li b c"]),
        ("<p>a</p><hr><p>b</p>", "<p>a</p><p>b</p>", ["removed hr"]),
        ("<p>a</p>", "<h1 id=b>a</h1>", ["structure p a: p → h1"]),
        ("<ul><li>a</li></ul>", "<ul><ul><li>a</li></ul></ul>", ["added ul a"]),
        ("<p title=a>b</p>", "<p title=c>d</p>", ["label title p b: a → c", "text p: b → d"]),
    ])
    func anEditIsToldInWords(old: String, new: String, expected: [String]) throws {
        #expect(try edits(old, new) == expected)
    }

    @Test func aValueIsWhatPeopleSee() throws {
        let order = { (number: String) in "<p title='\(number) & \u{2068}co\u{2069}'>Nr. \u{2068}\(number)\u{2069} &lt;"
        }
        #expect(
            try edits(order("R-7"), order("R-8")) == [
                "label title p Nr. \u{2068}R-7\u{2069} <: R-7 & \u{2068}co\u{2069} → R-8 & \u{2068}co\u{2069}",
                "text p: Nr. \u{2068}R-7\u{2069} < → Nr. \u{2068}R-8\u{2069} <",
            ])
    }

    @Test func invisibleCharactersAreWrittenIfNothingElseDiffers() throws {
        #expect(try edits("<p>a&nbsp;b", "<p>a\u{2009}b") == ["text p: a&nbsp;b → a&#x2009;b"])
        #expect(try edits("<p>\u{2068}a\u{2069}", "<p>a") == ["text p: &#x2068;a&#x2069; → a"])
    }

    @Test func controlCharactersStayWritten() throws {
        #expect(try edits("<p>a", "<p>b&#x1B;c") == ["text p: a → b&#x1B;c"])
    }

    @Test func theSameEditIsToldOnce() throws {
        let list = "<ul><li class=a>x<li class=a>x</ul>"
        #expect(try edits(list, list.replacing("class=a", with: "class=b")) == ["style class li x: a → b"])
    }

    @Test func longTextsAndManyEditsAreShort() throws {
        let text = String(repeating: "word ", count: 100)
        #expect(try edits("<p>a", "<p>\(text)").allSatisfy { $0.count < 90 })
        let items = { (name: String) in (1...20).map { "<li><i>x\($0)</i><b>\(name)\($0)</b>" }.joined() }
        let edits = try edits(items("a"), items("b"))
        #expect(edits.count == 7 && edits.last == "14 more")
    }

    @Test func formattingAloneHasNoEdits() throws {
        #expect(try SnapshotDifference(recorded: "<p>a</p>\n\n", actual: "<p>a").edits.isEmpty)
    }
}
