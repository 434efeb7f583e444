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

#Preview("None so far") {
    ProblemsPageView.previewHost(
        bundle: .module, viewModel: ProblemsPageViewModel(.problems(), found: .none(isComplete: false)))
}

#Preview("None") {
    ProblemsPageView.previewHost(
        bundle: .module, viewModel: ProblemsPageViewModel(.problems(), found: .none(isComplete: true)))
}

extension ProblemList {
    /// Returns a list whose only problem is expected.
    fileprivate static func none(isComplete: Bool) -> ProblemList {
        let found = SampleProgram.work.problems.found().problems.prefix(1).map(\.finding)
        return ProblemList([], known: found, isComplete: isComplete, in: SampleProgram.content)
    }
}

extension PageContext {
    /// Returns the context of the page without links to editors, whose addresses differ on each machine.
    static func problems(_ change: (inout PageParameters) -> Void = { _ in }) -> PageContext {
        var context = stub(ProblemsPage(), changing: change)
        context.access.rights = [.changes]
        return context
    }
}
