import FOSMVVM
import PreviewCatalog
import Testing

@testable import PreviewChecks

@Suite struct NameMismatchTests {
    @Test func findsAViewThatIsCalledOtherwise() {
        let lantern = PreviewRecord(file: "/package/Sources/Lamps/LanternView.swift", line: 5) {
            LanternView.previewHost(viewModel: .stub())
        }
        let package = SamplePackage(templates: ["LanternView": "<p></p>"], previews: [lantern])
        #expect(
            package.lines(NameMismatch()) == [
                "Sources/Lamps/LanternView.swift:5: LanternView shows LampViewModel. Rename the view to LampView."
            ])
    }

    @Test func findsTemplatesThatAreCalledOtherwise() {
        let package = SamplePackage(templates: ["Lamps/lampview": "", "LampViewModel": "", "Icon": ""])
        let message = "so this template is not used. Rename it to LampView.mustache."
        #expect(
            package.lines(NameMismatch()) == [
                "Templates/LampViewModel.mustache: There is no view LampViewModel, \(message)",
                "Templates/Lamps/lampview.mustache: There is no view lampview, \(message)",
            ])
    }

    @Test func leavesNamesThatMatch() {
        #expect(SamplePackage().lines(NameMismatch()) == [])
    }
}
