import HTTPCore
import Testing

@testable import PreviewSite

struct MediaEmulationTests {
    private static let document = "/render/GreetingViewModel/with-name"

    private static func site(_ template: String = "<p>{{title}}</p>", settings: String? = nil) throws -> TestSite {
        var files = TestSite.files
        files["Templates/App/GreetingView.mustache"] = template
        files["Public/app.css"] =
            "@import \"deep/more.css\";\n@media (prefers-color-scheme: dark) { p { color: red } }\n"
        files["Public/deep/more.css"] = "@media (prefers-color-scheme: light) { p { color: blue } }\n"
        files[".preview-host"] = settings
        return try TestSite(files: files)
    }

    private static func sheet(_ name: String, of page: String) throws -> String {
        let link = page.matches(of: /<link rel="stylesheet" href="([^"]*)"/).map { String($0.1) }
        return try #require(link.first { $0.contains("/\(name).") }).replacing("&amp;", with: "&")
    }

    @Test func linkedAndImportedStylesheetsHaveTheTheme() throws {
        let site = try Self.site()
        let address = try Self.sheet("app", of: site.page(Self.document + "?theme=dark"))
        let sheet = try site.get(address)
        #expect(sheet.headers[.cacheControl]?.contains("immutable") == true)
        #expect(sheet.text.contains("@import \"/assets/deep/more.css?theme=dark\""))
        #expect(sheet.text.contains("@media (min-width: 0) { p { color: red } }"))
        #expect(try site.page("/assets/deep/more.css?theme=dark").contains("@media (max-width: -1px)"))
        #expect(try site.page("/assets/app.css").contains("@media (prefers-color-scheme: dark)"))
    }

    @Test func anOldAddressLeadsToTheSameTheme() throws {
        let response = try Self.site().get("/assets/app.0123456789abcdef.css?theme=dark&motion=reduce")
        #expect(response.headers[.location]?.hasSuffix(".css?theme=dark&motion=reduce") == true)
    }

    @Test func theHostsOwnStylesheetHasTheTheme() throws {
        let site = try Self.site()
        let dark = try site.page(Self.sheet("preview", of: site.page(Self.document + "?theme=dark")))
        #expect(dark.contains("color-scheme: dark;"))
    }

    @Test(arguments: [
        ("<source media=\"(prefers-color-scheme: dark)\">", "<source data-emulated media=\"(min-width: 0)\">"),
        ("<source media='(prefers-color-scheme:light)'>", "<source data-emulated media='(max-width: -1px)'>"),
        ("<style media=print>a{}</style>", "<style data-emulated media=print>a{}</style>"),
        (
            "<STYLE>@media (prefers-color-scheme:dark){a{}}</STYLE>",
            "<STYLE data-emulated>@media (min-width: 0){a{}}</STYLE>"
        ),
        ("<p style=\"color-scheme: light dark\">", "<p style=\"color-scheme: dark\">"),
        (
            "<link rel=\"Stylesheet\" href=\"/assets/app.css?a=b\">",
            "<link data-emulated rel=\"Stylesheet\" href=\"/assets/app.css?a=b&amp;theme=dark\">"
        ),
        ("<link rel=\"icon\" href=\"/a.css\">", "<link data-emulated rel=\"icon\" href=\"/a.css\">"),
        ("<script>\"(prefers-color-scheme: dark)\"</script>", "<script>\"(prefers-color-scheme: dark)\"</script>"),
        ("<p title=\"(prefers-color-scheme: dark)\">&lt;", "<p title=\"(prefers-color-scheme: dark)\">&lt;"),
    ])
    func inlineStylesAndAttributesHaveTheTheme(html: String, expected: String) {
        var parameters = PageParameters()
        parameters.theme = .dark
        #expect(MediaEmulation(parameters).html(html, at: "/render/A") == expected)
    }

    @Test func sizesOfImagesFollowTheSizeOfText() {
        var parameters = PageParameters()
        parameters.look.textSize = .largest
        let html = "<img sizes=\"(min-width &gt;= 10em) 5em, 1px\">"
        let expected = "<img sizes=\"(min-width >= 20.0em) 10.0em, 1px\">"
        #expect(MediaEmulation(parameters).html(html, at: "/") == expected)
    }

    @Test func aDocumentHasTheThemeOfItsPage() throws {
        let site = try Self.site("<style>@media (prefers-contrast: more) { p { b: c } }</style><p>{{title}}</p>")
        let page = try site.page(Self.document + "?theme=light&contrast=more&text=150")
        #expect(page.contains("@media (min-width: 0)"))
        let features = "prefers-color-scheme:light prefers-contrast:more text-size:150"
        #expect(page.contains("data-emulated-media=\"\(features)\""))
        #expect(page.contains("/assets/preview-host/emulation."))
        #expect(!(try site.page(Self.document)).contains("emulat"))
    }

    @Test func scriptsOfAnExportEmulateMediaFeatures() throws {
        let site = try Self.site()
        try site.edit(".preview-host", "theme: body.dark\n")
        let export = try TestExport(site)
        let page = try export.text("render/GreetingViewModel/with-name.html")
        #expect(page.contains(" data-dark=\"body class dark\"></script>"))
        #expect(page.contains("<script src=\"../../assets/preview-host/emulation.js\"></script>\n</head>"))
        #expect(page.contains("href=\"../../assets/app.css\""))
        #expect(try export.text("assets/app.css").contains("@media (prefers-color-scheme: dark)"))
    }

    @Test(arguments: [
        ("theme: .dark", "<html lang=\"en\" dir=\"ltr\" class=\"dark\"", "<html lang=\"en\" dir=\"ltr\" data-emulated"),
        ("theme: data-bs-theme", "data-bs-theme=\"dark\"", "data-bs-theme=\"light\""),
        ("theme: '[data-mode=night]'", "data-mode=\"night\"", "<html lang=\"en\" dir=\"ltr\" data-emulated"),
        ("theme:\n  light: data-theme=nord\n  dark: .night", "ltr\" class=\"night\"", "ltr\" data-theme=\"nord\""),
        ("theme: body.dark-mode", "\" class=\"dark-mode\">", "<html lang=\"en\" dir=\"ltr\" data-emulated"),
    ])
    func aSettingNamesTheMarkOfATheme(setting: String, dark: String, light: String) throws {
        let site = try Self.site(settings: setting + "\n")
        #expect(try site.page(Self.document + "?theme=dark").contains(dark))
        #expect(try site.page(Self.document + "?theme=light").contains(light))
        #expect(try !site.page(Self.document + "?theme=dark").contains("data-theme="))
        #expect(try site.page(Self.document).contains("<html lang=\"en\" dir=\"ltr\">"))
    }

    @Test(arguments: [
        ("theme: dark mode", "&#39;dark mode&#39; is not a class or an attribute."),
        ("theme: onclick", "&#39;onclick&#39; is not a class or an attribute."),
        ("theme:\n  drak: .dark", "There is no theme &#39;drak&#39;. The themes are light and dark."),
    ])
    func aWrongMarkIsReported(setting: String, message: String) throws {
        let site = try Self.site(settings: setting + "\n")
        #expect(try site.page("/previews/NoteViewModel/narrow").contains(message))
        #expect(try site.page(Self.document + "?theme=dark").contains("data-theme=\"dark\""))
    }
}
