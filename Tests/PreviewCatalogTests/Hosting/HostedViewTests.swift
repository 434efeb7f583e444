import FOSMVVM
import Foundation
import Observation
import Testing

@testable import PreviewCatalog

@Suite struct HostedViewTests {
    @Observable final class OtherObject {}

    private struct StatedView: ViewModelView {
        static var category: ViewCategory? { .container }

        init(viewModel: CatalogLampViewModel) {}
    }

    @Test func aViewIsHostedAsItIs() {
        let view = CatalogLampView.previewHost()
        #expect(CatalogLampView.viewName == "CatalogLampView")
        #expect(CatalogLampView.shownCategory == .display)
        #expect(MadePreview { view }.subject.view == CatalogLampView.self)
        #expect(view.bundle == .main)
        #expect(view.locale == nil)
        #expect(view.frame == PreviewFrame())
        #expect(view.validations == nil)
    }

    @Test func aStatedCategoryIsTaken() {
        #expect(StatedView.shownCategory == .container)
    }

    @Test func validationsOfTheEnvironmentAreTheViews() {
        let validations = Validations()
        let view = CatalogLampView.previewHost().environment(validations).environment(OtherObject())
        #expect(view.validations === validations)
    }

    @Test func theLastFrameCounts() {
        let view = CatalogLampView.previewHost().frame(minWidth: 1).frame(width: 320, height: 200)
        #expect(view.frame == PreviewFrame(minWidth: 320, maxWidth: 320, minHeight: 200, maxHeight: 200))
    }

    @Test(
        arguments: [
            (PreviewFrame(), nil), (PreviewFrame(minWidth: 300), nil),
            (PreviewFrame(idealWidth: 400, maxWidth: 600), 400),
            (PreviewFrame(maxWidth: 600), 600), (PreviewFrame(idealWidth: .infinity, maxWidth: 600), 600),
            (PreviewFrame(maxWidth: .infinity), nil),
        ] as [(PreviewFrame, Double?)])
    func aCanvasBeginsWithAFiniteWidth(frame: PreviewFrame, width: Double?) {
        #expect(frame.width == width)
    }
}
