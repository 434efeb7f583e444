import Foundation
import Observation
import Testing

@testable import FOSMVVM

@ViewModel
struct HostedLampViewModel {
    let watts: Int
    var vmId = ViewModelId(type: Self.self)

    static func stub(watts: Int = 60) -> Self { .init(watts: watts) }
}

private struct HostedLampView: ViewModelView {
    private let viewModel: HostedLampViewModel

    init(viewModel: HostedLampViewModel) { self.viewModel = viewModel }
}

@Suite struct HostedViewTests {
    @Observable final class OtherObject {}

    private struct StatedView: ViewModelView {
        static var category: ViewCategory? { .container }

        init(viewModel: HostedLampViewModel) {}
    }

    @Test func aViewIsHostedAsItIs() throws {
        let view = HostedLampView.previewHost()
        #expect(HostedLampView.viewName == "HostedLampView")
        #expect(HostedLampView.shownCategory == .display)
        #expect(try MadePreview { view }.subject.view == HostedLampView.self)
        #expect(view.bundle == .module)
        #expect(view.locale == nil)
        #expect(view.frame == PreviewFrame())
        #expect(view.validations == nil)
    }

    @Test func aFolderOfAServerHasTheTexts() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("en: { T: { title: Title } }".utf8).write(to: folder.appending(path: "t.yml"))
        let view = HostedLampView.previewHost(serverHostedResourcesPath: folder, viewModel: .stub(watts: 7))
        #expect(view.givenBundle == Bundle(url: folder) && view.givenBundle != nil)
        #expect(view.bundle.yamlLocalization().t("T.title", locale: Locale(identifier: "en")) == "Title")
        #expect(try view.viewModel.watts == 7)
        let missing = folder.appending(path: "none")
        #expect(HostedLampView.previewHost(serverHostedResourcesPath: missing).givenBundle == nil)
    }

    @Test func aStatedCategoryIsTaken() {
        #expect(StatedView.shownCategory == .container)
    }

    @Test func validationsOfTheEnvironmentAreTheViews() {
        let validations = Validations()
        let view = HostedLampView.previewHost().environment(validations).environment(OtherObject())
        #expect(view.validations === validations)
    }

    @Test func theLastFrameCounts() {
        let view = HostedLampView.previewHost().frame(minWidth: 1).frame(width: 320, height: 200)
        #expect(view.frame == PreviewFrame(minWidth: 320, maxWidth: 320, minHeight: 200, maxHeight: 200))
    }

    @Test @MainActor func aViewInAPreviewIsHostedWithItsViewModelAndModifiers() throws {
        let validations = Validations()
        let plain = PreviewBuilder.buildExpression(HostedLampView(viewModel: .stub(watts: 7)))
        #expect(try plain.viewModel.watts == 7)
        let modified = PreviewBuilder.buildExpression(
            HostedLampView(viewModel: .stub(watts: 8)).environment(validations).frame(minWidth: 1).frame(width: 320))
        #expect(try modified.viewModel.watts == 8)
        #expect(modified.validations === validations)
        #expect(modified.frame == PreviewFrame(minWidth: 320, maxWidth: 320))
        let framed = PreviewBuilder.buildExpression(HostedLampView(viewModel: .stub()).frame(idealWidth: 390))
        #expect(framed.frame == PreviewFrame(idealWidth: 390))
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
