import HTTPCore
import Testing

struct MediaTypeTests {
    @Test(arguments: [
        ("index.html", MediaType.html), ("gallery.css", .css), ("host.js", .javaScript), ("index.json", .json),
        ("robots.txt", .plainText), ("README.md", .markdown), ("icon.svg", .svg), ("shot.png", .png), ("a.jpg", .jpeg),
        ("a.jpeg", .jpeg), ("a.webp", .webP), ("favicon.ico", .icon), ("font.woff2", .woff2), ("SHOT.PNG", .png),
        ("host.min.js", .javaScript), (".css", .css), ("css", .binary), ("archive.zip", .binary), ("a.", .binary),
        ("", .binary), ("a.mjs", .javaScript), ("a.gif", .gif), ("a.pdf", .pdf),
    ])
    func `The extension determines the type`(fileName: String, type: MediaType) {
        #expect(MediaType(fileName: fileName) == type)
    }
}
