import Testing

@testable import HTMLRendering

@Suite struct LiveMarkupTests {
    @Test(arguments: [
        (
            #"<form><input name="a" value="1"></form>"#,
            #"<form><input name="a" value="1" form="live"></form>"#
        ),
        (
            #"<button type=button data-operation="cancel" disabled>x</button>"#,
            #"<button data-operation="cancel" disabled type="submit" form="live" name="action" value="cancel">x</button>"#
        ),
        (
            #"<button name="id" value="7 &quot;a" data-operation="select">x</button>"#,
            #"<button data-operation="select" type="submit" form="live" name="action" value="select?id=7 &quot;a">"#
                + "x</button>"
        ),
        (
            #"<button name='item' value='{"id":"7"}' data-operation='select'>x</button>"#,
            #"<button data-operation="select" type="submit" form="live" name="action" "#
                + #"value="select?item={&quot;id&quot;:&quot;7&quot;}">x</button>"#
        ),
        (
            #"<form><button class='a "b"'>x</button></form>"#,
            #"<form><button class='a "b"' type="submit" form="live" name="action" value="">x</button></form>"#
        ),
        (
            #"<input type="checkbox" name="on" checked>"#,
            #"<input type="hidden" form="live" name="on" value="">"#
                + #"<input type="checkbox" name="on" checked form="live">"#
        ),
        (
            #"<form><input type="submit" value="Go &amp; see" class="a"></form>"#,
            #"<form><button class="a" type="submit" form="live" name="action" value="">Go &amp; see</button></form>"#
        ),
        ("<button>x</button><input><textarea>&lt;</textarea>", "<button>x</button><input><textarea>&lt;</textarea>"),
        (
            #"<form><button type="Reset">x</button><button type="button">y</button></form>"#,
            #"<form><button type="Reset">x</button><button type="button">y</button></form>"#
        ),
    ])
    func controlsBelongToTheLiveForm(_ html: String, _ expected: String) {
        #expect(String(decoding: LiveMarkup(of: Array(html.utf8)).html, as: UTF8.self) == expected)
    }

    @Test func controlsInAViewInSwiftHaveNamesOfTheirOwn() {
        let html = """
            <input type="password" name="a"><button name="id" value="7" data-operation="choose"></button>
            <select name="b" data-operation="sort"></select><input form="live" name="v-1">
            """
        let markup = LiveMarkup(of: Array(html.utf8), namePrefix: "v-0.")
        #expect(
            String(decoding: markup.html, as: UTF8.self) == """
                <input type="password" name="v-0.a" form="live">\
                <button data-operation="choose" type="submit" form="live" name="action" value="v-0.choose?id=7"></button>
                <select name="v-0.b" data-operation="v-0.sort" form="live"></select><input form="live" name="v-1">
                """)
        #expect(markup.controls.map(\.name) == ["a", nil, "b"])
        #expect(markup.controls.map(\.isSecret) == [true, false, false])
    }

    @Test func aTemplateContainsOnlyWhatIsInItsNode() {
        let names = { LiveNames(prefix: $0, areIDs: false) }
        #expect(names("v-n1.").contain(names("v-n1-c-0.")))
        #expect(!names("v-n1.").contain(names("v-n10.")))
        #expect(!names("v-n1.").contain(names("v-n1.")))
        #expect(names("").contain(names("v-n1.")))
    }

    @Test func controlsAreListed() {
        let markup = LiveMarkup(
            of: Array(
                """
                <form><input name="a"><button data-operation="save" disabled></button></form>
                <form><select name="b" data-operation="choose"></select></form><button type="button" data-operation="x">
                """.utf8))
        let controls = markup.controls.map {
            "\($0.name ?? "-") \($0.operation ?? "-") \($0.form.map(String.init) ?? "-")"
        }
        #expect(controls == ["a - 0", "- save 0", "b choose 1", "- x -"])
        #expect(markup.controls.map(\.submits) == [false, true, false, false])
        #expect(markup.controls.map(\.isDisabled) == [false, true, false, false])
    }
}
