import Foundation
import HTMLRendering
import TemplateEngine
import Testing

/// The templates of the example, as a server loads them.
@Suite struct TemplateLibraryTests {
    @Test func everyTemplateCanBeParsed() throws {
        let library = try TemplateLibrary(folders: [HTMLRenderer.builtInTemplates, GalleryPackage.templates])
        #expect(library.errors.map(\.localizedDescription) == [])
    }
}
