import Foundation
import PreviewCatalog
import Testing

@Suite struct TemplatesTests {
    /// Text between tags would be the same in every language.
    @Test func noTextIsWrittenInATemplate() throws {
        let templates = try GalleryPackage.templateTexts()
        #expect(templates.count >= 26)
        for (path, template) in templates {
            let text =
                template
                .replacing(/\{\{!.*?\}\}/.dotMatchesNewlines(), with: "")
                .replacing(/\{\{\{?[^}]*\}?\}\}/, with: "")
                .replacing(/<[^>]*>/, with: "")
            #expect(text.allSatisfy { !$0.isLetter && !$0.isNumber }, "\(path)")
        }
    }

    @Test func nothingPassesUnescaped() throws {
        for (path, template) in try GalleryPackage.templateTexts() {
            #expect(!template.contains("{{{") && !template.contains("{{&") && !template.contains("<script"), "\(path)")
        }
    }

    @Test func everyViewHasItsTemplateAndSeveralPreviews() throws {
        let templates = try Set(GalleryPackage.templateTexts().keys)
        for entry in PreviewCatalog.load().entries where entry.place.isIn(target: "Gallery") {
            #expect(templates.contains("\(entry.feature)/\(entry.viewName).mustache"))
            #expect(entry.viewName + "Model" == entry.viewModelName)
            #expect(entry.previews.count >= 2, "\(entry.viewModelName)")
        }
    }

    @Test func everyCategoryHasItsViews() {
        let entries = PreviewCatalog.load().entries.filter { $0.place.isIn(target: "Gallery") }
        #expect(Set(entries.map(\.category)).count == 4)
    }
}
