import Testing

@testable import MarkdownDocs

struct LinkDestinationTests {
    @Test(arguments: [
        ("", LinkDestination.empty),
        ("https://swift.org/a.md", .absolute),
        ("MAILTO:me@example.org", .absolute),
        ("//host/a.md", .absolute),
        ("/previews/TaskListViewModel", .rooted(path: "/previews/TaskListViewModel", anchor: nil)),
        ("/Docs/A%20b.md?plain=1#c", .rooted(path: "/Docs/A b.md", anchor: "c")),
        ("data:image/png;base64,AA", .absolute),
        ("data:text/html,x", .unsafe),
        ("JavaScript:alert(1)", .unsafe),
        ("file:///etc/passwd", .unsafe),
        ("#partials", .anchor("partials")),
        ("#gr%C3%B6%C3%9Fe", .anchor("größe")),
        ("#", .anchor("")),
        ("A.md", .relative(path: "A.md", anchor: nil)),
        ("../A%20b.md#c", .relative(path: "../A b.md", anchor: "c")),
        ("100%.md", .relative(path: "100%.md", anchor: nil)),
        ("a/b:c.md", .relative(path: "a/b:c.md", anchor: nil)),
        ("1:2.md", .relative(path: "1:2.md", anchor: nil)),
        ("A.md#", .relative(path: "A.md", anchor: "")),
    ])
    func isWhatItsFormSays(destination: String, meaning: LinkDestination) {
        #expect(LinkDestination(destination) == meaning)
    }
}
