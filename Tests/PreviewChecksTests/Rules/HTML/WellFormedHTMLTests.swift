import Testing

@testable import PreviewChecks

@Suite struct WellFormedHTMLTests {
    @Test func findsItAndNamesTheTemplateAndThePreview() {
        let package = SamplePackage(templates: ["LampView": "<section><div>{{title}}</section>"])
        #expect(
            package.lines(WellFormedHTML()) == [
                "Templates/LampView.mustache:1:10: </section> comes while <div> is still open. Close that one first. "
                    + "Seen in the preview 'lit' of LampViewModel."
            ])
    }

    @Test func findsWhatBrowsersMove() {
        let package = SamplePackage(templates: ["LampView": "<table><div>{{title}}</div></table>"])
        #expect(package.lines(WellFormedHTML()).count == 1)
    }

    @Test func findsMistakesThatHaveNoPlace() {
        let package = SamplePackage(templates: ["LampView": "<p>{{title}}<b a=></b><!-- a -- b --></p>"])
        #expect(package.lines(WellFormedHTML()).first?.contains("A browser finds 1 mistake in this HTML") == true)
        let valid = SamplePackage(templates: ["LampView": "<div>{{title}}<!-- a -- b --><select><hr></select></div>"])
        #expect(valid.lines(WellFormedHTML()) == [])
    }

    @Test func leavesWhatFits() {
        #expect(SamplePackage().lines(WellFormedHTML()) == [])
    }
}
