import Diagnostics
import FOSMVVM
import Foundation
import HTMLParsing
import MarkdownDocs
import TemplateEngine

extension FuzzTarget {
    /// The target for templates, named `main`, `a`, `b` and so on, rendered with ``templateValue``.
    static let templates = FuzzTarget("templates") { input in
        let names = ["main"] + "abcdefghijklmnopqrstuvwxyz".map(String.init)
        let sources = zip(names, input.parts).map { TemplateSource(name: $0, file: "\($0).mustache", text: $1) }
        let library = TemplateLibrary(sources: sources)
        let outlines = library.names.compactMap(library.outline)
        let rendering = library.render("main", templateValue, unresolved: .marked)
        _ = (library.errors.map(\.message), rendering.diagnostics.map(\.message))
        _ = library.unresolvedNames(in: [("main", [templateValue])])
        let isRaw = outlines.contains { $0.tags.contains { $0.kind == .unescaped } } || input.text.contains(rawText)
        try expect(isRaw || !rendering.text.contains(rawText), "A value is not escaped.")
    }

    private static let rawText = "<i data-fuzz>"

    private static let templateValue: TemplateValue = [
        "text": .string("\(rawText) & \"quoted\" 'too'"), "yes": true, "no": false, "number": 42, "empty": [],
        "list": [["text": "One", "list": [1, 2]], ["text": "Two", "list": []], ["text": .string(rawText)]],
        "object": ["text": .string(rawText), "object": ["text": "Deep"]], "template": "a",
    ]

    /// The target for a YAML file of texts.
    static let yaml = FuzzTarget("yaml") { input in
        let store = TextStore(yaml: ["Texts.yml": input.text])
        let lines = input.text.count(where: \.isNewline) + 2
        for line in store.problems.compactMap(\.place?.line) {
            try expect((1...lines).contains(line), "A problem is in line \(line) of \(lines).")
        }
        for locale in store.locales {
            for key in store.keys(in: locale) {
                try expect(store.entry(for: key, in: locale) != nil, "\(locale) has no entry for its key \(key).")
                _ = store.text(for: key, locale: locale)
            }
        }
    }

    /// The target for a Markdown page.
    static let markdown = FuzzTarget("markdown") { input in
        do {
            let document = try MarkdownDocument(input.text, file: URL(filePath: "/Docs/Page.md"))
            let anchors = document.headings.map(\.anchor)
            try expect(Set(anchors).count == anchors.count, "Two headings have one anchor.")
            let html = document.html()
            try HTMLInspection.expectSound(Array(html.utf8), of: "The page")
            let elements = try HTMLParser.parse(html).elements
            for element in elements { try expectSafe(element) }
        } catch is HTMLParsingError {} catch is Diagnostic {}
    }

    /// The elements that run code, load another document or belong to a form.
    private static let unsafeElements: Set<String> = [
        "base", "button", "embed", "form", "frame", "iframe", "input", "link", "math", "meta", "object", "script",
        "select", "style", "svg", "template", "textarea", "title",
    ]

    /// - Throws: ``BrokenInvariant`` for an element beyond those that a page may contain.
    private static func expectSafe(_ element: HTMLElement) throws {
        try expect(!unsafeElements.contains(element.name), "The page has a <\(element.name)>.")
        for attribute in element.attributes {
            let name = attribute.name.lowercased()
            try expect(!name.hasPrefix("on") && name != "style", "The page has the attribute \(name).")
            let value = (attribute.value ?? "").unicodeScalars.filter { $0.value > 0x20 }
            let address = ["href", "src", "srcset"].contains(name) ? String(value).lowercased() : ""
            try expect(
                !["javascript:", "vbscript:"].contains(where: address.hasPrefix), "The page links to \(address).")
        }
    }
}
