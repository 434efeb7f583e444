import FOSMVVM
import PreviewCatalog

@testable import PreviewSite

struct ProblemsPageView: ViewModelView {
    init(viewModel: ProblemsPageViewModel) {}
}

#Preview("All") {
    ProblemsPageView.previewHost(bundle: .module, viewModel: ProblemsPageViewModel(.problems()))
}

#Preview("Texts") {
    ProblemsPageView.previewHost(
        bundle: .module, viewModel: ProblemsPageViewModel(.problems { $0.kind = .texts }))
}

#Preview("None matching") {
    ProblemsPageView.previewHost(
        bundle: .module, viewModel: ProblemsPageViewModel(.problems { $0.kind = .snapshots }))
}

#Preview("Searching") {
    ProblemsPageView.previewHost(
        bundle: .module, viewModel: ProblemsPageViewModel(.stub(ProblemsPage()), found: nil))
}

extension PageContext {
    /// Returns the context of the page without links to editors, whose addresses differ on each machine.
    static func problems(_ change: (inout PageParameters) -> Void = { _ in }) -> PageContext {
        var context = stub(ProblemsPage(), changing: change)
        context.rights = [.changes]
        return context
    }
}
