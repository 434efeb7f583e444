import Diagnostics
import FOSMVVM
import Foundation
import Gallery
import PreviewCatalog
import Testing

@testable import PreviewChecks

@Suite struct MissingTranslationTests {
    @Test func findsWhatALocaleLacksAndNamesItsFile() {
        let package = SamplePackage(texts: [
            "en.yml": "en:\n  LampViewModel:\n    title: Lamp\n    hint: Dim\n",
            "de.yml": "de:\n  LampViewModel:\n    hint: Dimmen\n",
        ])
        #expect(
            package.lines(MissingTranslation()) == [
                "de.yml:3: 'LampViewModel.title' has no text for 'de'. Add it below 'de:' in this file."
            ])
    }

    @Test func findsWhatTheDefaultLocaleLacks() {
        let package = SamplePackage(texts: [
            "de.yml": "de:\n  LampViewModel:\n    title: Lampe\n", "en.yml": "en: {}\n",
        ])
        #expect(
            package.lines(MissingTranslation()) == [
                "de.yml:3: 'LampViewModel.title' has no text for 'en'. Add 'en:' with it to this file."
            ])
    }

    @Test func whatNoFileHasIsToldWhereTheViewModelIs() {
        let record = ViewModelRecord(LampViewModel.self, file: "/package/Sources/Lamps/LampViewModel.swift", line: 5)
        var package = SamplePackage(texts: ["en.yml": "en: {}\nde: {}\n"], viewModels: [record])
        let message =
            "'LampViewModel.title' has no text in any locale. Add it to a YAML file such as Localizations/LampViewModel.yml."
        #expect(package.lines(MissingTranslation()) == ["Sources/Lamps/LampViewModel.swift:5: \(message)"])
        package.viewModels = []
        #expect(package.lines(MissingTranslation()) == ["Sources/Lamps/LampView.swift:7: \(message)"])
    }

    @Test func aPackageWithoutTextsLacksThem() {
        let package = SamplePackage(texts: [:])
        #expect(package.lines(MissingTranslation()).first?.contains("'LampViewModel.title' has no text") == true)
    }

    @Test func `A file without the locale is told to add it`() {
        let package = SamplePackage(texts: [
            "A.yml": "en:\n  LampViewModel:\n    title: Lamp\n", "B.yml": "de_AT:\n  Other:\n    a: x\n",
        ])
        #expect(
            package.lines(MissingTranslation()).filter { $0.hasPrefix("A.yml") } == [
                "A.yml:3: 'LampViewModel.title' has no text for 'de-AT'. Add 'de-AT:' with it to this file."
            ])
    }

    @Test func `Texts of a target without resources are one finding about the manifest`() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "checks-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let folder = root.appending(path: "Sources/Lamps/Localizations")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let texts = "en:\n  LampViewModel:\n    title: Lamp\n"
        try Data(texts.utf8).write(to: folder.appending(path: "LampViewModel.yml"))
        let package = SamplePackage(root: root, texts: [:])
        #expect(
            package.lines(MissingTranslation()) == [
                "Package.swift: The texts in Sources/Lamps/Localizations are not read, because the target has no "
                    + "resources. Add 'resources: [.copy(\"Localizations\")]' to the target 'Lamps' in Package.swift."
            ])
    }

    @Test func `A preview with the bundle of the program is one finding if the one of its ViewModel has texts`() {
        let file = "/package/Tests/LampTests/NotFoundView.swift"
        var package = SamplePackage(previews: [
            PreviewRecord(name: "Main", file: file, line: 4, bundle: .main) {
                NotFoundView.previewHost(bundle: .main, viewModel: .stub())
            }
        ])
        #expect(
            package.lines(MissingTranslation()) == [
                "Tests/LampTests/NotFoundView.swift:4: The bundle of the preview has no texts. "
                    + "Write 'bundle: .module' in the call of previewHost."
            ])
        package.texts = ["L.yml": "en: { LampViewModel: { title: L }, NotFoundViewModel: { title: x } }\n"]
        #expect(!package.lines(MissingTranslation()).contains { $0.contains("bundle") })
    }

    @Test(arguments: [(Bundle.main, 1), (Bundle.gallery, 2)])
    func `A rendered preview has one problem if its bundle has no texts`(bundle: Bundle, count: Int) throws {
        let file = "/package/Tests/LampTests/NotFoundView.swift"
        let record = PreviewRecord(name: "Main", file: file, line: 4, bundle: bundle) {
            NotFoundView.previewHost(bundle: bundle, viewModel: .stub())
        }
        let preview = try #require(PreviewCatalog(previews: [record]).previews.first)
        let missing = ["title", "text"].map { Diagnostic(.missingText, "'NotFoundViewModel.\($0)' has no text.") }
        let explained = preview.explained(missing)
        #expect(explained.count == count)
        #expect((explained.first?.message == Preview.bundleWithoutTexts) == (count == 1))
        #expect(preview.explained([]).isEmpty)
    }

    @Test func `A type without texts in any locale is one finding`() {
        var package = SamplePackage.repairs()
        package.texts = ["A.yml": "en: { Other: { a: x } }\nde: { Other: { a: x } }\n"]
        #expect(
            package.lines(MissingTranslation()) == [
                "Sources/RepairView.swift:3: 'RepairViewModel' has no texts in any locale: 'title', 'count' and 2 more. "
                    + "Add them to a YAML file such as Localizations/RepairViewModel.yml."
            ])
    }

    @Test func theFileWithMostTextsOfTheTypeIsNamed() {
        let package = SamplePackage(texts: [
            "A.yml": "en:\n  LampViewModel:\n    title: Lamp\nde:\n  LampViewModel:\n    hint: x\n    tip: y\n",
            "Z.yml": "de:\n  LampViewModel:\n    more: z\n",
        ])
        #expect(package.lines(MissingTranslation()).first?.hasPrefix("A.yml:7: 'LampViewModel.title' has no") == true)
    }

    @Test func aListOfListsIsToldOnce() {
        let package = SamplePackage(texts: [
            "A.yml": "en:\n  L:\n    a: [x]\n    b: y\nde:\n  L:\n    a: [[x]]\n    b: y\n"
        ])
        #expect(package.lines(MissingTranslation()) == [])
        #expect(package.lines(UnreadableTexts()).count == 1)
    }

    @Test func findsWhatOnlyAPreviewKnows() {
        let package = SamplePackage(texts: ["en.yml": "en:\n  LampViewModel:\n    hint: Dim\n"])
        #expect(
            package.lines(MissingTranslation()) == [
                "en.yml:3: 'LampViewModel.title' has no text for 'en'. Add it below 'en:' in this file."
            ])
    }

    @Test func aTextOfOneLocaleThatNoPreviewUsesIsNotWantedInOthers() {
        let package = SamplePackage(texts: [
            "A.yml": "en:\n  LampViewModel:\n    title: Lamp\nde:\n  LampViewModel:\n    title: Lampe\n    zombie: x\n"
        ])
        #expect(package.lines(MissingTranslation()) == [])
        #expect(package.lines(UnusedText()).count == 1)
    }

    @Test(arguments: [
        "en:\n  LampViewModel: [one\n", "en:\n  LampViewModel:\n    ? [a]\n    : x\n    ? [a]\n    : y\n",
    ])
    func whatAFileThatIsNotReadMayHaveIsNotMissing(text: String) {
        #expect(SamplePackage(texts: ["A.yml": text]).lines(MissingTranslation()) == [])
        let other = "de:\n  LampViewModel:\n    hint: Dimmen\n"
        #expect(SamplePackage(texts: ["A.yml": text, "B.yml": other]).lines(MissingTranslation()).count == 1)
    }

    @Test func aKeyWithNothingAfterItIsToldOnce() {
        let package = SamplePackage(texts: ["A.yml": "en:\n  LampViewModel:\n    hint: x\n    title: ~\n"])
        #expect(package.lines(MissingTranslation()) == [])
        #expect(package.lines(EmptyText()).count == 1)
    }

    @Test func aLocaleThatLacksMostIsToldOnce() {
        let keys = (1...50).map { "    key\($0): x\n" }.joined()
        let texts = "en:\n  LampViewModel:\n    title: Lamp\n\(keys)de:\n  LampViewModel:\n    title: Lampe\n\(keys)"
        let package = SamplePackage(texts: [
            "A.yml": texts, "pt.yml": "pt-PT:\n  LampViewModel:\n    title: Candeeiro\n",
        ])
        #expect(
            package.lines(MissingTranslation()) == [
                "pt.yml:1: 'pt-PT' lacks 50 of 51 texts, such as 'LampViewModel.key1'. "
                    + "Add them. The Translations page of the site lists all of them."
            ])
    }

    @Test func leavesWhatAParentHasAndLocalesThatAreNone() {
        let package = SamplePackage(texts: [
            "en.yml": "en:\n  LampViewModel:\n    title: Lamp\n",
            "au.yml": "en-AU:\n  LampViewModel:\n    hint: Torch\nen:\n  LampViewModel:\n    hint: Dim\n",
            "xx.yml": "xx:\n  LampViewModel:\n    hint: X\n",
        ])
        #expect(package.lines(MissingTranslation()) == [])
    }
}
