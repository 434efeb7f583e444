import FOSMVVM
import PreviewCatalog

@testable import PreviewSite

struct WorkbenchPageView: ViewModelView {
    init(viewModel: WorkbenchPageViewModel) {}
}

#Preview("Closed drawer") {
    WorkbenchPageView.previewHost(bundle: .module)
}

#Preview("HTML") {
    WorkbenchPageView.previewHost(bundle: .module, viewModel: .stub(SampleProgram.list) { $0.panel = .html })
}

#Preview("Controls") {
    WorkbenchPageView.previewHost(
        bundle: .module,
        viewModel: .stub(SampleProgram.list) {
            $0.panel = .controls
            $0.arguments = PreviewArguments(texts: ["tasks": "x", "tasks.0": "你好", "color": "red"])
        })
}

#Preview("Texts") {
    WorkbenchPageView.previewHost(bundle: .module, viewModel: .stub(SampleProgram.note) { $0.panel = .strings })
}

#Preview("Hard-coded texts") {
    WorkbenchPageView.previewHost(
        bundle: .module,
        viewModel: .stub(SampleProgram.list) {
            $0.panel = .strings
            $0.locale = PseudoLocale.accented.identifier
        })
}

#Preview("Notes") {
    WorkbenchPageView.previewHost(bundle: .module, viewModel: .stub(SampleProgram.list) { $0.panel = .notes })
}

#Preview("Problems") {
    WorkbenchPageView.previewHost(bundle: .module, viewModel: .stub(SampleProgram.note) { $0.panel = .problems })
}
