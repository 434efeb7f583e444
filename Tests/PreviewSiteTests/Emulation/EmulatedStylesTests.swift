import HTTPCore
import Testing

@testable import PreviewSite

struct EmulatedStylesTests {
    private static let (always, never) = ("(min-width: 0)", "(max-width: -1px)")

    private static func css(
        _ text: String, theme: PreviewTheme = .dark, textSize: PreviewLook.TextSize = .ordinary,
        preferences: Set<PreviewLook.Preference> = []
    ) -> String {
        var parameters = PageParameters()
        parameters.theme = theme
        (parameters.look.textSize, parameters.look.preferences) = (textSize, preferences)
        let emulation = MediaEmulation(parameters)
        return String(
            decoding: EmulatedStyles(text.utf8, emulation: emulation, at: "/assets/css/app.css").css, as: UTF8.self)
    }

    @Test(arguments: [
        ("(prefers-color-scheme: dark)", always), ("(prefers-color-scheme:light)", never),
        ("(PREFERS-COLOR-SCHEME : Dark )", always), ("( prefers-color-scheme /* a */ : /* b */ dark )", always),
        ("(prefers-color-scheme)", always), ("(prefers-color-scheme: no-preference)", never),
        ("(prefers-reduced-motion: reduce)", "(prefers-reduced-motion: reduce)"),
        ("(min-width: 40em)", "(min-width: 40em)"),
    ])
    func theThemeDecides(query: String, expected: String) {
        for form in ["@media Q { a { b: c } }", "@media screen and Q, not Q{}", "@supports (a: b) { @media Q {} }"] {
            #expect(Self.css(form.replacing("Q", with: query)) == form.replacing("Q", with: expected))
        }
    }

    @Test func theOtherThemeDecides() {
        #expect(Self.css("@media (prefers-color-scheme: dark) {}", theme: .light) == "@media \(Self.never) {}")
        #expect(
            Self.css("a { b: if(media((prefers-color-scheme: dark)): c) }") == "a { b: if(media(\(Self.always)): c) }")
    }

    @Test func preferencesDecide() {
        let css =
            "@media (prefers-reduced-motion) {} @media (prefers-contrast: less) {} @media (prefers-contrast: more) {}"
        let expected = "@media \(Self.always) {} @media \(Self.never) {} @media \(Self.always) {}"
        #expect(Self.css(css, theme: .system, preferences: [.motion, .contrast]) == expected)
    }

    @Test(arguments: [
        ("@media (min-width: 40em) and (max-width:.5rem) {}", "@media (min-width: 60.0em) and (max-width:.75rem) {}"),
        ("@media (30em <= width < 100px) {}", "@media (45.0em <= width < 100px) {}"),
        (
            "@media (min-width: calc(2em + 1px)) { a { b: 2em } }",
            "@media (min-width: calc(3.0em + 1px)) { a { b: 2em } }"
        ),
        ("@container (min-width: 2em) {}", "@container (min-width: 2em) {}"),
        (
            "@import url(x2em.css) (min-width: 2em); a { b: 2em }",
            "@import url(\"/assets/css/x2em.css?text=150\") (min-width: 3.0em); a { b: 2em }"
        ),
    ])
    func lengthsOfMediaQueriesFollowTheSizeOfText(css: String, expected: String) {
        #expect(Self.css(css, theme: .system, textSize: .large).replacing("0.75rem", with: ".75rem") == expected)
    }

    @Test(arguments: [
        ("light dark", " dark"), (" dark light ", " dark"), ("only light", "only light"), ("dark", "dark"),
        ("normal", "normal"), ("light dark !important", " dark!important"),
    ])
    func aColorSchemeForBothThemesIsTheChosenOne(value: String, expected: String) {
        #expect(Self.css("a { color-scheme:\(value); b: c }") == "a { color-scheme:\(expected); b: c }")
        #expect(Self.css("a{color-scheme:\(value)}", theme: .system) == "a{color-scheme:\(value)}")
    }

    @Test(arguments: [
        ("\"x.css\"", "\"/assets/css/x.css?theme=dark\""), ("url( '../x.css' )", "url( \"/assets/x.css?theme=dark\" )"),
        ("url(/assets/x.css?a=b#c)", "url(\"/assets/x.css?a=b&theme=dark\")"),
        ("\"https://example.com/x.css\"", "\"https://example.com/x.css\""),
    ])
    func importedStylesheetsAreEmulatedToo(address: String, expected: String) {
        let rest = " layer(base) supports(a: b);a { background: url(x.png) url(\"y.png\") }"
        #expect(Self.css("@import \(address)" + rest) == "@import \(expected)" + rest)
    }

    @Test(arguments: [
        "/* @media (prefers-color-scheme: dark) {} */", "a::before { content: \"(prefers-color-scheme: dark)\" }",
        "a { background: url(data:image/svg+xml,(prefers-color-scheme:dark)) }", "a { --color-scheme: light dark }",
        "a { content: '\\'(prefers-color-scheme: dark)' }", "@charset \"utf-8\";", "a { b: c", "@media (", "@import",
        "\\",
        "/*", "\"", "a { color-scheme: ", "@media (prefers-color-scheme", "@media (prefers-color-scheme:", "url(", "1",
        ".",
    ])
    func everythingElseStays(css: String) {
        #expect(Self.css(css, textSize: .large) == css)
    }
}
