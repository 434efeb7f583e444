import FOSMVVM
import Foundation
import HTTPCore
import Testing

@testable import PreviewSite

/// Shows the name and the size of a preview.
private struct SizePanel: PreviewPanel {
    let name = "size"
    let title = "Size"

    func content(of preview: PanelSubject) -> any ViewModel {
        SizeViewModel(size: "\(preview.name) & \(preview.html.isEmpty) in \(preview.locale.tag)")
    }
}

private struct FailingPanel: PreviewPanel {
    struct Failure: LocalizedError {
        var errorDescription: String? { "The size is unknown." }
    }

    let name = "size"
    let title = "Size"

    func content(of preview: PanelSubject) throws -> any ViewModel { throw Failure() }
}

/// Has the name of a built-in panel.
private struct HTMLPanel: PreviewPanel {
    let name = "html"
    let title = "Own HTML"

    func content(of preview: PanelSubject) -> any ViewModel { SizeViewModel(size: "") }
}

@ViewModel
private struct SizeViewModel {
    let size: String
    var vmId = ViewModelId(type: Self.self)

    static func stub() -> Self { .init(size: "small") }
}

@Suite struct PreviewPanelTests {
    private func content(_ panel: any PreviewPanel) -> PanelContent? {
        let context = PageContext.stub(WorkbenchPage(SampleProgram.list))
        return PreviewRendering(SampleProgram.list, context: context).content(of: panel, editors: context.editors)
    }

    @Test func aPanelShowsItsViewModel() throws {
        guard case .own(let panel) = try #require(content(SizePanel())) else {
            Issue.record("The panel has another content.")
            return
        }
        #expect(panel.html.contains("\(SampleProgram.list.name) &amp; false in en"))
        #expect(panel.language == "en")
        #expect(panel.direction == "ltr")
    }

    @Test func aFailureOfAPanelIsShown() throws {
        guard case .diagnostics(let diagnostics) = try #require(content(FailingPanel())) else {
            Issue.record("The panel has another content.")
            return
        }
        #expect("\(diagnostics)".contains("The panel Size has no content: The size is unknown."))
    }

    @Test func panelsHaveTheNamesOfAddresses() {
        #expect(Panels().named("viewModel") == .viewModel)
        #expect(Panels().named("closed") == .closed)
        #expect(Panels().named("size") == nil)
        #expect(Panels(own: [SizePanel()]).named("size")?.rawValue == "size")
    }

    @Test func aBuiltInPanelIsNotReplaced() {
        let panels = Panels(own: [HTMLPanel(), SizePanel()])
        #expect(panels.tabs.map(\.rawValue) == Panels().tabs.map(\.rawValue) + ["size"])
        #expect(panels.own(.html) == nil)
    }

    @Test func theWorkbenchHasATabForAPanelOfTheProgram() throws {
        let site = PreviewSite(
            catalog: SampleProgram.content.catalog, folders: .sample,
            extensions: ProgramExtensions(panels: [SizePanel()]))
        let target = "\(WorkbenchPage(SampleProgram.list).address)?panel=size"
        let page = String(decoding: site.respond(to: try HTTPRequest(target: target)).body, as: UTF8.self)
        #expect(page.contains(">Size<"))
        #expect(page.contains("\(SampleProgram.list.name) &amp; false in en"))
    }
}
