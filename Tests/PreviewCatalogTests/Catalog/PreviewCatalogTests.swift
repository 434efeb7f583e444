import Diagnostics
import FOSMVVM
import Foundation
import Testing

@testable import PreviewCatalog

@Suite struct PreviewCatalogTests {
    enum Other {
        @ViewModel
        struct CatalogLampViewModel {
            var vmId = ViewModelId()

            static func stub() -> Self { .init() }
        }
    }

    private func record(_ name: String?, file: String = "/p/Sources/Home/Lamps/A.swift", line: Int = 1) -> PreviewRecord
    {
        PreviewRecord(name: name, file: file, line: line) { CatalogLampView.previewHost() }
    }

    @Test func twoPreviewsOfOneAddressAreToldWithBothPlaces() throws {
        let catalog = PreviewCatalog(previews: [
            record("With items", file: "/p/Sources/Home/Lamps/B.swift", line: 9), record("With ITEMS!", line: 5),
        ])
        #expect(catalog.previews.map(\.name) == ["With ITEMS!"])
        let problem = try #require(catalog.problems.first)
        #expect(problem.place == SourcePlace(path: "Sources/Home/Lamps/B.swift", line: 9))
        let message = (problem as any Error).localizedDescription
        #expect(message.contains("CatalogLampViewModel"))
        #expect(message.contains("\"With items\""))
        #expect(message.contains("Sources/Home/Lamps/A.swift:5"))
        #expect(catalog.problems.count == 1)
    }

    /// The texts of a module of the program are known without a preview that names its bundle; those of a test's are not.
    @Test func theBundleOfAModuleHasTheTextsOfItsViewModels() throws {
        let linked = PreviewCatalog.load()
        let type = try #require(linked.preview("NotFoundViewModel")).viewModelType
        let bundle = type.textBundle
        #expect(bundle.bundleURL.lastPathComponent.contains("Gallery"))
        #expect(CatalogLampViewModel.textBundle == .main)
        for (folder, expected) in [("Sources", [bundle]), ("Tests", [])] {
            let record = ViewModelRecord(type, file: "/p/\(folder)/Home/A.swift") { bundle }
            let catalog = PreviewCatalog(previews: [], viewModels: [record])
            #expect(catalog.bundles == expected)
        }
    }

    @Test func twoUnnamedPreviewsAreOneTooMany() {
        #expect(PreviewCatalog(previews: [record(nil), record(nil, line: 2)]).problems.count == 1)
    }

    @Test(arguments: ["", "!?", " - ", "🙂"])
    func aNameWithoutALetterIsTold(name: String) throws {
        let catalog = PreviewCatalog(previews: [record(name, line: 3)])
        #expect(catalog.entries.isEmpty)
        #expect(catalog.problems.map(\.kind) == [.previewAddress])
        #expect(catalog.problems.map(\.place) == [SourcePlace(path: "Sources/Home/Lamps/A.swift", line: 3)])
        #expect(catalog.problems.first?.localizedDescription.contains("no letter or digit") == true)
    }

    @Test func twoViewModelsOfOneNameAreToldWithBothPlaces() throws {
        let catalog = PreviewCatalog(
            previews: [],
            viewModels: [
                ViewModelRecord(Other.CatalogLampViewModel.self, file: "/p/Sources/Home/Z.swift", line: 2),
                ViewModelRecord(CatalogLampViewModel.self, file: "/p/Sources/Home/A.swift", line: 8),
            ])
        let problem = try #require(catalog.problems.first)
        #expect(problem.place == SourcePlace(path: "Sources/Home/Z.swift", line: 2))
        #expect(problem.localizedDescription.contains("CatalogLampViewModel, in Sources/Home/A.swift:8"))
        #expect(try catalog.preview("CatalogLampViewModel")?.make().subject.viewModel is PreviewCatalogTests.Lamp)
    }

    private typealias Lamp = CatalogLampViewModel

    @Test func theFeatureIsTheFolder() {
        let files = ["/p/Sources/Home/Lamps/A.swift", "/p/Sources/Home/A.swift", "/elsewhere/A.swift", "A.swift"]
        let features = files.map { PreviewCatalog(previews: [record("A", file: $0)]).entries.first?.feature }
        #expect(features == ["Lamps", "Home", "elsewhere", ""])
    }

