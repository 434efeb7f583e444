import Diagnostics
import FOSMVVM
import Foundation
import HTMLRendering
import HTTPCore
import MarkdownDocs
import TemplateEngine
import Testing

@testable import PreviewSite

/// The site's own words and templates.
struct SiteTextsTests {
    private static let locales = DocsLanguages.ofSite
    private static let pages = [
        "/", "/?q=xyzzy", "/previews/GreetingViewModel/with-name", "/previews/NoteViewModel/narrow?panel=view",
        "/docs/Templates", "/nowhere", "/previews/Nothing", "/previews/NoteViewModel/x", "/docs/x", "/assets/x",
        "/snapshots", "/snapshots/GreetingViewModel/with-name", "/coverage",
        "/matrix/GreetingViewModel?locales=en-XA&widths=390,768",
        "/previews/GreetingViewModel/with-name?panel=strings",
    ]

    @Test(arguments: locales)
    func everyPageHasAllItsNamesAndTexts(locale: String) throws {
        let site = try TestSite()
        for address in Self.pages {
            let page = try site.page(address, headers: [.acceptLanguage: locale])
            #expect(!page.contains("⚠"), "\(address)")
            #expect(!page.contains("%{"), "\(address)")
            #expect(page.contains("<html lang=\"\(locale)\""), "\(address)")
        }
    }

    @Test func everyFileHasTheSameKeysInEachLocale() throws {
        let files = FolderFiles(below: BuiltInFolders.localizations).files
        #expect(files.count > 10)
        for file in files {
            let keys = Self.keysByLocale(try String(contentsOfFile: file.file, encoding: .utf8))
            #expect(Set(keys.keys) == Set(Self.locales), "\(file.path)")
            #expect(Set(keys.values).count == 1, "\(file.path)")
        }
    }

    @Test func onlyRenderedHTMLIsPutInUnescaped() throws {
        let library = try TemplateLibrary(folders: BuiltInFolders.templates)
        #expect(library.errors.isEmpty)
        for name in library.names where name.hasPrefix("Host/") {
            let text = try #require(library.source(of: name)).text
            let unescaped = text.matches(of: /\{\{\{(\w+)\}\}\}/).map { String($0.1) }
            #expect(unescaped.allSatisfy { ["fragment", "html", "script", "style"].contains($0) }, "\(name)")
            #expect(!text.contains("{{&"), "\(name)")
        }
    }

    @Test func templatesNameNoAddressOfTheSite() throws {
        let library = try TemplateLibrary(folders: BuiltInFolders.templates)
        for name in library.names where name.hasPrefix("Host/") {
            let text = try #require(library.source(of: name)).text
            #expect(!text.contains("=\"/"), "\(name)")
        }
    }

    /// The lines of each locale up to their colons, which are its keys with their depth.
    /// The keys of a file by locale, without the forms of plurals, which differ between languages.
    private static func keysByLocale(_ text: String) -> [String: [String]] {
        let forms = ["zero", "one", "two", "few", "many", "other"]
        var keys: [String: [String]] = [:]
        var locale = ""
        for line in text.split(separator: "\n") {
            let key = line.prefix { $0 != ":" }
            if line.first?.isWhitespace == false {
                locale = String(key)
            } else if !forms.contains(key.trimmingCharacters(in: .whitespaces)) {
                keys[locale, default: []].append(String(key))
            }
        }
        return keys
    }
}
