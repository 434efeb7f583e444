import FOSFoundation
import FOSMVVM
import FOSTesting
import Foundation
import Testing

@Suite struct VersionedViewModelTests: LocalizableTestCase {
    let localizationStore: any LocalizationStore = PostcardTexts.store
    private let root = FileManager.default.temporaryDirectory.appending(path: String.unique())

    private func files(in folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: root.appending(path: "\(folder)/.VersionedTestJSON").path)
        return names?.sorted() ?? []
    }

    @Test(arguments: [
        ("Tests/ShopTests/Deep/Deeper/OrderTests.swift", "Tests/ShopTests"), ("Shop/Unit/OrderTests.swift", "Shop"),
    ])
    func theJSONOfAVersionIsStoredForItsTarget(test: String, folder: String) throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let file = root.appending(path: test).path
        try expectVersionedViewModel(StampViewModel.self, version: .vInitial, encoder: encoder(), file: file)
        #expect(files(in: folder) == ["StampViewModel_1.0.0.json"])
        try expectVersionedViewModel(
            StampViewModel.self, version: SystemVersion(major: 2), encoder: encoder(), file: file)
        #expect(files(in: folder) == ["StampViewModel_1.0.0.json", "StampViewModel_2.0.0.json"])
    }

    @Test func anEarlierVersionThatDoesNotDecodeFails() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        for (name, json) in [("StampViewModel_1.0.0", "{}"), ("StampViewModel_old", ""), ("Stamp_1.0.0", "")] {
            try Data(json.utf8).write(to: root.appending(path: "\(name).json"))
        }
        let error = try #require(throws: FOSCodableError.self) {
            try expectVersionedViewModel(
                StampViewModel.self, version: SystemVersion(major: 2), encoder: encoder(), "Shop",
                fixedTestFilePath: root)
        }
        let message = error.debugDescription
        #expect(message.hasPrefix("Shop: StampViewModel does not decode from its JSON of version 1.0.0, "))
        #expect(message.contains("StampViewModel_1.0.0.json: '") && message.hasSuffix(" is absent."))
    }

    @Test func theFullTestsOfAFileStoreItsVersion() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let file = root.appending(path: "Tests/ShopTests/OrderTests.swift").path
        try expectFullViewModelTests(StampViewModel.self, locales: [en], file: file)
        #expect(files(in: "Tests/ShopTests") == ["StampViewModel_\(SystemVersion.current).json"])
    }
}