    @Test func thePlaceIsBelowThePackageWhateverItsFoldersAreCalled() throws {
        let package = FileManager.default.temporaryDirectory.appending(path: "Sources/package-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: package) }
        let folder = package.appending(path: "Sources/Clinic/Tests")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: package.appending(path: "Package.swift"))
        let place = SourcePlace(path: folder.appending(path: "../Tests/TestListView.swift").path, line: 1)
        #expect(place.file == "Sources/Clinic/Tests/TestListView.swift")
        #expect(place.isInSources)
        #expect(place.isIn(target: "Clinic"))
        #expect(place.feature == "Tests")
        let gone = SourcePlace(path: "/no/package/Sources/Clinic/Visits/VisitView.swift", line: 1)
        #expect(gone.file == "Sources/Clinic/Visits/VisitView.swift")
        let places = ["Sources/A/B.swift", "Examples/A/B.swift", "Examples/B/A.swift", "Tests/A/B.swift"]
            .map { SourcePlace(file: $0) }
        #expect(places.map(\.isInSources) == [true, true, true, false])
        #expect(places.map { $0.isIn(target: "A") } == [true, true, false, false])
    }

    @Test func thePackageOfAFolderIsSearchedForOnce() throws {
        let package = FileManager.default.temporaryDirectory.appending(path: "package-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: package) }
        let manifest = package.appending(path: "Package.swift")
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        try Data().write(to: manifest)
        var packages = SourcePackages()
        func path(of file: String) -> String { packages.pathInPackage(of: package.appending(path: file).path) }
        #expect(path(of: "Clinic/Visits/A.swift") == "Clinic/Visits/A.swift")
        try FileManager.default.removeItem(at: manifest)
        #expect(path(of: "Clinic/Visits/B.swift") == "Clinic/Visits/B.swift")
        for file in ["Clinic/Rooms/B.swift", "Clinic/Rooms/A.swift"] {
            #expect(path(of: file) == package.appending(path: file).path)
        }
    }

    @Test func entriesAreInOrderOfFeatureAndName() {
        let catalog = PreviewCatalog(previews: [
            PreviewRecord(name: "S", file: "/Sources/B/S.swift", line: 1) { SocketView.previewHost() },
            record("L", file: "/Sources/A/L.swift"),
        ])
        #expect(catalog.entries.map(\.feature) == ["A", "B"])
        #expect(catalog.viewModelNames == ["CatalogLampViewModel", "CatalogSocketViewModel"])
    }

    /// A body that ran would end the tests.
    @Test func noPreviewIsMadeToBeListed() {
        let german = Locale(identifier: "de")
        let catalog = PreviewCatalog(previews: [
            PreviewRecord(name: "Broken", file: "/Sources/B/S.swift", line: 7, locale: german) {
                CatalogLampView.previewHost(locale: german, viewModel: .stub(watts: [Int]()[0]))
            }
        ])
        let preview = catalog.previews.first
        #expect(preview?.name == "Broken")
        #expect(preview?.viewModelName == "CatalogLampViewModel")
        #expect(preview?.viewName == "CatalogLampView")
        #expect(preview?.category == .display)
        #expect(preview?.locale == german)
        #expect(preview?.place == SourcePlace(path: "Sources/B/S.swift", line: 7))
    }

    private struct SocketView: ViewModelView {
        init(viewModel: CatalogSocketViewModel) {}
    }

    @Test func sourcesThatChangedAfterAMomentAreNamed() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let sources = folder.appending(path: "Sources/Home")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        let moment = Date(timeIntervalSince1970: 1_000_000_000)
        let files = ["Old.swift", "New.swift", "Model.swift", "Added.swift", "Notes.md"].map {
            sources.appending(path: $0)
        }
        for (file, age) in zip(files, [-10.0, 10, 20, 30, 40]) {
            try Data().write(to: file)
            try FileManager.default.setAttributes(
                [.modificationDate: moment.addingTimeInterval(age)], ofItemAtPath: file.path)
        }
        let gone = record("Gone", file: sources.appending(path: "Gone.swift").path)
        let catalog = PreviewCatalog(
            previews: [record("Old", file: files[0].path), record("New", file: files[1].path), gone],
            viewModels: [ViewModelRecord(Other.CatalogLampViewModel.self, file: files[2].path)])
        #expect(catalog.sources(changedAfter: moment) == ["Model", "New"].map { "Sources/Home/\($0).swift" })
        #expect(
            catalog.targetFiles(changedAfter: moment) == ["Added", "Model", "New"].map { "Sources/Home/\($0).swift" })
        #expect(catalog.sources(changedAfter: .now) == [])
    }
}
