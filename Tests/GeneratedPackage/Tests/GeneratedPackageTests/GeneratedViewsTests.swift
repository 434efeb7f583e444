import Foundation
import Shop
import Testing

@testable import FOSMVVM
@testable import PreviewCatalog
@testable import PreviewCommands
@testable import PreviewGenerators
@testable import PreviewSite

/// The views and the UI tests of this package, which are made from its built ViewModels.
@Suite struct GeneratedViewsTests {
    private static let catalog = PreviewSite.catalog()

    private static func known(_ view: SamplePackage.View) throws -> KnownViewModel {
        try KnownViewModel(
            GeneratedName(view.name), in: catalog, package: SamplePackage.folder, children: view.children)
    }

    /// Returns the files of a view, and of its UI tests if it is in Swift.
    private static func files(of view: SamplePackage.View) throws -> [GeneratedFile] {
        let known = try known(view)
        let feature = known.feature(in: SamplePackage.layout)
        let path = SamplePackage.layout.path("Sources/Shop", feature: feature, "\(view.name)View.swift")
        let source = SamplePackage.folder.appending(path: path)
        if let children = view.children { #expect(BoundChild.written(inViewAt: source) == children) }
        let files = try ViewGenerator(of: known.shape, feature: feature, language: view.language)
            .files(in: SamplePackage.layout)
        guard view.language == .swift else { return files }
        let project = try GeneratedName(SamplePackage.layout.packageName)
        return try files
            + UITestsGenerator(
                of: known.shape, feature: feature, project: project,
                identifiers: GenerateUITestsCommand.identifiers(inViewAt: source)
            ).files(in: SamplePackage.layout)
    }

    @Test func viewsAndUITestsAreAsTheyAreWritten() throws {
        for view in try SamplePackage.views() {
            for file in try Self.files(of: view) {
                #expect(SamplePackage.written(file.path) == file.text, "\(file.path)")
            }
        }
    }

    /// Nobody has edited or forgotten a file.
    @Test func everyFileIsGenerated() throws {
        let generated = Set(
            try SamplePackage.viewModelFiles().map(\.path)
                + SamplePackage.views().flatMap { try Self.files(of: $0).map(\.path) })
        let written = [
            "Package.swift", "Sources/ShopServer/ShopServer.swift", "Sources/shop-previews/ShopPreviews.swift",
        ]
        let root = SamplePackage.folder.path(percentEncoded: false)
        let all = try #require(FileManager.default.enumerator(atPath: root)).compactMap { $0 as? String }
        let files = all.filter { !$0.hasPrefix(".") && !SamplePackage.folder.appending(path: $0).hasDirectoryPath }
            .filter { FileManager.default.isReadableFile(atPath: root + $0) && $0.contains(".") }
        let left = Set(files).subtracting(generated).subtracting(written)
        #expect(left.filter { !$0.hasPrefix("Tests/GeneratedPackageTests/") && $0 != "Package.resolved" } == [])
    }

    @Test func theKindIsFoundFromTheViewModel() throws {
        for view in try SamplePackage.views() {
            #expect(try Self.known(view).shape.kind == view.kind, "\(view.name)")
        }
    }

    @Test func childrenAreFoundByNameAndState() throws {
        let box = try KnownViewModel(GeneratedName("ServerBox"), in: Self.catalog, package: SamplePackage.folder)
        #expect(box.shape.children.map(\.name.base) == ["ServerBoxCount"])
        #expect(box.shape.children.first?.state == ["count: viewModel.count.value"])
    }

    @Test(arguments: [
        ("ErrandCard", "ErrandCardViewModel is not client-hosted"),
        ("ErrandListNotFound", "ServerBoxViewModel needs the properties responseError"),
        ("closed:ServerBoxStart", "ServerBoxViewModel has no property 'state' with the case 'closed'"),
        ("Nothing", "There is no ViewModel 'NothingViewModel'"),
    ])
    func otherChildrenAreErrors(child: String, message: String) throws {
        let error = #expect(throws: UsageError.self) {
            try KnownViewModel(
                GeneratedName("ServerBox"), in: Self.catalog, package: SamplePackage.folder, children: [child])
        }
        #expect(error?.errorDescription?.hasPrefix(message) == true, "\(error?.errorDescription ?? "")")
    }

    /// A ViewModel of one kind can have a view of another one, if it has what that view needs.
    @Test func aViewOfAnotherKindLacksWhatItDoesNotHave() throws {
        let door = try Self.known(.init(name: "ServerDoor", language: .swift, kind: .interactive, children: nil)).shape
        #expect(ViewModelShape.Kind.allCases.filter(door.allows) == [.display, .interactive])
        let files = try ViewGenerator(of: door, feature: nil, language: .swift, kind: .display)
            .files(in: SamplePackage.layout)
        #expect(files.count == 1 && !files[0].text.contains("operations"))
    }

    /// What generators write is what the page of translations looks for.
    @Test func otherLocalesHaveACopyToTranslate() throws {
        var layout = SamplePackage.layout
        layout.locales = ["en", "de"]
        let settings = try #require(try SamplePackage.viewModels().first { $0.name.base == "ShopSettings" })
        let yaml = try #require(try settings.files(in: layout).first { $0.path.hasSuffix(".yml") }?.text)
        #expect(
            yaml.contains("de: # Translate these texts.\n  ShopSettingsViewModel:\n    pageTitle: \"Shop settings\"\n"))
        let store = TextStore(yaml: ["a.yml": yaml])
        let german = try #require(LocaleIdentifier("de"))
        #expect(store.keys(in: german) == store.keys(in: .english) && store.problems.isEmpty)
        #expect(store.keys(in: german).allSatisfy { store.isCopy($0, in: german) })
    }

    /// An app has one class with this name.
    @Test(arguments: [true, false])
    func aContainerAddsTheStateOfTheAppOnce(hasAppState: Bool) throws {
        var layout = SamplePackage.layout
        layout.hasAppState = hasAppState
        let box = try Self.known(.init(name: "ServerBox", language: .swift, kind: .container, children: nil))
        let files = try ViewGenerator(of: box.shape, feature: nil, language: .swift).files(in: layout)
        #expect(files.map(\.path).contains("Sources/Shop/AppState.swift") == !hasAppState)
    }

    /// A view does not have to show everything.
    @Test func onlyElementsOfTheViewAreTested() throws {
        let settings = try Self.known(.init(name: "ShopSettings", language: .swift, kind: .interactive, children: nil))
        let files = try UITestsGenerator(
            of: settings.shape, feature: nil, project: GeneratedName("Shop"), identifiers: ["saveButton"]
        ).files(in: SamplePackage.layout)
        let tests = try #require(files.last?.text)
        #expect(tests.contains("testSaveButton") && !tests.contains("testResetButton") && !tests.contains("testTexts"))
    }

    @Test func theSamplePassesStrictChecks() throws {
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appending(path: "shop-previews")
        process.arguments = ["check", "--strict"]
        process.currentDirectoryURL = SamplePackage.folder
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
    }
}
