import Foundation
import Testing

@testable import FOSMVVM
@testable import PreviewCatalog

/// Nothing here is registered: the records of this module and of the example are found in the program.
@Suite struct LinkedPreviewsTests {
    private let catalog = PreviewCatalog.load()

    @Test func previewsAreFoundWithTheirNamesInOrder() throws {
        let entry = try #require(catalog.entry(named: "CatalogLampViewModel"))
        #expect(entry.viewName == "CatalogLampView")
        #expect(entry.feature == "Lamps")
        #expect(entry.category == .display)
        #expect(entry.place.file == "Tests/PreviewCatalogTests/Lamps/LampPreviews.swift")
        #expect(entry.place.line == 28)
        let previews = entry.previews.prefix(4)
        #expect(previews.map(\.name) == ["Default", "Very  bright: 1,060 W!", "Дүние 灯", "Dim"])
        #expect(previews.map(\.slug) == ["default", "very-bright-1-060-w", "дүние-灯", "dim"])
        #expect(previews.map(\.place.line) == [28, 32, 41, 43])
    }

    @Test func previewsOfOtherModulesAreFound() throws {
        let entry = try #require(catalog.entry(named: "TaskListViewModel"))
        #expect(entry.place.file.hasPrefix("Examples/Gallery/"))
        #expect(catalog.bundles.contains { $0.bundleURL.lastPathComponent.contains("Gallery") })
    }

    @Test func aViewModelWithoutPreviewIsFoundByItsName() throws {
        #expect(!catalog.entries.contains { $0.viewModelName == "CatalogSocketViewModel" })
        #expect(catalog.viewModelNames.contains("CatalogSocketViewModel"))
        let entry = try #require(catalog.entry(named: "CatalogSocketViewModel"))
        #expect(entry.viewName == "CatalogSocketView")
        #expect(entry.feature == "Lamps")
        #expect(entry.previews.map(\.name) == ["Default"])
        #expect(try entry.previews.first?.make().subject.viewModel is CatalogSocketViewModel)
    }

    @Test func thePreviewsBodyMakesTheViewAnew() throws {
        let preview = try #require(catalog.preview("CatalogLampViewModel", slug: "very-bright-1-060-w"))
        let made = try preview.make()
        let subject = made.subject
        let lamp = try #require(subject.viewModel as? CatalogLampViewModel)
        #expect(lamp.watts == 1060)
        let present = Date(timeIntervalSince1970: 1_768_470_060)
        #expect(subject.volatileValues.shown(lamp.seen, present: present) == present)
        #expect(preview.locale?.identifier == "de")
        #expect(made.frame == PreviewFrame(minWidth: 300, idealWidth: 360, maxHeight: .infinity))
    }

    @Test(
        arguments: [
            ("plain", 2, PreviewFrame()),
            ("plain-small", 3, PreviewFrame(minWidth: 300, maxWidth: 300, minHeight: 200, maxHeight: 200)),
            ("plain-wide", 4, PreviewFrame(idealWidth: 844, idealHeight: 390)),
            ("plain-narrow", 5, PreviewFrame(minWidth: 240, maxWidth: 240)),
        ] as [(String, Int, PreviewFrame)])
    func aViewIsShownWithItsViewModelAndTheSizeOfItsTraits(slug: String, watts: Int, frame: PreviewFrame) throws {
        let preview = try #require(catalog.preview("CatalogLampViewModel", slug: slug))
        #expect(preview.viewName == "CatalogLampView")
        let made = try preview.make()
        #expect((made.subject.viewModel as? CatalogLampViewModel)?.watts == watts)
        #expect((made.subject.validations != nil) == (slug == "plain-small"))
        #expect(made.frame == frame)
    }

    @Test func whatIsUnknownIsNotFound() {
        #expect(catalog.entry(named: "AbsentViewModel") == nil)
        #expect(catalog.preview("CatalogLampViewModel", slug: "absent") == nil)
        #expect(catalog.preview("CatalogLampViewModel")?.slug == "default")
    }
}
