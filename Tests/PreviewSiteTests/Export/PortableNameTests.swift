import Testing

@testable import PreviewSite

struct PortableNameTests {
    @Test(arguments: ["index.html", "console.html", "com10", "COM", ".nojekyll", "com.example", "日本.html", "a b"])
    func namesThatEverySystemCanHave(name: String) {
        #expect(PortableName.isPortable(name))
    }

    @Test(arguments: [
        ("CON", "CON-"), ("nul.txt", "nul-.txt"), ("con.de.html", "con-.de.html"), ("Lpt1", "Lpt1-"),
        ("com\u{B9}", "com\u{B9}-"),
        ("aux .md", "aux -.md"), ("CONOUT$", "CONOUT$-"), ("end.", "end.-"), ("end ", "end -"),
        ("Module::View", "Module--View"), ("a<b>|\"c\"?*\\\n", "a-b---c-----"),
    ])
    func namesThatAreChanged(name: String, changed: String) {
        #expect(PortableName.changing(name) == changed)
        #expect(PortableName.isPortable(changed))
    }
}
