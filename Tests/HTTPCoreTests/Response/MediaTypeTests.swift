import HTTPCore
import Testing

struct MediaTypeTests {
    @Test(arguments: [
        ("index.html", MediaType.html), ("gallery.css", .css), ("host.js", .javaScript), ("index.json", .json),
        ("robots.txt", .plainText), ("README.md", .markdown), ("icon.svg", .svg), ("shot.png", .png), ("a.jpg", .jpeg),
        ("a.jpeg", .jpeg), ("a.webp", .webP), ("favicon.ico", .icon), ("font.woff2", .woff2), ("SHOT.PNG", .png),
        ("host.min.js", .javaScript), (".css", .css), ("css", .binary), ("archive.zip", .binary), ("a.", .binary),
        ("", .binary), ("a.mjs", .javaScript), ("a.gif", .gif), ("a.pdf", .pdf),
        ("a.wasm", .webAssembly), ("a.otf", .otf), ("a.ttc", .fontCollection), ("a.ogg", .oggAudio),
        ("a.opus", .oggAudio),
        ("a.ogv", .oggVideo), ("a.wav", .wave), ("a.m4a", .mp4Audio), ("a.flac", .flac), ("a.vtt", .webVTT),
        ("a.avif", .avif), ("a.webm", .webM), ("a.weba", .webMAudio), ("a.mov", .quickTime), ("a.m4v", .mp4),
        ("a.m3u8", .playlist), ("a.glb", .binaryModel), ("a.xml", .xml), ("a.js.map", .json),
    ])
    func `The extension determines the type`(fileName: String, type: MediaType) {
        #expect(MediaType(fileName: fileName) == type)
    }
}
