import TemplateEngine
import Testing

/// Templates put together at random from pieces that are hard to parse and render, the same ones in each run.
@Suite struct GeneratedTemplateTests {
    static let pieces = [
        "{{", "}}", "{{{", "}}}", "{{#a}}", "{{/a}}", "{{^a}}", "{{#b}}", "{{/b}}", "{{$x}}", "{{/x}}", "{{<p}}",
        "{{/p}}",
        "{{> p}}", "{{> *s}}", "{{> q}}", "{{<*s}}", "{{/*s}}", "{{.}}", "{{a.b}}", "{{a.0.b}}", "{{list}}",
        "{{#list}}", "{{/list}}",
        "{{index}}", "{{!", "{{=| |=}}", "|={{ }}=|", "|a|", "{{&a}}", "{{{a}}}", "{{missing}}", "{{}}", "\n", "\r\n",
        "  ", "\t", "text", "é\u{301}",
        "\0", "\u{FEFF}", ".", "#", "/", "*", "<", "\"",
    ]

    static let value: TemplateValue = [
        "a": ["b": "<b>", "0": 1], "b": true, "list": [1, "two", ["a": 3], [4], .null], "s": "p",
        "x": .double(.infinity),
    ]

    @Test(arguments: 0..<40)
    func nothingTraps(_ seed: Int) {
        var generator = FixedGenerator(seed: UInt64(seed))
        for _ in 0..<50 {
            let texts = (0..<3).map { _ in
                (0..<Int.random(in: 0...24, using: &generator))
                    .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
                    .joined()
            }
            let library = TemplateLibrary(["p": texts[0], "q": texts[1], "page": texts[2]])
            for name in library.names {
                let rendering = library.render(name, Self.value, unresolved: .marked)
                #expect(String(validating: rendering.bytes, as: UTF8.self) != nil)
                #expect(rendering.diagnostics.allSatisfy { !$0.message.isEmpty })
            }
            #expect(library.errors.allSatisfy { $0.errorDescription?.isEmpty == false })
        }
    }

    @Test(arguments: 0..<20)
    func anyBytesParseOrAreTold(_ seed: Int) {
        var generator = FixedGenerator(seed: UInt64(seed))
        for _ in 0..<200 {
            let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                Bool.random(using: &generator)
                    ? UInt8.random(in: .min ... .max, using: &generator)
                    : "{}#/^$<>.a\n ".utf8.randomElement(using: &generator) ?? 0
            }
            let library = TemplateLibrary(sources: [TemplateSource(name: "page", file: "page", bytes: bytes)])
            let rendering = library.render("page", Self.value)
            #expect(library.errors.isEmpty || rendering.diagnostics.count == 1)
        }
    }
}

/// The same numbers for the same seed on every machine (SplitMix64).
private struct FixedGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
