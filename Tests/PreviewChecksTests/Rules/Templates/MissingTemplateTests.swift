import FOSMVVM
import Foundation
import PreviewCatalog
import Testing

@testable import PreviewChecks

@Suite struct MissingTemplateTests {
    @Test func findsAViewOnceByItsFirstPreview() {
        let package = SamplePackage(
            templates: ["LampViews": ""], previews: [SamplePackage.lamp, .lamp("Dark", .stub())])
        #expect(
            package.lines(MissingTemplate()) == [
                "Templates/LampViews.mustache: LampView has no template. Did you mean LampViews.mustache? "
                    + "Rename it to LampView.mustache, or add LampView.mustache to Templates."
            ])
    }

    @Test func `A view whose template is missing is one finding, however many templates include it`() {
        let shade = PreviewRecord(name: "Red", file: "/package/Sources/Lamps/ShadeView.swift", line: 3) {
            ShadeView.previewHost(viewModel: ShadeViewModel.stub())
        }
        let package = SamplePackage(
            templates: ["LampView": "<p>{{> ShadeView}}\n{{> ShadeView}}</p>", "ShdeView": "<b>{{color}}</b>"],
            previews: [SamplePackage.lamp, shade])
        let rules: [any CheckRule] = [MissingTemplate(), MissingPartial(), UnusedTemplate()]
        #expect(
            rules.flatMap { package.lines($0) } == [
                "Templates/ShdeView.mustache: ShadeView has no template. Did you mean ShdeView.mustache? "
                    + "Rename it to ShadeView.mustache, or add ShadeView.mustache to Templates. "
                    + "Included in Templates/LampView.mustache:1:4, Templates/LampView.mustache:2:1."
            ])
    }

    @Test func aTemplateOfAnotherViewIsNotMeant() {
        let package = SamplePackage(
            templates: ["ShadeView": "", "Lamp": ""], viewModels: [ViewModelRecord(ShadeViewModel.self)])
        #expect(
            package.lines(MissingTemplate()) == [
                "Sources/Lamps/LampView.swift:7: LampView has no template. Add LampView.mustache to Templates."
            ])
    }

    @Test func aPackageWithoutTemplatesHasOneFinding() {
        let shade = PreviewRecord(name: "Red", file: "/package/Sources/Lamps/ShadeView.swift", line: 3) {
            ShadeView.previewHost(viewModel: ShadeViewModel.stub())
        }
        let package = SamplePackage(templates: [:], previews: [SamplePackage.lamp, shade])
        #expect(
            package.lines(MissingTemplate()) == [
                "The package has no templates, so its 2 views use those of their categories. Add the first one, "
                    + "Templates/LampView.mustache."
            ])
    }

    @Test func findsAViewWithSeveral() {
        let package = SamplePackage(templates: ["A/LampView": "", "B/LampView": ""])
        #expect(package.lines(MissingTemplate()).first?.contains("A/LampView, B/LampView") == true)
    }

    @Test func severalAreToldOnce() {
        let package = SamplePackage(
            templates: [
                "A/LampView": "<p>{{> Row}}</p>", "B/LampView": "<p></p>", "A/Row": "<b></b>", "B/Row": "<b></b>",
            ])
        #expect(
            CheckRun().report(on: package.subject).findings.map(\.rule).filter { $0 != "missing-partial" } == [
                "missing-template"
            ])
        #expect(package.lines(MissingPartial()).count == 1)
        #expect(package.lines(MissingPartial()).first?.hasPrefix("Templates/A/LampView.mustache:1:4: ") == true)
    }

    @Test func leavesAViewWithOne() {
        #expect(SamplePackage(templates: ["Lamps/LampView": ""]).lines(MissingTemplate()) == [])
    }

    @Test func filesThatAreNearlyTemplatesAreNamed() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "checks-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        var package = SamplePackage(root: root, templates: ["ShadeView": "{{> Cards/Card}}"])
        func write(_ path: String) throws {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        try write("Sources/App/Lamps/LampView.mustache")
        try write("Templates/Cards/Card.html")
        let messages = (package.lines(MissingTemplate()) + package.lines(MissingPartial())).map {
            $0.replacing(#/^[^ ]* /#, with: "")
        }
        #expect(
            messages == [
                "LampView has no template. Templates are in the folder Templates: "
                    + "move Sources/App/Lamps/LampView.mustache there.",
                "There is no template \"Cards/Card\". Rename Templates/Cards/Card.html to Card.mustache.",
            ])
        package.templates["LampView"] = ""
        #expect(package.lines(MissingTemplate()) == [])
    }
}
