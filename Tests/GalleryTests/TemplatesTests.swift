import Foundation
import PreviewCatalog
import Testing

/// Tests the example beyond the rules of `preview-host check`.
@Suite struct TemplatesTests {
    @Test func noTemplateHasAScript() throws {
        let templates = try GalleryPackage.templateTexts()
        #expect(templates.count >= 26)
        for (path, template) in templates { #expect(!template.contains("<script"), "\(path)") }
    }

    @Test func everyViewHasSeveralPreviews() {
        for entry in PreviewCatalog.load().entries where entry.place.isIn(target: "Gallery") {
            #expect(entry.previews.count >= 2, "\(entry.viewModelName)")
        }
    }

    @Test func everyCategoryHasItsViews() {
        let entries = PreviewCatalog.load().entries.filter(\.place.isInSources)
        #expect(Set(entries.map(\.category)).count == 4)
    }
}
