import FOSMVVM

/// Shows the part reply page with the template of this name.
public struct PartReplyPageView: ViewModelView {
    private let viewModel: PartReplyPageViewModel

    public init(viewModel: PartReplyPageViewModel) {
        self.viewModel = viewModel
    }
}

#if DEBUG
    #Preview {
        PartReplyPageView.previewHost(viewModel: .stub())
    }

    #Preview("Not found") {
        PartReplyPageView.previewHost(viewModel: .stub(result: .notFound(.stub())))
    }

    #Preview("No access") {
        PartReplyPageView.previewHost(viewModel: .stub(result: .noAccess(.stub())))
    }
#endif
