import HTMLParsing
import Testing

@testable import FOSTestingUI

/// Elements of HTML, and the queries for them.
@MainActor @Suite struct ElementTreeTests {
    private func tree(_ html: String) throws -> ElementTree { ElementTree(try HTMLParser.parse(html)) }

    private func names(_ query: ElementQuery, in tree: ElementTree) throws -> [String] {
        try query.matches(in: tree).map { tree.elements[$0].identifier }
    }

    @Test func htmlHasElements() throws {
        let tree = try tree(
            """
            <article data-testid="card" aria-label="Card">
              <h2 data-testid="title">Ada <em>Lovelace</em></h2>
              Loose text <a href="/x" data-testid="link">More</a>
              <label for="e">Email</label><input id="e" name="email" value="a@b" placeholder="you@" disabled>
              <label><span><b>News</b><small>Weekly</small></span><input type="checkbox" role="switch" data-testid="news" checked></label>
              <select name="size"><option>S</option><option selected>M</option></select>
              <button data-testid="save" data-operation="save">Save <b>all</b></button>
              <p hidden>Hidden</p><img alt="A lamp" src="l.png"><progress value="0.5"></progress>
            </article>
            """)
        #expect(
            tree.outline == """
                other 'card' "Card"
                  staticText 'title' "Ada Lovelace"
                  staticText "Loose text"
                  link 'link' "More"
                  staticText "Email"
                  textField 'email' "Email" value "a@b" disabled
                  staticText "News"
                  staticText "Weekly"
                  switch 'news' "News Weekly" value "1" selected
                  picker 'size' value "M"
                  button 'save' "Save all"
                    staticText "Save"
                    staticText "all"
                  image "A lamp"
                  progressIndicator value "0.5"
                """)
        let save = TemplateControl(name: nil, action: "save", value: "on", choices: [:], node: nil)
        #expect(tree.elements.first { $0.identifier == "save" }?.control == .template(save))
    }

    @Test func whatIsHiddenOrEnteredIsNoPartOfALabel() throws {
        let tree = try tree(
            """
            <label>Size <select name="size"><option>S<option>M</select></label>
            <label>Notes <textarea name="notes">old</textarea></label>
            <button><span hidden>Saving…</span>Save</button><p>Total <span hidden>draft </span>5</p>
            <button><svg aria-hidden="true"><title>Trash</title></svg>Delete</button><input type="HIDDEN" name="no">
            """)
        #expect(
            tree.outline == """
                staticText "Size"
                picker 'size' "Size" value "S"
                staticText "Notes"
                textView 'notes' "Notes" value "old"
                button "Save"
                staticText "Total 5"
                button "Delete"
                """)
    }

    @Test func anOutlineIsBounded() throws {
        let tree = try tree(String(repeating: "<p>x</p>", count: 100))
        #expect(tree.outline.split(separator: "\n").count == 61)
        #expect(tree.outline.hasSuffix("… and 40 more"))
    }

    @Test func queriesAreNested() throws {
        let tree = try tree(
            """
            <div data-testid="a"><p><button data-testid="x">One</button></p></div>
            <div data-testid="b"><button data-testid="x">Two</button><button data-testid="y">Three</button></div>
            """)
        let all = ElementQuery().appending(.init(type: .button))
        #expect(try names(all, in: tree) == ["x", "x", "y"])
        let inB = ElementQuery().appending(.init(type: .other)).matching(.name("b"))
        #expect(try names(inB.appending(.init(type: .button)), in: tree) == ["x", "y"])
        #expect(try names(all.matching(.name("Two")), in: tree) == ["x"])
        #expect(try names(all.at(.index(2)), in: tree) == ["y"])
        #expect(try names(all.at(.index(3)), in: tree) == [])
        let inA = ElementQuery().appending(.init(type: .other)).matching(.name("a"))
        #expect(try names(inA.appending(.init(scope: .children, type: .button)), in: tree) == [])
        #expect("\(inB.appending(.init(type: .button)).matching(.name("x")))" == "button 'x' in other 'b'")
    }

    @Test(arguments: [
        ("label == 'One'", ["x"]), ("label != 'One'", ["y", "z"]), ("label CONTAINS[c] 'T'", ["y", "z"]),
        ("label CONTAINS[cd] 'ÓNE'", ["x"]), ("label MATCHES[c] 't(wo|hree)'", ["y", "z"]),
        ("label BEGINSWITH 'T' AND isEnabled == false", ["z"]), ("NOT (label LIKE 'T*')", ["x"]),
        ("identifier MATCHES '[xy]'", ["x", "y"]), ("label ENDSWITH 'o' OR enabled == NO", ["y", "z"]),
        ("TRUEPREDICATE", ["x", "y", "z"]), ("value == ''", ["x", "y", "z"]),
    ])
    func predicatesSelect(_ format: String, _ expected: [String]) throws {
        let tree = try tree(
            """
            <button data-testid="x">One</button><button data-testid="y">Two</button>
            <button data-testid="z" disabled>Three</button>
            """)
        let query = ElementQuery().appending(.init(type: .button)).matching(.predicate(NSPredicate(format: format)))
        #expect(try names(query, in: tree) == expected)
    }

    @Test(arguments: [
        "", "frame == 3", "label", "label ==", "label > 3", "label == %@", "(label == 'a'", "label == 'a' 'b'",
        "label CONTAINS[w] 'a'", "label MATCHES '['", "value == nil", "label == identifier", "isEnabled == maybe",
    ])
    func aPredicateThatIsNotSupportedIsAnError(_ format: String) throws {
        let tree = try tree("<button>One</button>")
        let query = ElementQuery().appending(.init(type: .any)).matching(.predicate(NSPredicate(format: format)))
        #expect(throws: UnsupportedQuery.self) { try query.matches(in: tree) }
    }
}
